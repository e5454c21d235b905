/** How news arrives: live, by polling, or not at all. */
export type Way = 'live' | 'asking' | 'lost';

/** How news arrives, and when it was last known to be current. */
export class Connection {
  way = $state<Way>('live');
  /** Why the server shows nothing, if it says so. */
  why = $state<string | null>(null);
  upToDate = $state(Date.now());

  set(way: Way, why: string | null = null): void {
    this.way = way;
    this.why = why;
    if (way !== 'lost') this.upToDate = Date.now();
  }
}
