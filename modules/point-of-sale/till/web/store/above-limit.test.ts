import { expect, test } from 'vitest';
import { money } from '#core/money.ts';
import { GOODS, MAY_ALL, pageOf, SETTINGS, SOAP, times } from '../../testing/sample-goods.ts';
import { TILL_SENTENCES } from '../../till.i18n.ts';
import { device } from './testing/device-of-tests.ts';

async function aTill(percent: number) {
  const { open, server } = device();
  server.catalogue.splice(0, 1, pageOf(GOODS, { settings: { ...SETTINGS, discount_limit: 10 } }));
  const { till, waiting } = await open();
  till.add(SOAP.id, { quantity: times(2) });
  till.setSaleDiscount({ percent: percent * 100 });
  till.startPaying();
  return { till, server, waiting };
}

test('without a connection nobody approves more than the cashier may take off: it is said, and nothing is sold', async () => {
  const { till, server } = await aTill(11);
  server.away = true;
  expect(await till.complete()).toMatchObject({
    ...{ result: 'incomplete', refusal: { words: TILL_SENTENCES.approval_needs_network } },
  });
  expect(server.checkouts()).toEqual([]);
  server.away = false;
  expect((await till.complete()).result).toBe('sold');
});

test('up to that he sells without one, as ever', async () => {
  const { till, server } = await aTill(10);
  server.away = true;
  expect((await till.complete()).result).toBe('kept');
});

test('another price of a cashier without the right to one waits for a connection, in which it is approved', async () => {
  const { open, server } = device({ ...MAY_ALL, price: false });
  const { till, carts } = await open();
  till.add(SOAP.id);
  expect(till.setPrice(carts.get().cart.lines[0]?.id ?? '', money(400_000n))).toBeNull();
  till.startPaying();
  server.away = true;
  expect(await till.complete()).toMatchObject({
    ...{ result: 'incomplete', refusal: { words: TILL_SENTENCES.price_needs_network } },
  });
  server.away = false;
  expect((await till.complete()).result).toBe('sold');
  expect(server.checkouts()).toMatchObject([{ body: { lines: [{ unit_price: 4000 }] } }]);
});
