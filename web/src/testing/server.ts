/** A fake server with canned answers that records requests. */
import { vi } from 'vitest';

export interface Asked {
  method: string;
  path: string;
  body: unknown;
  headers: Record<string, string>;
}
type Answer = (asked: Asked) => unknown;

export class Refusal {
  constructor(
    readonly code: string,
    readonly text = 'no',
    readonly fresh?: object,
  ) {}
}

export class Server {
  readonly asked: Asked[] = [];
  /** `GET /api/me` and so on; the first pattern that fits answers. */
  constructor(private readonly answers: Record<string, Answer> = {}) {
    vi.stubGlobal('fetch', (path: string, request: RequestInit) => this.fetch(path, request));
  }

  /** What was asked, in short. */
  get heard(): string[] {
    return this.asked.map(({ method, path }) => `${method} ${path}`);
  }

  on(pattern: string, answer: Answer): void {
    this.answers[pattern] = answer;
  }

  private async fetch(path: string, { method = 'GET', headers, body }: RequestInit) {
    const asked = {
      method,
      path,
      headers: headers as Record<string, string>,
      body: typeof body === 'string' ? (JSON.parse(body) as unknown) : body,
    };
    this.asked.push(asked);
    // The response waits until something happens.
    if (/[&?]wait=[1-9]/.test(path)) return new Promise<never>(() => undefined);
    const pattern = Object.keys(this.answers).find((one) => `${method} ${path}`.startsWith(one));
    const found: unknown = await this.answers[pattern ?? '']?.(asked);
    if (found instanceof Refusal) {
      const { code, text, fresh } = found;
      return { ok: false, json: async () => ({ error: { code, text }, fresh }) };
    }
    return { ok: true, json: async () => found ?? {} };
  }
}

/** Run all pending microtasks. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
}
