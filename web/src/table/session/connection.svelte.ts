/** How news arrives: live, by polling, or not at all. */
export type Way = 'live' | 'asking' | 'lost';

/** How news arrives, and when it was last known to be current. */
export class Connection {
  way = $state<Way>('live');
  upToDate = $state(Date.now());

  set(way: Way): void {
    this.way = way;
    if (way !== 'lost') this.upToDate = Date.now();
  }
}
