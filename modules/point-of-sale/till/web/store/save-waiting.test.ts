import { createHash, createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { Refused, Unreachable } from '#web-kit/api/refused.ts';
import { readSeal, sealedText } from '../../../offline-sale/seal.rules.ts';
import { SOAP, SODA, times } from '../../testing/sample-goods.ts';
import { device, SCOPE, SEAL_KEY } from './testing/device-of-tests.ts';

const refusal = (status: number, message: string) => new Refused(status, { message });

/** A device on which some sales were made without a connection. */
async function withSales(...goods: { id: string }[]) {
  const shop = device();
  const machine = await shop.open();
  const { till, carts } = machine;
  const ids: string[] = [];
  shop.server.away = true;
  for (const { id } of goods) {
    till.add(id, { quantity: times(1) });
    till.startPaying();
    ids.push(carts.get().cart.id);
    expect(await till.complete()).toMatchObject({ result: 'kept' });
  }
  shop.server.away = false;
  return { ...shop, ...machine, waiting: machine.waiting, onShelf: shop.waiting, ids };
}

describe('sales made without a connection', () => {
  test('are sent in the order in which they were made, each once, and nothing is left', async () => {
    const { waiting, server, onShelf, ids } = await withSales(SOAP, SODA, SOAP);
    expect(waiting.state.get().sales.map(({ id }) => id)).toEqual(ids);
    await Promise.all([waiting.sendAll(), waiting.sendAll()]);
    expect(server.checkouts().map(({ key }) => key)).toEqual(ids);
    expect([waiting.state.get().sales, onShelf.size]).toEqual([[], 0]);
  });

  test('come back after the device was switched off, with what was sold and when', async () => {
    const { open, server, ids, onShelf } = await withSales(SOAP, SODA);
    const before = [...onShelf.values()].map(({ body }) => JSON.parse(body));
    expect(before).toMatchObject([{ total_amount: 4500 }, {}]);
    expect(before[0].sold_at).toMatch(/^\d{4}-.*Z$/);
    const { waiting } = await open();
    await waiting.sendAll();
    expect(server.checkouts().map(({ body }) => body)).toEqual(before);
    expect(server.checkouts().map(({ key }) => key)).toEqual(ids);
  });

  test('wait on while nobody answers, and later ones do not overtake', async () => {
    const { waiting, server, ids } = await withSales(SOAP, SODA);
    server.checkout.splice(0, 1, new Unreachable(), { id: 'sale' });
    await waiting.sendAll();
    expect(waiting.state.get()).toMatchObject({ sending: false, sales: [{ attempts: 1 }, { attempts: 0 }] });
    await waiting.sendAll();
    expect(server.checkouts().map(({ key }) => key)).toEqual([ids[0], ids[0], ids[1]]);
  });

  test('that are refused say why and hold up no other; they are tried again, or become a cart again', async () => {
    const { waiting, server, carts, ids, onShelf, hearOfOtherTab } = await withSales(SOAP, SODA);
    server.checkout.splice(0, 1, refusal(409, 'Not enough soap.'), { id: 'sale' });
    await waiting.sendAll();
    expect(waiting.state.get().sales).toMatchObject([
      { id: ids[0], state: 'refused', reason: 'Not enough soap.' },
    ]);
    await waiting.sendAll();
    expect(server.checkouts()).toHaveLength(2);
    server.checkout.splice(0, 1, refusal(409, 'Still not enough.'), { id: 'sale' });
    await waiting.sendAgain(ids[0] ?? '');
    expect(waiting.state.get().sales).toMatchObject([{ state: 'refused', reason: 'Still not enough.' }]);
    await waiting.putBack(ids[0] ?? '');
    hearOfOtherTab();
    expect([waiting.state.get().sales, onShelf.size]).toEqual([[], 0]);
    await expect.poll(() => carts.get().carts.map(({ id }) => id)).toContain(ids[0]);
    const cart = carts.get().carts.find(({ id }) => id === ids[0]);
    expect(cart).toMatchObject({ lines: [{ product_id: SOAP.id }], sending: { state: 'open' } });
  });

  test('too old to be dated when they were made are sold today where somebody says so', async () => {
    const { waiting, server, ids } = await withSales(SOAP);
    server.checkout.splice(0, 1, refusal(409, 'Too long ago.'), { id: 'sale' });
    await waiting.sendAll();
    await waiting.sendAgain(ids[0] ?? '', true);
    const [asMade, today] = server.checkouts().map(({ body }) => body as Record<string, unknown>);
    const { sold_at, ...rest } = asMade ?? {};
    expect(sold_at).toBeTruthy();
    expect(today).toEqual(rest);
    expect(waiting.state.get().sales).toEqual([]);
  });

  test('stay where a denial proves nothing: an earlier answer was lost', async () => {
    const { waiting, server, ids } = await withSales(SOAP);
    server.checkout.splice(0, 1, new Unreachable(), refusal(403, 'You may not.'));
    await waiting.sendAll();
    await waiting.sendAll();
    expect(waiting.state.get().sales).toMatchObject([
      { id: ids[0], state: 'waiting', reason: 'You may not.' },
    ]);
    await waiting.putBack(ids[0] ?? '');
    expect(waiting.state.get().sales).toHaveLength(1);
  });

  test('are sealed when they are kept, each under the next number, and sent with their seal', async () => {
    const { waiting, server, open, ids } = await withSales(SOAP, SODA);
    server.checkout.splice(0, 1, new Unreachable(), { id: 'sale' });
    await waiting.sendAll();
    // After a reload it goes on counting, and what was sealed before bears the same seal.
    server.away = true;
    const again = await open();
    again.till.add(SOAP.id, { quantity: times(1) });
    again.till.startPaying();
    await again.till.complete();
    server.away = false;
    await again.waiting.sendAll();
    const sent = server.checkouts();
    expect(sent.map(({ key }) => key).slice(0, 3)).toEqual([ids[0], ids[0], ids[1]]);
    expect(sent[1]?.seal).toBe(sent[0]?.seal);
    expect(sent.slice(1).map(({ seal }) => readSeal(seal ?? '')?.number)).toEqual([1, 2, 3]);
    for (const { body, seal } of sent)
      expect(readSeal(seal ?? '')?.mac).toBe(
        proofOf(JSON.stringify(body), readSeal(seal ?? '')?.number ?? 0),
      );
  });

  test('keep their seals when the session is over, and the device keeps no key; the next one brings another', async () => {
    const { waiting, server, shelf, open, products, onShelf } = await withSales(SOAP, SODA);
    await shelf.dropBrought();
    expect([await shelf.readSealKey(SCOPE), products.size, onShelf.size]).toEqual([null, 0, 2]);
    await waiting.sendAll();
    for (const { body, seal } of server.checkouts())
      expect(readSeal(seal ?? '')?.mac).toBe(
        proofOf(JSON.stringify(body), readSeal(seal ?? '')?.number ?? 0),
      );
    // Who comes back to the same page goes on counting; a page that is opened asks for a key.
    await waiting.prepare();
    expect(await shelf.readSealKey(SCOPE)).toMatchObject({ id: SEAL_KEY.id, sealed: 2 });
    await shelf.dropBrought();
    await open();
    expect(await shelf.readSealKey(SCOPE)).toMatchObject({ id: SEAL_KEY.id, sealed: 0 });
  });

  test('that somebody sells today are no longer as they were sealed, and say so', async () => {
    const { waiting, server, ids } = await withSales(SOAP);
    server.checkout.splice(0, 1, refusal(409, 'Too long ago.'), { id: 'sale' });
    await waiting.sendAll();
    await waiting.sendAgain(ids[0] ?? '', true);
    expect(server.checkouts().map(({ seal }) => seal !== undefined)).toEqual([true, false]);
  });
});

/** What the server computes. */
function proofOf(body: string, number: number): string {
  const body_hash = createHash('sha256').update(body).digest('base64url');
  const text = sealedText({ branch_id: 'kariakoo', key_id: SEAL_KEY.id, number, body_hash });
  return createHmac('sha256', Buffer.from(SEAL_KEY.key, 'base64url')).update(text).digest('base64url');
}
