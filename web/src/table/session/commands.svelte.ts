import { Trouble } from '../../api/http';
import type { Done, DraftChange, Look, Steps } from '../../api/messages';
import { say } from '../../text/text.svelte';
import type { Following } from './following';

/** What is sent, over the socket or else as a request. */
export interface Command {
  message: Steps | DraftChange;
  asRequest: () => Promise<Done>;
}

export interface Sender {
  fresh: (look: Look) => void;
  problem: (words: string | null) => void;
}

/** What is done in one go. A quiet command says nothing if it fails, since nobody has asked for it. */
export type Send = (command: Command | null, quiet?: boolean) => Promise<boolean>;
export type Deed = (send: Send) => Promise<boolean>;

/** The commands of this page, sent one after the other. */
export class Commands {
  busy = $state(false);
  private queue: Promise<boolean> = Promise.resolve(true);
  private sending: string | null = null;

  constructor(
    private readonly following: Pick<Following, 'command'>,
    private readonly sender: Sender,
  ) {}

  /** A command is built when its turn comes, or skipped if no longer needed. */
  async send(name: string | null, make: () => Command | null): Promise<boolean> {
    return this.perform(name, (send) => send(make()));
  }

  /** Several commands in one go, with nothing in between. The same name twice in a row is a double click. */
  async perform(name: string | null, deed: Deed): Promise<boolean> {
    if (name !== null && name === this.sending) return false;
    this.sending = name;
    this.busy = true;
    const done = this.queue.then(() => deed((command, quiet) => this.carryOut(command, quiet)));
    const settled = done.catch(() => false);
    this.queue = settled;
    await settled;
    if (this.queue === settled) {
      this.busy = false;
      this.sending = null;
    }
    return done;
  }

  private async carryOut(command: Command | null, quiet = false): Promise<boolean> {
    if (command === null) return false;
    const { message, asRequest } = command;
    const { fresh, problem } = this.sender;
    problem(null);
    try {
      await this.following.command(message, async () => fresh((await asRequest()).fresh));
      return true;
    } catch (trouble) {
      if (!(trouble instanceof Trouble)) throw trouble;
      if (trouble.fresh !== null) fresh(trouble.fresh);
      if (quiet) return false;
      problem(trouble.code === 'offline' ? say('page-problem-offline') : trouble.message);
      return false;
    }
  }
}
