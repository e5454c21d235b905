import { Trouble } from '../api/http';
import { say } from '../text/text.svelte';

/** A request started by a button: whether it is running, and what went wrong. */
export class Doing {
  busy = $state(false);
  problem = $state<string | null>(null);

  async run<T>(deed: () => Promise<T>): Promise<T | null> {
    if (this.busy) return null;
    this.busy = true;
    this.problem = null;
    try {
      return await deed();
    } catch (trouble) {
      if (!(trouble instanceof Trouble)) throw trouble;
      this.problem = trouble.message || say('page-problem-offline');
      return null;
    } finally {
      this.busy = false;
    }
  }
}
