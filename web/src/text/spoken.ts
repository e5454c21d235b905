/**
 * A step as a person would say it, for buttons and screen readers. The messages for steps
 * are listed in src/longshore/text/steps.json, which Python reads too.
 */
import { numbers, steps, words } from '../../../src/longshore/text/steps.json';
import { BROKERS, COLOURS, PRICES, SEATS, WAREHOUSE_SIGNS } from '../game/words';
import type { Arguments } from './bundle';

type Say = (id: string, args?: Arguments) => string;

const oneOf = (choice: readonly (string | number)[]) => [...new Set(choice)].join('|');

const KINDS: Record<string, string> = {
  ...Object.fromEntries(Object.entries(words).map(([name, choice]) => [name, oneOf(choice)])),
  seat: oneOf(SEATS),
  colour: oneOf(COLOURS),
  broker: oneOf(BROKERS),
  price: oneOf([...PRICES.factory, ...PRICES.harbour]),
  cost: oneOf(WAREHOUSE_SIGNS),
  amount: '\\d{1,10}',
};

/** `machine {colour}` as a regular expression with a group for the colour. */
function patternOf(form: string): RegExp {
  const escaped = form.replace('+', '\\+');
  return new RegExp(
    `^${escaped.replace(/\{(\w+)\}/g, (_, name) => `(?<${name}>${KINDS[name]})`)}$`,
  );
}

/** A form of a step, its message, and what the form leaves out. */
const FORMS = (steps as [string, string, Arguments?][]).map(([id, form, given = {}]) => ({
  id,
  pattern: patternOf(form),
  given,
}));

/**
 * A step as a person would say it. It starts with a capital, even in languages that start with the
 * container: "Den weißen Container nehmen". What is not a step is left as it is.
 */
export function spokenStep(say: Say, step: string): string {
  for (const { id, pattern, given } of FORMS) {
    const match = pattern.exec(step);
    if (match === null) continue;
    const args: Arguments = { ...given };
    for (const [name, word] of Object.entries(match.groups ?? {})) {
      args[name] = numbers.includes(name) ? Number(word) : word;
    }
    const spoken = say(id, args);
    return spoken.charAt(0).toUpperCase() + spoken.slice(1);
  }
  return step;
}
