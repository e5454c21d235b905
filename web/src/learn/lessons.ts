/** The lessons, in the order in which they are meant to be played. Their scripts are on the server. */
export const LESSONS = ['quay', 'island', 'bank'] as const;
export type LessonName = (typeof LESSONS)[number];

export const lessonOf = (name: string): LessonName | undefined =>
  LESSONS.find((lesson) => lesson === name);

export const nextLesson = (name: LessonName): LessonName | undefined =>
  LESSONS[LESSONS.indexOf(name) + 1];

/** What a lesson is called, and what it is about. */
export const TITLES: Record<LessonName, { title: string; about: string }> = {
  quay: { title: 'learn-quay', about: 'learn-quay-about' },
  island: { title: 'learn-island', about: 'learn-island-about' },
  bank: { title: 'learn-bank', about: 'learn-bank-about' },
};
