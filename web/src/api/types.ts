/** What the server answers (src/longshore/server/api/answers.py), as far as the page uses it. */
import type { GameEvent, Insight, View } from '../game/view';
import type { Seat } from '../game/words';

export interface Player {
  id: string;
  name: string;
  language: string | null;
}

export interface SeatInfo {
  place: number;
  seat: Seat | null;
  kind: 'open' | 'person' | 'bot';
  name: string;
  bot: string | null;
  left: boolean;
  mine: boolean;
}

export interface TableInfo {
  id: string;
  phase: 'open' | 'running' | 'finished' | 'cancelled' | 'study';
  seq: number;
  edition: '2007' | '2018';
  options: Record<string, string | number>;
  players: number;
  visibility: 'private' | 'listed';
  seating: 'random' | 'chosen';
  rated: boolean;
  tracker: boolean;
  host: boolean;
  seats: SeatInfo[];
  asked: Seat[];
  created_at: number;
  changed_at: number;
  invite?: string;
  ended: { by: string; scores: Partial<Record<Seat, number>>; winners: Seat[] } | null;
  rematch: string | null;
}

export interface Draft {
  steps: string[];
  redo: string[];
  complete: boolean;
  final: string[];
}

/** A view with everything that goes with it. */
export interface Look {
  table: string;
  seq: number;
  phase: string;
  decision: number | null;
  seat: Seat | null;
  view: View;
  legal: string[];
  bids: { lowest: number; highest: number; zero_cards: number } | null;
  draft: Draft | null;
  insight?: Insight;
}

export interface News {
  table: string;
  seq: number;
  events: GameEvent[];
  more: boolean;
}

export interface NewSeat {
  kind: 'me' | 'open' | 'bot';
  bot?: string;
}

export interface NewTable {
  edition: '2007' | '2018';
  options: Record<string, string | number>;
  seats: NewSeat[];
  visibility?: 'private' | 'listed';
}

export interface Ledger {
  ledger: { cash?: Partial<Record<Seat, number | 'unknown'>> };
}
