/** A step as a person would say it, for buttons and screen readers. */
import type { Arguments } from './bundle';

type Say = (id: string, args?: Arguments) => string;

const SEAT = 'blue|red|yellow|green|purple';
const COLOUR = 'black|brown|orange|tan|white';
const PRICED = `(?<colour>${COLOUR})@(?<price>[1-6])`;

/** The steps of docs/notation.md that name something, each with its message. */
const PATTERNS: readonly [string, RegExp][] = (
  [
    ['step-machine', `machine (?<colour>${COLOUR})`],
    ['step-restock', `restock (?<seat>${SEAT})`],
    ['step-sail', `sail (?:(?<place>sea|island|bank)|(?<seat>${SEAT}))`],
    ['step-call', `call (?<broker>I{1,3}) (?<space>goods|money)`],
    ['step-make', `make (?<colour>${COLOUR})`],
    ['step-take', `take ${PRICED}`],
    ['step-take-free', `take (?<colour>${COLOUR})`],
    ['step-lift', `lift ${PRICED}`],
    ['step-place', `place ${PRICED}`],
    ['step-sell', `sell ${PRICED}`],
    ['step-seize', `seize (?<colour>${COLOUR})`],
    ['step-seize-priced', `seize ${PRICED}`],
    ['step-seize-machine', `seize machine (?<colour>${COLOUR})`],
    ['step-seize-warehouse', `seize warehouse (?<cost>\\d)`],
    ['step-pay', `pay (?<colour>${COLOUR})`],
    ['step-offer-factory', `offer factory ${PRICED}`],
    ['step-offer-harbour', `offer harbour ${PRICED}`],
    ['step-accept', `accept (?<seat>${SEAT})`],
    ['step-bid', `bid (?<amount>\\d{1,10})(?: \\+(?<cards>[12]))?`],
  ] as const
).map(([id, pattern]) => [id, new RegExp(`^${pattern}$`)]);

const NUMBERS = new Set(['price', 'cost', 'amount', 'cards']);
const DEFAULTS: Record<string, Arguments> = {
  'step-sail': { place: 'harbour', seat: '' },
  'step-bid': { cards: 0 },
};

/**
 * A step as a person would say it. It begins with a capital, also where a language begins with the
 * container: "Den weißen Container nehmen".
 */
export function spokenStep(say: Say, step: string): string {
  for (const [id, pattern] of PATTERNS) {
    const groups = pattern.exec(step)?.groups;
    if (groups === undefined) continue;
    const args: Arguments = { ...DEFAULTS[id] };
    for (const [name, word] of Object.entries(groups) as [string, string | undefined][]) {
      if (word !== undefined) args[name] = NUMBERS.has(name) ? Number(word) : word;
    }
    const spoken = say(id, args);
    return spoken.charAt(0).toUpperCase() + spoken.slice(1);
  }
  return say(`step-${step}`);
}
