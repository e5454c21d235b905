import { beforeEach, describe, expect, it } from 'vitest';
import type { Decision, DraftChange, Look, Steps } from '../../api/messages';
import { openBrowser } from '../../testing/browser';
import { lookWith, viewWith } from '../../testing/positions';
import { Commands } from './commands.svelte';
import { Turn, type Played } from './turn';

/** Answers commands like a server for which every position is `at(steps)`. */
class Desk {
  steps: string[] = [];
  redo: string[] = [];
  sent: string[] = [];
  problems: (string | null)[] = [];
  answered: (said: string) => void = () => undefined;
  readonly table: { -readonly [Key in keyof Played]: Played[Key] };
  readonly turn: Turn;

  constructor(private readonly at: (steps: string[]) => [Decision, string[]]) {
    this.table = { id: 'harbour', seat: 'blue', look: this.look() };
    const commands = new Commands(
      { command: (message) => this.carryOut(message as Steps | DraftChange) },
      { fresh: () => undefined, problem: (words) => this.problems.push(words) },
    );
    this.turn = new Turn(this.table, commands);
  }

  start(...steps: string[]): this {
    this.steps = steps;
    this.table.look = this.look();
    return this;
  }

  private look(): Look {
    const [decision, legal] = this.at(this.steps);
    const draft = { steps: this.steps, redo: this.redo, changes: 0, complete: false, final: [] };
    return lookWith({ view: viewWith({ asked: { seats: ['blue'], decision } }), legal, draft });
  }

  private async carryOut(message: Steps | DraftChange): Promise<void> {
    const said = message.type === 'steps' ? message.steps.join() : message.do;
    this.sent.push(said);
    if (message.type === 'steps') [this.steps, this.redo] = [[...this.steps, ...message.steps], []];
    else if (said === 'redo')
      [this.steps, this.redo] = [[...this.steps, ...this.redo.slice(0, 1)], this.redo.slice(1)];
    else if (said === 'undo')
      [this.redo, this.steps] = [[...this.steps.slice(-1), ...this.redo], this.steps.slice(0, -1)];
    else if (said === 'reset') [this.redo, this.steps] = [[...this.steps, ...this.redo], []];
    this.table.look = this.look();
    this.answered(said);
  }
}

/** Room for one container in an empty harbour store. */
function oneContainer(steps: string[]): [Decision, string[]] {
  const last = steps.at(-1) ?? '';
  if (last.startsWith('restock')) return ['buy', ['take tan@2', 'done', 'loan']];
  if (last.startsWith('take')) return ['buy', ['done', 'loan']];
  if (last === 'done' && !steps.some((step) => step.startsWith('place'))) {
    return ['stock', ['place tan@3', 'place tan@4', 'loan']];
  }
  if (last.startsWith('place')) return ['stock', ['done', 'loan']];
  return ['action', ['restock red', 'pass', 'loan']];
}

/** A turn that begins with the domestic sale. */
function withASale(steps: string[]): [Decision, string[]] {
  if (!steps.some((step) => /^(skip|sell)/.test(step))) {
    return ['domestic', ['sell tan@2', 'skip', 'loan']];
  }
  return ['action', ['produce', 'pass', 'loan']];
}

beforeEach(() => void openBrowser());

describe('one container is bought with three presses', () => {
  it('also when the price is pressed just before the purchase ends by itself', async () => {
    const desk = new Desk(oneContainer).start('restock red');
    let pressed = Promise.resolve();
    desk.answered = (said) => {
      if (said === 'take tan@2') pressed = desk.turn.take(['done', 'place tan@4'], false);
    };
    await desk.turn.take(['take tan@2'], false);
    await pressed;
    expect(desk.steps).toEqual(['restock red', 'take tan@2', 'done', 'place tan@4', 'done']);
    expect(desk.problems.filter((problem) => problem !== null)).toEqual([]);
  });

  it('and what one press did is undone and redone with one', async () => {
    const desk = new Desk(oneContainer);
    await desk.turn.take(['restock red'], false);
    expect(desk.steps).toEqual(['restock red']);
    await desk.turn.take(['take tan@2'], false);
    expect(desk.steps).toEqual(['restock red', 'take tan@2', 'done']);
    await desk.turn.take(['place tan@4'], false);
    const whole = ['restock red', 'take tan@2', 'done', 'place tan@4', 'done'];
    expect(desk.steps).toEqual(whole);
    await desk.turn.change('undo');
    expect(desk.steps).toEqual(whole.slice(0, 3));
    await desk.turn.change('undo');
    expect(desk.steps).toEqual(['restock red']);
    await desk.turn.change('redo');
    await desk.turn.change('redo');
    expect([desk.steps, desk.redo]).toEqual([whole, []]);
    await desk.turn.reopen();
    expect(desk.steps).toEqual(whole.slice(0, 4));
  });

  it('or the seller and the container with one', async () => {
    const desk = new Desk(oneContainer);
    await desk.turn.take(['restock red', 'take tan@2'], false);
    expect(desk.steps).toEqual(['restock red', 'take tan@2', 'done']);
    expect(desk.sent).toEqual(['restock red,take tan@2', 'done']);
    await desk.turn.take(['place tan@4'], false);
    await desk.turn.change('undo');
    expect(desk.steps).toHaveLength(3);
    await desk.turn.change('undo');
    expect(desk.steps).toEqual([]);
    await desk.turn.change('redo');
    expect(desk.steps).toHaveLength(3);
    await desk.turn.change('redo');
    expect(desk.steps).toHaveLength(5);
  });
});

it('is undone as well after a reload, which forgets the presses', async () => {
  const whole = ['restock red', 'take tan@2', 'done', 'place tan@4', 'done'];
  const desk = new Desk(oneContainer).start(...whole);
  await desk.turn.change('undo');
  expect(desk.steps).toEqual(whole.slice(0, 3));
  await desk.turn.change('undo');
  expect(desk.steps).toEqual(['restock red']);
  await desk.turn.change('redo');
  expect(desk.steps).toEqual(whole.slice(0, 3));
});

describe('an action that has brought nothing', () => {
  it('is left as a whole, with what was taken for it', async () => {
    const desk = new Desk(oneContainer);
    await desk.turn.take(['restock red'], false);
    await desk.turn.take(['loan'], false);
    await desk.turn.leave();
    expect([desk.steps, desk.sent.slice(-2)]).toEqual([[], ['undo', 'undo']]);
    await desk.turn.leave();
    expect(desk.sent).toHaveLength(4);
  });
});

describe('a loan at the end of a turn', () => {
  const whole = ['restock red', 'take tan@2', 'done', 'place tan@4', 'done'];

  it('goes before the last step, and comes out again with one undo', async () => {
    const desk = new Desk(oneContainer).start(...whole);
    await desk.turn.borrow();
    expect(desk.steps).toEqual([...whole.slice(0, 4), 'loan', 'done']);
    await desk.turn.change('undo');
    expect(desk.steps).toEqual(whole);
    await desk.turn.change('undo');
    expect(desk.steps).toEqual(whole.slice(0, 3));
  });

  it('is none where no turn was played', async () => {
    const desk = new Desk(oneContainer);
    await desk.turn.borrow();
    expect(desk.sent).toEqual([]);
  });
});

describe('the sale to the bank', () => {
  it('is skipped by itself at the start of a turn, once', async () => {
    const desk = new Desk(withASale);
    await desk.turn.begin();
    await desk.turn.begin();
    expect(desk.sent).toEqual(['skip']);
    await desk.turn.change('undo');
    expect([desk.steps, desk.sent]).toEqual([['skip'], ['skip']]);
  });

  it('is left alone where somebody has undone something', async () => {
    const desk = new Desk(withASale);
    desk.redo = ['skip'];
    desk.start();
    await desk.turn.begin();
    expect(desk.sent).toEqual([]);
  });

  it('takes the place of the skip, and comes back with it', async () => {
    const desk = new Desk(withASale).start('skip', 'loan');
    await desk.turn.sell('sell tan@2');
    expect([desk.steps, desk.sent]).toEqual([
      ['sell tan@2', 'loan'],
      ['reset', 'sell tan@2,loan'],
    ]);
    await desk.turn.change('undo');
    await desk.turn.change('undo');
    expect(desk.steps).toEqual(['skip']);
    await desk.turn.sell('sell tan@2');
    expect(desk.steps).toEqual(['sell tan@2']);
  });

  it('is a step like others where the rules ask for it', async () => {
    const desk = new Desk(withASale);
    await desk.turn.sell('sell tan@2');
    expect(desk.steps).toEqual(['sell tan@2']);
  });

  it('stays skipped when the turn starts over, and the rest can be redone', async () => {
    const desk = new Desk(withASale).start('skip', 'produce');
    await desk.turn.change('reset');
    expect([desk.steps, desk.redo]).toEqual([['skip'], ['produce']]);
  });
});

it('stops at what is refused, and sends nothing for nobody', async () => {
  const desk = new Desk(oneContainer);
  desk.table.seat = null;
  await desk.turn.take(['restock red'], false);
  await desk.turn.change('commit');
  desk.table.seat = 'blue';
  await desk.turn.take(['sail sea'], false);
  desk.table.look = null;
  await desk.turn.take(['restock red'], false);
  await desk.turn.begin();
  await desk.turn.change('undo');
  expect(desk.sent).toEqual([]);
});
