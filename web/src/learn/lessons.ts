/** The lessons, and what they say at which step of the server's recorded games. */

export type LessonName = 'quay' | 'island' | 'bank';

interface Lesson {
  name: LessonName;
  title: string;
  about: string;
  next: LessonName | null;
  /** After this many steps this message is shown, until the next one. */
  words: Readonly<Record<number, string>>;
}

export const LESSONS: readonly Lesson[] = [
  {
    name: 'quay',
    title: 'learn-quay',
    about: 'learn-quay-about',
    next: 'island',
    words: {
      0: 'learn-quay-machine',
      1: 'learn-quay-produce',
      2: 'learn-quay-prices',
      5: 'learn-quay-others',
      19: 'learn-quay-warehouse',
      20: 'learn-quay-restock',
      21: 'learn-quay-take',
      23: 'learn-quay-harbour-price',
      25: 'learn-quay-visitor',
      37: 'learn-quay-sail',
      38: 'learn-quay-load',
      40: 'learn-quay-produce-again',
      41: 'learn-quay-reprice',
      46: 'learn-quay-market',
      63: 'learn-quay-docked',
      66: 'learn-quay-sea',
      67: 'learn-quay-before-island',
      79: 'learn-quay-island',
      80: 'learn-quay-bids',
      82: 'learn-quay-accept',
      83: 'learn-quay-end',
    },
  },
  {
    name: 'island',
    title: 'learn-island',
    about: 'learn-island-about',
    next: 'bank',
    words: {
      0: 'learn-island-start',
      1: 'learn-island-bid',
      2: 'learn-island-sealed',
      3: 'learn-island-loan',
      4: 'learn-island-tie',
      5: 'learn-island-opened',
      7: 'learn-island-sales',
      17: 'learn-island-sail',
      18: 'learn-island-wait',
      20: 'learn-island-decline',
      21: 'learn-island-kept',
      29: 'learn-island-repay',
      30: 'learn-island-end-near',
      31: 'learn-island-last-prices',
      34: 'learn-island-last-action',
      35: 'learn-island-last-take',
      39: 'learn-island-score',
    },
  },
  {
    name: 'bank',
    title: 'learn-bank',
    about: 'learn-bank-about',
    next: null,
    words: {
      0: 'learn-bank-call',
      1: 'learn-bank-bid',
      2: 'learn-bank-produce',
      5: 'learn-bank-outbid',
      18: 'learn-bank-outbid-back',
      19: 'learn-bank-raise',
      20: 'learn-bank-bound',
      21: 'learn-bank-wait',
      31: 'learn-bank-won',
      32: 'learn-bank-load',
      35: 'learn-bank-sea',
      36: 'learn-bank-others',
      42: 'learn-bank-bluff',
      43: 'learn-bank-declined',
      45: 'learn-bank-goods',
      48: 'learn-bank-money',
      49: 'learn-bank-offer',
      51: 'learn-bank-last',
      53: 'learn-bank-end',
    },
  },
];

export const lessonOf = (name: string): Lesson | undefined =>
  LESSONS.find((lesson) => lesson.name === name);

/** What the lesson says after some number of steps. */
export function wordsAt(lesson: Lesson, step: number): string {
  const last = Object.keys(lesson.words).findLast((start) => Number(start) <= step);
  return lesson.words[Number(last ?? 0)] ?? '';
}

/** Whether the lesson says something new here. */
export const speaksAt = (lesson: Lesson, step: number) => lesson.words[step] !== undefined;
