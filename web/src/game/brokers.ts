/** The brokers of the Investment Bank, by the names that the rules give their spaces: `I goods`, `III money`. */
import type { View } from './view';
import { BROKERS, type Colour } from './words';

export type Broker = 'I' | 'II' | 'III';

export interface BrokerLot {
  broker: Broker;
  what: 'goods' | 'money';
  goods: readonly Colour[];
  money: number;
}

/** What lies on a broker's space now. */
export function brokerLot({ brokers = [] }: Pick<View, 'brokers'>, space: string): BrokerLot {
  const [name, what] = space.split(' ');
  const broker = (BROKERS.find((one) => one === name) ?? 'I') as Broker;
  const { goods, money } = brokers[BROKERS.indexOf(broker)] ?? { goods: [], money: 0 };
  return { broker, what: what === 'money' ? 'money' : 'goods', goods, money };
}

/** The least that outbids what lies on the Payment Card: dollars for containers, containers for money (R-IBCALL-10). */
export function leastToOutbid({ payment }: Pick<View, 'payment'>): number {
  if (payment === null || payment === undefined) return 1;
  return (payment.money ?? payment.containers?.length ?? 0) + 1;
}
