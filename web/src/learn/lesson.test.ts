import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openBrowser } from '../testing/browser';
import { stepEvent, viewWith } from '../testing/positions';
import { Refusal, Server } from '../testing/server';
import { loadTranslator } from '../text/bundle';
import { text } from '../text/text.svelte';
import { Lesson } from './lesson.svelte';
import { lessonOf, speaksAt, wordsAt } from './lessons';

/** Who does what in the recorded game. */
const STEPS = ['produce', 'place tan@2', 'red', 'red', 'red', 'red', 'pass'];
let server: Server;
let still = true;
beforeEach(async () => {
  openBrowser();
  still = true;
  vi.stubGlobal('matchMedia', () => ({ matches: still }));
  server = new Server({
    'GET /api/lessons/quay': ({ path }) => {
      const to = Number(/to=(\d+)/.exec(path)?.[1]);
      const step = STEPS[to];
      const next =
        step === undefined ? null : step === 'red' ? { seat: 'red' } : { seat: 'blue', step };
      const view = viewWith({ open: { hand: ['white'] } as never });
      return {
        to,
        steps: STEPS.length,
        next,
        ahead: [],
        wanted: next?.step === undefined ? [] : [next.step],
        view,
        bids: null,
        insight: {},
        events: [stepEvent(to, 'blue', 'x')],
      };
    },
  });
  text.translator = await loadTranslator('en', ['learn']);
});
afterEach(() => void vi.useRealTimers());

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
  expect([lesson.last, lesson.finished, lesson.busy, lesson.insights]).toEqual([
    7,
    false,
    false,
    {},
  ]);
  expect([lesson.nameOf('red'), lesson.pointing.chosen]).toEqual(['Red', 'white']);
  await lesson.take('produce');
  expect([lesson.step, lesson.pointing.chosen]).toEqual([1, 'tan']);
  expect(lesson.events.map((event) => event.seq)).toEqual([0, 1]);
});

test('another step is answered with what is to be done', async () => {
  const lesson = await open();
  await lesson.take('sail sea');
  expect([lesson.step, lesson.problem?.includes('Produce')]).toEqual([0, true]);
  await lesson.changeDraft();
  await lesson.lookAt();
  expect(lesson.step).toBe(0);
});

test('the others play until there is something to do or to say', async () => {
  const lesson = await open();
  await lesson.take('produce');
  await lesson.take('place tan@2');
  expect([lesson.mineToDo, lesson.draft]).toEqual([null, null]);
  await lesson.take('pass');
  expect(lesson.step).toBe(2);
  await lesson.goOn();
  // After five steps the lesson explains something.
  expect([lesson.step, lesson.running]).toEqual([5, false]);
  await lesson.goOn();
  expect([lesson.step, lesson.mineToDo]).toEqual([6, 'pass']);
  await lesson.endTurn();
  expect(lesson.finished).toBe(true);
});

test('they take their time where motion is welcome', async () => {
  still = false;
  const lesson = await open();
  await lesson.take('produce');
  await lesson.take('place tan@2');
  vi.useFakeTimers();
  const going = lesson.goOn();
  await vi.advanceTimersByTimeAsync(400);
  expect([lesson.step, lesson.running]).toEqual([3, true]);
  await vi.advanceTimersByTimeAsync(2000);
  await going;
  expect(lesson.step).toBe(5);
});

test('one can go back to the beginning', async () => {
  const lesson = await open();
  await lesson.take('produce');
  await lesson.back();
  await lesson.back();
  expect([lesson.step, lesson.events.length]).toEqual([0, 1]);
});

test('trouble is told, and ends a run', async () => {
  const lesson = await open();
  server.on('GET /api/lessons/quay', () => new Refusal('busy', 'Later.'));
  await Promise.all([lesson.take('produce'), lesson.take('produce')]);
  expect([lesson.step, lesson.problem, lesson.busy]).toEqual([0, 'Later.', false]);
});

test('words hold until the next ones', () => {
  const lesson = lessonOf('quay');
  expect(lessonOf('nowhere')).toBeUndefined();
  if (lesson === undefined) throw new Error('no lesson');
  expect(wordsAt(lesson, 4)).toBe(wordsAt(lesson, 2));
  expect([speaksAt(lesson, 2), speaksAt(lesson, 3)]).toEqual([true, false]);
});

test('prices are set in any order, and taken back the same way', async () => {
  const lesson = await open();
  const asked: string[] = [];
  const both = ['place tan@2', 'place white@3'];
  server.on('GET /api/lessons/quay', ({ path }) => {
    const query = new URLSearchParams(path.split('?')[1]);
    const ahead = (query.get('ahead') ?? '').split(',').filter((one) => one !== '');
    asked.push(`${query.get('to')} ${ahead.join()}`);
    const wanted = both.filter((one) => !ahead.includes(one));
    return {
      to: Number(query.get('to')) + ahead.length,
      steps: STEPS.length,
      next: { seat: 'blue', step: wanted[0] },
      ahead,
      wanted,
      view: viewWith(),
      bids: null,
      insight: {},
      events: [],
    };
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
  expect(asked).toEqual(['1 ', '1 place white@3', '1 ', '0 ']);
});
