import { read } from './http';
import type { LessonMoment } from './messages';

export type { LessonMoment };

export const readLesson = (name: string, to: number) =>
  read<LessonMoment>(`/api/lessons/${name}?to=${to}`);
