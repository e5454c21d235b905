import { expect, test } from 'vitest';
import type { Decision } from '../../game/view';
import { viewWith } from '../../testing/positions';
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

test('whoever is asked in an auction is told what, and not to wait for its end', () => {
  const asked = [during('bid'), during('settle')];
  expect(asked.map(isResting)).toEqual([false, false]);
  expect(asked.map(isExplained)).toEqual([true, true]);
});

test('whoever is not asked, or only after what the stage still tells, waits', () => {
  const waiting = [during(null), during(null, true), during('action', true), during('bid', true)];
  expect(waiting.map(isResting)).toEqual([true, true, true, true]);
  expect(waiting.map(isExplained)).toEqual([false, false, false, false]);
  expect(isResting({ ...during(null), auction: undefined })).toBe(false);
});
