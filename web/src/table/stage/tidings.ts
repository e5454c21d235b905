/** What changes the whole game, each told once: the first colour that runs out, and the last turn. */
import { COLOURS, type Colour } from '../../game/words';
import type { View } from '../../game/view';

export type Tiding = { kind: 'gone'; colour: Colour } | { kind: 'last' };

type Seen = Pick<View, 'ending' | 'over'> & { supply: Pick<View['supply'], 'containers'> };

export class Tidings {
  private readonly gone: Set<Colour>;
  private ending: boolean;

  /** What was so when the page was opened is no news. */
  constructor(view: Seen) {
    this.gone = new Set(usedUp(view));
    this.ending = view.ending;
  }

  /** What the board shows now for the first time. The second colour is told as the last turn (R-END-1). */
  see(view: Seen): Tiding | null {
    const news = usedUp(view).filter((colour) => !this.gone.has(colour));
    const first = this.gone.size === 0 && news.length === 1 ? news[0] : undefined;
    const last = view.ending && !this.ending;
    for (const colour of news) this.gone.add(colour);
    this.ending ||= view.ending;
    if (view.over) return null;
    if (last) return { kind: 'last' };
    return first === undefined || view.ending ? null : { kind: 'gone', colour: first };
  }
}

const usedUp = ({ supply }: Seen): Colour[] =>
  COLOURS.filter((colour) => supply.containers[colour] === 0);
