import { describe, expect, test, vi } from 'vitest';
import { money } from '#core/money.ts';
import { Refused, Unreachable } from '#web-kit/api/refused.ts';
import { MAY_ALL, SOAP, SODA, times } from '../../testing/sample-goods.ts';
import { device } from './testing/device-of-tests.ts';

const SOAP_FOR_4000 = money(400_000n);

async function withGoods(shop = device()) {
  const machine = await shop.open();
  machine.till.add(SOAP.id, { quantity: times(3) });
  machine.till.add(SODA.id, { unit: 'carton', quantity: times(2) });
  const { cart } = machine.carts.get();
  const [soap, soda] = cart.lines.map(({ id }) => id) as [string, string];
  return { ...shop, ...machine, cart: cart.id, soap, soda };
}

/** What was told, all calls together: product, unit, how many, at what price. */
const toldOf = ({ server }: Pick<ReturnType<typeof device>, 'server'>) =>
  server
    .told()
    .flat()
    .map(({ product_id, unit, quantity, unit_price }) => [product_id, unit, quantity, unit_price]);

const quiet = (shop: Pick<ReturnType<typeof device>, 'trace'>) =>
  vi.waitFor(() => expect(shop.trace.size).toBe(0));

describe('what is taken out of a cart', () => {
  test('is told with its cart, its moment and the price it stood at', async () => {
    const shop = await withGoods();
    shop.till.setPrice(shop.soap, SOAP_FOR_4000);
    shop.till.removeLine(shop.soap);
    await vi.waitFor(() => expect(shop.server.told()).toHaveLength(1));
    expect(shop.server.told()[0]).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        product_id: SOAP.id,
        unit: 'piece',
        quantity: 3,
        unit_price: 4000,
        cart: shop.cart,
        removed_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.+Z$/),
      },
    ]);
    await quiet(shop);
  });

  test('is what a lowered line has less, by steps or typed', async () => {
    const shop = await withGoods();
    shop.till.stepQuantity(shop.soap, -1);
    shop.till.setQuantity(shop.soap, times(0.5));
    shop.till.stepQuantity(shop.soap, 1);
    await vi.waitFor(() => expect(toldOf(shop)).toHaveLength(1));
    await quiet(shop);
    expect(toldOf(shop)).toEqual([[SOAP.id, 'piece', 1, 4500]]);
  });

  test('of a line in a smaller unit is the line as it stood', async () => {
    const shop = await withGoods();
    shop.till.setUnit(shop.soda, 'dozen');
    await vi.waitFor(() => expect(toldOf(shop)).toEqual([[SODA.id, 'carton', 2, 16_000]]));
    shop.till.setUnit(shop.soda, 'carton');
    await quiet(shop);
    expect(toldOf(shop)).toHaveLength(1);
  });

  test.each(['emptied', 'closed'] as const)('is all of it when the cart is %s', async (how) => {
    const shop = await withGoods();
    if (how === 'emptied') shop.till.clearCart();
    else shop.till.closeCart(shop.cart);
    await vi.waitFor(() => expect(toldOf(shop)).toHaveLength(2));
    expect(toldOf(shop)).toEqual([
      [SOAP.id, 'piece', 3, 4500],
      [SODA.id, 'carton', 2, 16_000],
    ]);
  });

  test('is nothing where the cart is added to, parked, copied or sold', async () => {
    const shop = await withGoods();
    shop.till.openCart();
    shop.till.copyCart(shop.cart);
    shop.till.showCart(shop.cart);
    shop.till.stepQuantity(shop.soap, 1);
    shop.till.startPaying();
    expect((await shop.till.complete()).result).toBe('sold');
    expect(shop.trace.size).toBe(0);
    expect(shop.server.told()).toEqual([]);
  });

  test('is nothing where the right is missing, because nothing is taken out', async () => {
    const shop = await withGoods(device({ ...MAY_ALL, remove: false }));
    shop.till.removeLine(shop.soap);
    shop.till.setQuantity(shop.soap, times(1));
    shop.till.closeCart(shop.cart);
    expect(shop.trace.size).toBe(0);
    expect(shop.server.told()).toEqual([]);
  });
});

describe('the trace', () => {
  test('lies on the device without a network, through a reload, and is told once there is one', async () => {
    const shop = await withGoods();
    shop.server.trace.splice(0, 1, new Unreachable());
    shop.till.removeLine(shop.soap);
    shop.till.removeLine(shop.soda);
    await vi.waitFor(() => expect(shop.server.told().length).toBeGreaterThan(0));
    expect(shop.trace.size).toBe(2);
    const ids = [...shop.trace.values()].map(({ id }) => id);
    shop.server.trace.splice(0, 1, { ids: [] });
    await shop.open();
    await quiet(shop);
    expect(
      shop.server
        .told()
        .at(-1)
        ?.map(({ id }) => id),
    ).toEqual(ids);
  });

  test.each([401, 403, 409, 429, 503])('is kept when the answer is %i', async (status) => {
    const shop = await withGoods();
    shop.server.trace.splice(0, 1, new Refused(status, { message: 'Not now.' }));
    shop.till.removeLine(shop.soap);
    await vi.waitFor(() => expect(shop.server.told()).toHaveLength(1));
    await shop.till.refresh();
    expect(shop.trace.size).toBe(1);
  });

  test('that is refused for what it says is told no more', async () => {
    const shop = await withGoods();
    shop.server.trace.splice(0, 1, new Refused(400, { message: 'No such product.' }));
    shop.till.removeLine(shop.soap);
    await quiet(shop);
    await shop.till.refresh();
    expect(shop.server.told()).toHaveLength(1);
  });
});
