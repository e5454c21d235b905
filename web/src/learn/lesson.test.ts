import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { LessonMoment } from '../api/games';
import { openBrowser } from '../testing/browser';
import { stepEvent, viewWith } from '../testing/positions';
import { Refusal, Server } from '../testing/server';
import { loadTranslator } from '../text/bundle';
import { text } from '../text/text.svelte';
import { Lesson } from './lesson.svelte';
import { GROUPS, LESSONS, lessonOf, nextLesson, playedLessons } from './lessons';

/** Who does what in the recorded game: the reader's steps, and how far the others play. */
const STEPS = ['produce', 'place tan@2', 'done', 'red', 'red', 'red', 'pass'];
const MESSAGES = ['learn-quay-produce', 'learn-quay-others', 'learn-quay-market'];
const asked: string[] = [];
let server: Server;

function momentAt(to: number, ahead: string[] = []): LessonMoment {
  const step = STEPS[to];
  const mine = step !== undefined && step !== 'red';
  const next =
    step === undefined ? null : { seat: mine ? 'blue' : 'red', step: mine ? step : null };
  const stocking = to === 1 || to === 2;
  return {
    lesson: 'quay',
    steps: STEPS.length,
    to,
    next: next as LessonMoment['next'],
    ahead,
    wanted: mine ? [step] : [],
    legal: mine ? [step, 'loan'] : [],
    draft: to > 3 && to < 6 ? null : { ...DRAFT, steps: STEPS.slice(0, to), complete: to === 3 },
    message: MESSAGES[to < 3 ? 0 : to < 6 ? 1 : 2] ?? '',
    messages: MESSAGES,
    pause: to < 6 ? 6 : STEPS.length,
    view: viewWith({
      asked: { seats: [mine ? 'blue' : 'red'], decision: stocking ? 'stock' : 'action' },
      open: { hand: ['white'] } as never,
    }),
    bids: null,
    insight: {} as LessonMoment['insight'],
    events: [stepEvent(to, 'blue', 'x')],
  };
}
const DRAFT = { redo: [], changes: 1, complete: false, final: [] };

beforeEach(async () => {
  openBrowser();
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  asked.length = 0;
  server = new Server({
    'GET /api/lessons/quay': ({ path }) => {
      asked.push(path.split('?')[1] ?? '');
      return momentAt(Number(/to=(\d+)/.exec(path)?.[1]));
    },
  });
  text.translator = await loadTranslator('en', ['learn']);
});

async function open(): Promise<Lesson> {
  const lesson = new Lesson('quay');
  await lesson.open();
  return lesson;
}

test('the reader is asked for the next recorded step', async () => {
  const lesson = await open();
  expect([lesson.mineToDo, [...lesson.legal], lesson.seat]).toEqual([
    'produce',
    ['produce'],
    'blue',
  ]);
  expect([lesson.last, lesson.finished, lesson.busy]).toEqual([7, false, false]);
  expect([lesson.nameOf('red'), lesson.pointing.chosen]).toEqual(['Red', 'white']);
  await lesson.take('produce');
  expect([lesson.step, lesson.pointing.chosen]).toEqual([1, 'tan']);
  expect(lesson.events).toHaveLength(2);
});

test('what follows by itself in a game follows here, and one step back takes it along', async () => {
  const lesson = await open();
  await lesson.take('produce');
  await lesson.take('place tan@2');
  expect([lesson.step, lesson.mineToDo, lesson.draft?.complete]).toEqual([3, null, true]);
  await lesson.changeDraft('undo');
  expect([lesson.step, lesson.mineToDo]).toEqual([1, 'place tan@2']);
  await lesson.take('place tan@2');
  await lesson.changeDraft('reset');
  expect([lesson.step, lesson.canGoBack]).toEqual([0, false]);
});

test('what was undone can be done again, until something else is done', async () => {
  const lesson = await open();
  await lesson.take('produce');
  await lesson.take('place tan@2');
  await lesson.changeDraft('reset');
  expect(lesson.draft?.redo).toEqual(['place tan@2', 'produce']);
  await lesson.changeDraft('redo');
  expect([lesson.step, lesson.draft?.redo]).toEqual([1, ['place tan@2']]);
  await lesson.changeDraft('redo');
  expect([lesson.step, lesson.draft?.complete, lesson.draft?.redo]).toEqual([3, true, []]);
  await lesson.changeDraft('redo');
  expect(lesson.step).toBe(3);
  await lesson.changeDraft('undo');
  await lesson.take('place tan@2');
  expect(lesson.draft?.redo).toEqual([]);
});

test('the end of a turn is not done again by redo', async () => {
  const lesson = await open();
  await lesson.take('produce', 'place tan@2');
  await lesson.endTurn();
  await lesson.back();
  expect([lesson.step, lesson.draft?.complete, lesson.draft?.redo]).toEqual([3, true, []]);
  await lesson.changeDraft('redo');
  expect(lesson.step).toBe(3);
});

test('the end of the turn lets the others play until there is something to do', async () => {
  const lesson = await open();
  await lesson.take('produce', 'place tan@2');
  await lesson.endTurn();
  expect([lesson.step, lesson.mineToDo, lesson.message]).toEqual([6, 'pass', 'learn-quay-market']);
  expect(asked.at(-1)).toBe('to=6&since=3');
  await lesson.goOn();
  expect(lesson.step).toBe(6);
  await lesson.endTurn();
  expect([lesson.finished, lesson.ended, lesson.draft]).toEqual([true, true, null]);
  await lesson.back();
  expect(lesson.step).toBe(6);
});

describe('the answer to another step', () => {
  test('says what to do, and goes with the next step', async () => {
    const lesson = await open();
    await lesson.take('sail sea');
    expect([lesson.step, lesson.answer]).toEqual([0, 'Not yet. First choose “Produce”.']);
    lesson.pointing.why = { words: lesson.whyNot('build') ?? '', money: false };
    await lesson.take('produce');
    expect([lesson.step, lesson.answer]).toEqual([1, null]);
  });

  test('can be forgotten', async () => {
    const lesson = await open();
    await lesson.take('sail sea');
    lesson.forget();
    expect(lesson.answer).toBeNull();
  });

  test('is about the end of the turn once the turn is complete', async () => {
    const lesson = await open();
    await lesson.take('produce', 'place tan@2');
    expect(lesson.whyNot('produce')).toContain('End turn');
  });
});

test('trouble is told', async () => {
  const lesson = await open();
  server.on('GET /api/lessons/quay', () => new Refusal('busy', 'Later.'));
  await Promise.all([lesson.take('produce'), lesson.take('produce')]);
  expect([lesson.step, lesson.answer, lesson.busy]).toEqual([0, 'Later.', false]);
});

test('entries have ever higher numbers, also after going back', async () => {
  const lesson = await open();
  await lesson.take('produce');
  const before = lesson.events.at(-1)?.seq ?? 0;
  await lesson.back();
  await lesson.take('produce');
  expect(lesson.events).toHaveLength(2);
  expect(lesson.events.at(-1)?.seq).toBeGreaterThan(before);
});

test('lessons come one after another', () => {
  expect(LESSONS.map(nextLesson)).toEqual([...LESSONS.slice(1), undefined]);
  expect(GROUPS.flatMap(({ lessons }) => lessons)).toEqual(LESSONS);
  expect(playedLessons('bank quay nowhere')).toEqual(['quay', 'bank']);
  expect(playedLessons(null)).toEqual([]);
  expect([lessonOf('quay'), lessonOf('nowhere')]).toEqual(['quay', undefined]);
});

test('prices are set in any order, and taken back the same way', async () => {
  const lesson = await open();
  const both = ['place tan@2', 'place white@3'];
  server.on('GET /api/lessons/quay', ({ path }) => {
    const query = new URLSearchParams(path.split('?')[1]);
    const ahead = (query.get('ahead') ?? '').split(',').filter((one) => one !== '');
    asked.push(`${query.get('to')} ${ahead.join()}`);
    const wanted = both.filter((one) => !ahead.includes(one));
    const to = Number(query.get('to')) + ahead.length;
    return { ...momentAt(to, ahead), next: { seat: 'blue', step: wanted[0] }, wanted };
  });
  await lesson.take('produce');
  expect([...lesson.legal]).toEqual(both);
  expect(lesson.whyNot('place white@4')).toContain('white container at $3');
  expect(lesson.whyNot('sail sea')).toContain('tan');
  expect(lesson.whyNot('place tan@2')).toBeNull();
  await lesson.take('place white@3');
  expect([lesson.step, [...lesson.legal]]).toEqual([2, ['place tan@2']]);
  await lesson.back();
  expect([lesson.step, lesson.legal.size]).toEqual([1, 2]);
  await lesson.back();
  expect(asked.slice(1)).toEqual(['1 ', '1 place white@3', '1 ', '0 ']);
});
