import { commandId, Trouble } from '../../api/http';
import * as talk from '../../api/talk';
import type { ChatMessage } from '../../api/messages';
import type { Following } from './following';

/** What people write at a table: the chat, and the player's note. */
export class Talk {
  messages = $state.raw<ChatMessage[]>([]);
  /** The number of the last message read. */
  read = $state(0);
  note = $state('');
  problem = $state<string | null>(null);

  private heardSeq: number | null = null;

  constructor(
    private readonly table: string,
    private readonly following: Pick<Following, 'command'>,
  ) {}

  /** The last message received. */
  get seq(): number | null {
    return this.heardSeq;
  }

  get unread(): number {
    return this.messages.filter((one) => !one.mine && one.number > this.read).length;
  }

  /** New messages; one with a known number has changed. */
  hear(messages: readonly ChatMessage[]): void {
    const changed = (number: number) => messages.some((one) => one.number === number);
    this.messages = [...this.messages.filter((one) => !changed(one.number)), ...messages].sort(
      (one, two) => one.number - two.number,
    );
    this.heardSeq = Math.max(this.heardSeq ?? 0, ...messages.map((one) => one.seq));
  }

  noted(text: string): void {
    this.note = text;
  }

  /** The socket sends changes. Earlier messages are loaded on demand. */
  async openNote(): Promise<void> {
    await this.act(async () => this.noted(await talk.readNote(this.table)));
  }

  async say(text: string): Promise<boolean> {
    const id = commandId();
    return this.act(() =>
      this.following.command({ type: 'say', id, table: this.table, text }, () =>
        talk.say(this.table, id, text),
      ),
    );
  }

  async keep(text: string): Promise<boolean> {
    this.note = text;
    return this.act(() =>
      this.following.command({ type: 'note', id: commandId(), table: this.table, text }, () =>
        talk.keepNote(this.table, text),
      ),
    );
  }

  /** Mute or block a player, and hide their earlier messages too. */
  async silence(message: ChatMessage, kind: 'mute' | 'block'): Promise<boolean> {
    return this.act(async () => {
      await talk.silence(this.table, kind, message.number);
      this.messages = this.messages.filter(
        (one) => one.mine || one.place !== message.place || one.name !== message.name,
      );
    });
  }

  async reportName(place: number, reason: string): Promise<boolean> {
    return this.act(() => talk.reportName(this.table, place, reason));
  }

  async report(message: ChatMessage, reason: string): Promise<boolean> {
    return this.act(() => talk.report(this.table, message.number, reason));
  }

  private async act(deed: () => Promise<void>): Promise<boolean> {
    this.problem = null;
    try {
      await deed();
      return true;
    } catch (trouble) {
      if (!(trouble instanceof Trouble)) throw trouble;
      this.problem = trouble.message;
      return false;
    }
  }
}
