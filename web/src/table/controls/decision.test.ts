import { expect, test } from 'vitest';
import { viewWith } from '../../testing/positions';
import type { Decision } from '../../game/view';
import { isExplained, isResting } from './decision';

const auction = { seller: 'red', lot: [], round: 1, committed: [] } as never;

/** An auction, and what is asked of me meanwhile. */
const during = (decision: Decision | null, staging = false) => ({
  now: viewWith({ asked: decision === null ? null : { seats: ['blue'], decision }, auction }),
  asked: decision !== null,
  auction: staging ? undefined : auction,
  staging,
  awaited: staging && decision !== 'action',
  busy: false,
  draft: null,
});

test('whoever is asked in an auction is not told to wait for its end', () => {
  const asked = [during('bid'), during('settle')];
  expect(asked.map(isResting)).toEqual([false, false]);
  expect(asked.map(isExplained)).toEqual([true, true]);
  expect(isResting(during('bid', true))).toBe(false);
});

test('whoever is not asked, or only after it, waits for its end', () => {
  const waiting = [during(null), during(null, true), during('action', true)];
  expect(waiting.map(isResting)).toEqual([true, true, true]);
  expect(isResting({ ...during(null), auction: undefined })).toBe(false);
});
