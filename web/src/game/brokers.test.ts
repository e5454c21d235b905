import { expect, it } from 'vitest';
import { brokerLot, leastToOutbid } from './brokers';

const brokers = [
  { goods: ['brown', 'white'], money: 1 },
  { goods: [], money: 2 },
  { goods: [], money: 3 },
] as never;

it('finds what lies on a space', () => {
  expect(brokerLot({ brokers }, 'I goods')).toEqual({
    broker: 'I',
    what: 'goods',
    goods: ['brown', 'white'],
    money: 1,
  });
  expect(brokerLot({ brokers }, 'III money')).toMatchObject({
    broker: 'III',
    what: 'money',
    money: 3,
  });
  expect(brokerLot({}, 'II goods')).toMatchObject({ goods: [], money: 0 });
});

it('knows the least that outbids', () => {
  const holder = 'red' as const;
  expect(leastToOutbid({ payment: { holder, space: 'I goods', money: 3 } })).toBe(4);
  const containers = ['factory tan@2', 'harbour tan@4'];
  expect(leastToOutbid({ payment: { holder, space: 'III money', containers } })).toBe(3);
  expect(leastToOutbid({ payment: null })).toBe(1);
});
