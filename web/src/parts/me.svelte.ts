import { say, text } from '../text/text.svelte';
import * as account from '../api/account';
import { Trouble } from '../api/http';
import type { ChangePlayer, Player } from '../api/messages';

/** The player in this browser. Reading creates none, the first action does. */
class Me {
  player = $state.raw<Player | null>(null);

  /** Why this browser may not come in, in one sentence. */
  banned = $state<string | null>(null);

  private looked: Promise<void> | null = null;

  look(): Promise<void> {
    const looking = this.ask();
    this.looked = looking;
    looking.catch(() => {
      // Whoever acts next asks again, because nobody knows yet.
      if (this.looked === looking) this.looked = null;
    });
    return looking;
  }

  private async ask(): Promise<void> {
    try {
      this.player = await account.readVisitor();
    } catch (trouble) {
      // Any other error says nothing about who I am.
      if (!(trouble instanceof Trouble) || !trouble.code.startsWith('banned')) throw trouble;
      this.banned = trouble.message;
      this.player = null;
    }
  }

  /** Whoever is quicker than the answer may still be somebody. */
  private async isSomebody(): Promise<boolean> {
    if (this.player === null) await (this.looked ?? this.look());
    return this.player !== null;
  }

  /** Become a player, as a guest unless a name is given. */
  async arrive(name = ''): Promise<Player> {
    await this.isSomebody();
    if (this.player !== null) return this.player;
    const guest = name === '';
    const called = guest ? say('page-guest-name') : name;
    this.player = await account.arrive({ name: called, guest, language: text.language });
    return this.player;
  }

  async rename(name: string): Promise<void> {
    // A new player gets the name right away, in one request.
    if (!(await this.isSomebody()) && (await this.arrive(name)).name === name) return;
    await this.change({ name });
  }

  /** Notifications and errors come in the language chosen on the page. */
  async speak(): Promise<void> {
    if (this.player === null) return;
    await this.change({ language: text.language });
  }

  private async change(wish: ChangePlayer): Promise<void> {
    this.player = await account.changeMe(wish);
  }
}

export const me = new Me();
