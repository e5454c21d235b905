/** Time, votes, handing over seats, standing orders and hints. */
import { post, put, read, table } from './http';
import type { HandToBot, Hint, MyOrders, Orders, Seat, SeatLink } from './messages';

/** How long a bot plays for somebody. */
export type Until = NonNullable<HandToBot['until']>;
export type EndVote = 'end' | 'cancel' | 'agree' | 'decline';
export type PauseVote = 'pause' | 'resume' | 'decline';

export const voteEnd = async (id: string, vote: EndVote) => {
  await post(`${table(id)}/end`, { do: vote });
};

export const votePause = async (id: string, vote: PauseVote) => {
  await post(`${table(id)}/pause`, { do: vote });
};

/** Let a bot play my seat for some time. */
export const letBotPlay = async (id: string, seat: Seat, bot: string, until: Until) => {
  await post(`${table(id)}/bot`, { seat, bot, until });
};

/** Play myself again. */
export const takeBack = async (id: string, seat: Seat) => {
  await post(`${table(id)}/bot`, { seat });
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

/** From the strongest bot. */
export const askHint = (id: string, seat: Seat) => post<Hint>(`${table(id)}/hint`, { seat });
