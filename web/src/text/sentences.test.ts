/** Python says the same sentences: it wrote them into tests/drawing/sentences.json. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import type { GameEvent } from '../api/messages';
import { loadTranslator, type Arguments, type Language, type Translator } from './bundle';
import { logLine, placeOf } from './log';
import { spokenStep } from './spoken';

type Said = Partial<Record<Language, string>>;
type GoldenStep = Said & { step: string };
type GoldenEvent = Said & { event: GameEvent };
interface Golden {
  steps: GoldenStep[];
  events: GoldenEvent[];
}
const FILE = new URL('../../../tests/drawing/sentences.json', import.meta.url);
const golden = JSON.parse(readFileSync(fileURLToPath(FILE), 'utf-8')) as Golden;

describe.each(['en', 'ru'] as const)('in %s', (language) => {
  let translator: Translator;
  beforeAll(async () => {
    translator = await loadTranslator(language);
  });
  const say = (id: string, args?: Arguments) => translator.say(id, args);

  it.each(golden.steps)('the step $step is said as Python says it', (one) => {
    expect(spokenStep(say, one.step)).toBe(one[language]);
  });

  it.each(golden.events)('the event $event is told as Python tells it', (one) => {
    expect(logLine(say, one.event)).toBe(one[language]);
  });
});

it('a step begins with a capital where a language begins with the container', async () => {
  const german = await loadTranslator('de');
  expect(spokenStep((id, args) => german.say(id, args), 'take tan@3')).toBe(
    'Den beigen Container für 3\u00a0$ nehmen',
  );
});

it('what is not a step is left as it is', () => {
  const nothing = () => '';
  for (const text of ['take tan@7', 'bid 7 +3', 'sail', 'fly']) {
    expect(spokenStep(nothing, text)).toBe(text);
  }
});

it('an event that is not for reading is left out', async () => {
  const english = await loadTranslator('en');
  const event = { event: 'step', seq: 1, at: 0, seat: 'red', step: 'produce' } as const;
  const say = (id: string, args?: Arguments) => english.say(id, args);
  expect(logLine(say, event)).toBeNull();
  expect(logLine(say, { ...event, step: 'pass' })).toBe('Red passes.');
});

it('a place is taken apart', () => {
  expect(placeOf('red.harbour@4')).toEqual({
    kind: 'harbour',
    seat: 'red',
    price: 4,
    broker: 'none',
  });
  expect(placeOf('broker II').broker).toBe('II');
  expect(placeOf('payment card').kind).toBe('payment-card');
});
