import { describe, expect, it } from 'vitest';
import { choices } from '../../browser/choices.svelte';
import { ok, sent, table, update } from '../../testing/live';
import { viewWith } from '../../testing/positions';

describe('the end of a turn', () => {
  it('is a commit where the turn is complete, else a pass', async () => {
    update({ draft: { steps: ['produce'], redo: [], changes: 1, complete: true, final: [] } });
    const ended = table.endTurn();
    await ok();
    await ended;
    expect(sent()).toMatchObject({ type: 'draft', do: 'commit' });
    update({ seq: 2, view: viewWith({ actions: 1 }) });
    const passed = table.endTurn();
    await ok();
    await passed;
    expect(sent()).toMatchObject({ type: 'steps', steps: ['pass'], commit: true });
  });

  it('is asked about once where no action was used', async () => {
    update();
    const before = sent();
    await table.endTurn();
    expect([table.unused, table.pointing.ending, sent()]).toEqual([2, true, before]);
    const ended = table.endTurn();
    await ok();
    await ended;
    expect([sent(), table.pointing.ending]).toMatchObject([{ steps: ['pass'] }, false]);
  });

  it('is asked about anew in another position', async () => {
    update();
    await table.endTurn();
    update();
    expect(table.pointing.ending).toBe(true);
    update({ seq: 2 });
    expect(table.pointing.ending).toBe(false);
  });

  it('is not asked about where there is nothing to do', async () => {
    update({ legal: ['loan', 'pass'] });
    const ended = table.endTurn();
    await ok();
    await ended;
    expect(sent()).toMatchObject({ steps: ['pass'] });
  });

  it('leaves room for a loan, unless two are held', async () => {
    const draft = { steps: ['produce'], redo: [], changes: 1, complete: true, final: [] };
    const blocked = { loan: { code: 'loan_limit', need: 2, have: 2 } };
    update({ draft, legal: [], insight: { blocked } as never });
    expect(table.legal.has('loan')).toBe(false);
    update({ seq: 2, draft, legal: [], insight: { blocked: {} } as never });
    expect(table.legal.has('loan')).toBe(true);
    const taken = table.take('loan');
    await ok();
    await ok();
    await taken;
    expect(sent()).toMatchObject({ steps: ['loan', 'produce'], commit: false });
  });

  it('is asked about where somebody wants that', async () => {
    update();
    choices.setConfirm('turn', true);
    await table.endTurn();
    expect(table.pointing.pending?.warning).toBe('turn');
    const confirmed = table.confirm();
    await ok();
    await confirmed;
    expect(sent()).toMatchObject({ steps: ['pass'] });
  });
});
