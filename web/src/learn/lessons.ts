import type { Colour } from '../game/words';

/** The lessons, in the order in which they are meant to be played. Their scripts are on the server. */
export const LESSONS = ['quay', 'island', 'bank', 'debt', 'tie', 'sale', 'expert'] as const;
export type LessonName = (typeof LESSONS)[number];

export const lessonOf = (name: string): LessonName | undefined =>
  LESSONS.find((lesson) => lesson === name);

export const nextLesson = (name: LessonName): LessonName | undefined =>
  LESSONS[LESSONS.indexOf(name) + 1];

interface About {
  /** The messages that say what it is called, what it teaches, and at its end what the reader has done. */
  title: string;
  about: string;
  did: string;
  /** What the reader's ship brings home then: goods that the lesson was about. */
  cargo: readonly Colour[];
  /** How long it takes, played without haste. */
  minutes: number;
  /** The edition that it belongs to, if the other one does not have what it teaches. */
  edition?: 2007 | 2018;
}
export const ABOUT: Record<LessonName, About> = {
  quay: {
    title: 'learn-quay',
    about: 'learn-quay-about',
    did: 'learn-quay-did',
    cargo: ['white', 'black'],
    minutes: 5,
  },
  island: {
    title: 'learn-island',
    about: 'learn-island-about',
    did: 'learn-island-did',
    cargo: ['brown', 'white', 'tan', 'orange', 'black'],
    minutes: 5,
  },
  bank: {
    title: 'learn-bank',
    about: 'learn-bank-about',
    did: 'learn-bank-did',
    cargo: ['brown', 'white'],
    minutes: 5,
    edition: 2018,
  },
  debt: {
    title: 'learn-debt',
    about: 'learn-debt-about',
    did: 'learn-debt-did',
    cargo: ['white', 'brown', 'tan'],
    minutes: 3,
  },
  tie: {
    title: 'learn-tie',
    about: 'learn-tie-about',
    did: 'learn-tie-did',
    cargo: ['brown', 'orange'],
    minutes: 2,
  },
  sale: {
    title: 'learn-sale',
    about: 'learn-sale-about',
    did: 'learn-sale-did',
    cargo: ['tan', 'orange', 'black'],
    minutes: 2,
    edition: 2007,
  },
  expert: {
    title: 'learn-expert',
    about: 'learn-expert-about',
    did: 'learn-expert-did',
    cargo: ['brown', 'orange', 'black'],
    minutes: 3,
    edition: 2018,
  },
};

/** What everyone should know before a first game, and what can wait until it happens. */
export const GROUPS: readonly { title: string; lessons: readonly LessonName[] }[] = [
  { title: 'learn-group-game', lessons: ['quay', 'island', 'bank'] },
  { title: 'learn-group-cases', lessons: ['debt', 'tie', 'sale', 'expert'] },
];

/** Lessons that were played to their end, as the browser remembers them. */
export const playedLessons = (kept: string | null): LessonName[] =>
  LESSONS.filter((lesson) => (kept ?? '').split(' ').includes(lesson));
