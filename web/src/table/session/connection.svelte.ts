/** How news come: at once, by asking, or not at all. */
export type Way = 'live' | 'asking' | 'lost';

/** How news come, and when it was last certain that these are the latest. */
export class Connection {
  way = $state<Way>('live');
  upToDate = $state(Date.now());

  set(way: Way): void {
    this.way = way;
    if (way !== 'lost') this.upToDate = Date.now();
  }
}
