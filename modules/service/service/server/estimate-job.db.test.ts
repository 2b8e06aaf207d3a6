import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { booksHold } from '#server/testing/books-hold.ts';
import { openWorkshop, type Workshop } from '../../testing/workshop.ts';

let shop: Workshop;
beforeAll(async () => {
  shop = await openWorkshop({ vat_registered: true });
});
afterAll(async () => {
  await booksHold(shop.system.db);
  await shop.system.close();
});

const codeOf = async (name: string, id: string, body = {}) => (await shop.step(name, id, body)).body.code;

/** A job whose customer agreed to 150,000 and that costs so much. */
async function agreed(price: number) {
  const { id } = await shop.job({ price });
  await shop.step('estimate', id, { amount: 150_000 });
  await shop.step('accept', id, { accepted_by: 'Juma' });
  await shop.step('start', id);
  return id;
}

describe('an estimate', () => {
  test('keeps work from beginning until the customer agrees to what he was told', async () => {
    const { id } = await shop.job();
    const told = await shop.step('estimate', id, { amount: 150_000 });
    expect(told.body.message).toMatchObject({
      ...{ status: 'pending', waiting: 'customer', estimate_amount: 150_000, accepted_at: null },
    });
    expect(told.body.message.waiting_since).not.toBeNull();
    expect(await codeOf('start', id)).toBe('estimate_waits');
    expect(await codeOf('accept', id, { amount: 140_000 })).toBe('estimate_changed');
    const said = await shop.step('accept', id, { accepted_by: 'Juma', amount: 150_000 });
    expect(said.body.message).toMatchObject({
      ...{ waiting: null, waiting_since: null, accepted_amount: 150_000, accepted_by: 'Juma' },
    });
    expect((await shop.step('accept', id, { accepted_by: 'Somebody' })).status).toBe(409);
    expect(await shop.find('service', id)).toMatchObject({ accepted_by: 'Juma' });
    expect((await shop.step('start', id)).status).toBe(200);
  });

  test('is that of the job where no amount is said, and asks again when it is given anew', async () => {
    const { id } = await shop.job();
    await shop.step('estimate', id);
    await shop.step('accept', id);
    await shop.step('start', id);
    const anew = await shop.step('estimate', id, { amount: 60_000 });
    expect(anew.body.message).toMatchObject({
      ...{ status: 'in_progress', waiting: 'customer', accepted_amount: null, accepted_at: null },
    });
    expect(await codeOf('finish', id, { account_id: shop.cash })).toBe('estimate_waits');
    expect(await codeOf('resume', id)).toBe('estimate_waits');
    await shop.step('accept', id);
    expect((await shop.step('finish', id, { account_id: shop.cash })).status).toBe(200);
  });

  test('that is declined waits for nobody, and nothing begins', async () => {
    const { id } = await shop.job();
    await shop.step('estimate', id);
    const said = await shop.step('decline', id, { reason: 'Too dear' });
    expect(said.body.message).toMatchObject({ status: 'pending', waiting: null, accepted_at: null });
    expect(await codeOf('start', id)).toBe('estimate_waits');
    expect((await shop.step('accept', id)).status).toBe(409);
  });

  test('may be exceeded by ten percent and not by more', async () => {
    const fits = await agreed(165_000);
    expect((await shop.step('finish', fits)).status).toBe(200);
    const dear = await agreed(165_001);
    const refused = await shop.step('finish', dear);
    expect(refused.body).toMatchObject({
      code: 'above_estimate',
      message:
        '165,001 is more than 10 % above the 150,000 that the customer agreed to. Send a new estimate.',
    });
    expect(await shop.find('service', dear)).toMatchObject({ status: 'in_progress', sale_id: null });
    const allow = (estimate_excess_percent: number) =>
      shop.owner.ask(`PUT api/branch/settings?id=${shop.branch_id}`, { body: { estimate_excess_percent } });
    expect((await allow(20)).status).toBe(200);
    expect((await shop.step('finish', dear)).status).toBe(200);
    await allow(10);
  });

  test('is asked for by types that begin with one, though not under warranty', async () => {
    const type = await shop.type({ needs_estimate: true, warranty_days: 30 });
    const { id } = await shop.job({ service_type_id: type });
    expect(await codeOf('start', id)).toBe('estimate_needed');
    await shop.step('estimate', id);
    await shop.step('accept', id);
    await shop.step('start', id);
    await shop.step('finish', id);
    const claim = await shop.job({ service_type_id: type, warranty_of_id: id });
    expect((await shop.step('start', claim.id)).status).toBe(200);
  });
});

describe('a job waits', () => {
  test('for parts from its start where one is not there, and is finished when it came', async () => {
    const product_id = await shop.stocked(1_000n, 4_300_000n, { selling_price: 58_000 });
    const { id } = await shop.job({ parts: [{ product_id, quantity: 2 }] });
    expect((await shop.step('start', id)).body.message).toMatchObject({
      ...{ status: 'in_progress', waiting: 'parts' },
    });
    const waiting = await shop.owner.ask('GET api/service/list?condition=waiting');
    expect(waiting.body.message.data.map((row: { id: string }) => row.id)).toContain(id);
    expect(await codeOf('finish', id)).toBe('not_enough_stock');
    const { version } = await shop.find('service', id);
    await shop.owner.ask(`PUT api/service?id=${id}`, {
      body: { version, parts: [{ product_id, quantity: 1 }] },
    });
    expect((await shop.step('finish', id)).body.message).toMatchObject({ status: 'done', waiting: null });
    const there = await shop.stocked(2_000n, 8_600_000n, { selling_price: 58_000 });
    const ready = await shop.job({ parts: [{ product_id: there, quantity: 2 }] });
    expect((await shop.step('start', ready.id)).body.message).toMatchObject({ waiting: null });
  });

  test('where somebody puts it, and goes on', async () => {
    const { id } = await shop.job();
    await shop.step('start', id);
    expect((await shop.step('resume', id)).status).toBe(409);
    expect((await shop.step('wait', id, { waits_for: 'customer' })).body.message).toMatchObject({
      waiting: 'customer',
    });
    // Nobody was told an amount to which he could agree.
    expect(await codeOf('accept', id)).toBe('no_estimate');
    expect((await shop.step('resume', id)).body.message).toMatchObject({
      ...{ status: 'in_progress', waiting: null, waiting_since: null },
    });
  });
});
