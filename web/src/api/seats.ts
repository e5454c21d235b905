/** Time, votes, handing over seats, standing orders and hints. */
import { post, put, read, table } from './http';
import type { Hint, MyOrders, Orders, Seat, SeatLink } from './messages';

export type EndVote = 'end' | 'cancel' | 'agree' | 'decline';
export type PauseVote = 'pause' | 'resume' | 'decline';

export const voteEnd = async (id: string, vote: EndVote) => {
  await post(`${table(id)}/end`, { do: vote });
};

export const votePause = async (id: string, vote: PauseVote) => {
  await post(`${table(id)}/pause`, { do: vote });
};

/** Let a bot play my seat, or without a bot take it back. */
export const letBotPlay = async (id: string, seat: Seat, bot: string | null) => {
  await post(`${table(id)}/bot`, { seat, ...(bot === null ? {} : { bot }) });
};

export const giveSeat = (id: string, seat: Seat, withdraw: boolean) =>
  post<SeatLink>(`${table(id)}/give`, { seat, withdraw });

export const acceptSeat = async (id: string, code: string) => {
  await post(`${table(id)}/accept`, { code });
};

export const readOrders = (id: string, seat: Seat) =>
  read<MyOrders>(`${table(id)}/orders?seat=${seat}`);

export const keepOrders = (id: string, seat: Seat, orders: Orders) =>
  put<MyOrders>(`${table(id)}/orders`, { seat, ...orders });

export const askHint = (id: string, seat: Seat, bot: string) =>
  post<Hint>(`${table(id)}/hint`, { seat, bot });
