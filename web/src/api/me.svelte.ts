import { say, text } from '../text/text.svelte';
import { change, post, read, Trouble } from './http';
import type { Player } from './types';

/** Who uses this browser. Reading makes nobody; the first action does. */
class Me {
  player = $state.raw<Player | null>(null);

  async look(): Promise<void> {
    try {
      this.player = (await read<{ player: Player }>('/api/me')).player;
    } catch (trouble) {
      if (!(trouble instanceof Trouble) || trouble.code === 'offline') throw trouble;
      this.player = null;
    }
  }

  async arrive(): Promise<Player> {
    if (this.player !== null) return this.player;
    const body = { name: say('page-guest-name'), language: text.language };
    this.player = (await post<{ player: Player }>('/api/players', body)).player;
    return this.player;
  }

  async rename(name: string): Promise<void> {
    await this.arrive();
    this.player = (await change<{ player: Player }>('/api/me', { name })).player;
  }

  /** Notices and refusals come in the language that was chosen on the page. */
  async speak(): Promise<void> {
    if (this.player === null) return;
    this.player = (await change<{ player: Player }>('/api/me', { language: text.language })).player;
  }
}

export const me = new Me();
