import { expect, test } from 'vitest';
import { SOAP, times } from '../../testing/sample-goods.ts';
import { TILL_SENTENCES } from '../../till.i18n.ts';
import { device } from './testing/device-of-tests.ts';

const ROOM = { id: 'room-12', number: '12' };

test('without a connection nothing is charged to a room, and the cart stays', async () => {
  const { open, server } = device();
  server.catalogue.splice(0, 1, { ...server.catalogue[0], has_rooms: true } as never);
  const { till, carts } = await open();
  till.add(SOAP.id, { quantity: times(2) });
  till.startPaying();
  till.choosePayWay('room');
  till.setRoom(ROOM);
  server.away = true;
  expect(await till.complete()).toMatchObject({
    ...{ result: 'incomplete', refusal: { words: TILL_SENTENCES.room_needs_network } },
  });
  expect([server.checkouts(), carts.get().cart.paying]).toEqual([[], true]);
  server.away = false;
  expect((await till.complete()).result).toBe('sold');
  expect(server.checkouts()).toMatchObject([{ body: { room_id: 'room-12' } }]);
});
