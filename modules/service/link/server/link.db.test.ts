import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { PAPER_CODE_LENGTH, PAPER_LETTERS } from '#core/paper-code.ts';
import { booksHold } from '#server/testing/books-hold.ts';
import { liveNotices } from '#server/testing/live-notices.ts';
import { TestBrowser } from '#server/testing/test-browser.ts';
import { openWorkshop, type Workshop } from '../../testing/workshop.ts';

// biome-ignore lint/suspicious/noExplicitAny: answers of every shape
type Json = any;
const DAY = 86_400_000;

let shop: Workshop;
let guest: TestBrowser;
let addresses = 0;
beforeAll(async () => {
  shop = await openWorkshop({ vat_registered: true });
});
beforeEach(() => {
  guest = new TestBrowser(shop.system);
  addresses += 1;
  guest.address = `10.9.0.${addresses}`;
});
afterAll(async () => {
  await booksHold(shop.system.db);
  await shop.system.close();
});

const shown = (code: string) => guest.ask(`GET api/service/by-link?code=${code}`);
const answer = (code: string, agrees: boolean, estimate: number) =>
  guest.ask('PUT api/service/by-link', { body: { code, agrees, estimate: String(estimate) } });

/** A job whose customer was told what it will cost. */
async function estimated(amount = 150_000): Promise<Json> {
  const job = await shop.job({ item: 'Galaxy A14', serial_number: 'R58M', problem: 'Screen broken' });
  await shop.step('estimate', job.id, { amount });
  return job;
}

describe('the page of a job', () => {
  test('tells the item, how it stands and what is left to pay, and nothing else of anybody', async () => {
    const job = await estimated();
    const { status, body } = await shown(job.link_code);
    expect(status).toBe(200);
    expect(body.message).toEqual({
      ...{ business: expect.any(String), branch: expect.any(String), number: job.number },
      ...{ item: 'Galaxy A14', standing: 'your_word', promised_at: null, currency: 'TZS' },
      ...{ estimate: 150_000, agreed: null, answered_by_link: false, remain: null, pay_to: null },
    });
    // Typed in groups and small letters it is the same code.
    expect((await shown(job.link_code.toLowerCase().replace(/(.{4})/g, '$1%20'))).status).toBe(200);
  });

  test('follows the job until thirty days after it was collected, and ends with one that is taken back', async () => {
    const job = await shop.job();
    const standing = async () => (await shown(job.link_code)).body.message?.standing;
    expect(await standing()).toBe('received');
    await shop.step('start', job.id);
    expect(await standing()).toBe('in_progress');
    await shop.step('finish', job.id);
    expect((await shown(job.link_code)).body.message).toMatchObject({ standing: 'ready', remain: 35_000 });
    await shop.step('collect', job.id, { account_id: shop.cash });
    expect((await shown(job.link_code)).body.message).toMatchObject({ standing: 'collected', remain: 0 });
    const at = async (days: number) => {
      const moment = new Date(shop.system.clock.now().getTime() + days * DAY);
      const found = await shop.system.db.adminQuery('select 1 from ctx.find_job($1, $2)', [
        job.link_code,
        moment,
      ]);
      return found.length;
    };
    expect([await at(29.9), await at(30.1)]).toEqual([1, 0]);
    const taken = await shop.done();
    expect((await shown(taken.link_code)).status).toBe(200);
    expect((await shop.step('void', taken.id, { reason: 'Wrong' })).status).toBe(200);
    expect((await shown(taken.link_code)).status).toBe(404);
  });

  test('tells where to pay what is left, a wallet before a bank, and nothing of that where nothing is', async () => {
    const number = (type: string, provider: string, account_number: string) =>
      shop.post('account', { name: provider, provider, type, account_number });
    await number('bank', 'CRDB', '0150412345600');
    const job = await shop.done();
    expect((await shown(job.link_code)).body.message).toMatchObject({ pay_to: 'CRDB 0150412345600' });
    await number('mobile', 'M-PESA', '255713990133');
    expect((await shown(job.link_code)).body.message).toMatchObject({ pay_to: 'M-PESA 255713990133' });
    await shop.step('collect', job.id, { account_id: shop.cash });
    expect((await shown(job.link_code)).body.message).toMatchObject({ remain: 0, pay_to: null });
  });

  test('is found by no guess, and guesses run out', async () => {
    await estimated();
    const statuses: number[] = [];
    for (let no = 0; no < 20; no += 1)
      statuses.push((await shown(PAPER_LETTERS[no]?.repeat(PAPER_CODE_LENGTH) ?? '')).status);
    expect(statuses).toEqual([...Array(15).fill(404), ...Array(5).fill(429)]);
  });

  test('of a job that is asked for often is not a guess', async () => {
    const job = await estimated();
    for (let no = 0; no < 20; no += 1) expect((await shown(job.link_code)).status).toBe(200);
  });
});

describe('an estimate by the link (SW-13)', () => {
  test('changes on the page that somebody has open', async () => {
    const job = await estimated();
    const url = shop.system.db.url('admin');
    const told = await liveNotices(url, () => answer(job.link_code, true, 150_000));
    expect(told.map(({ changed }) => changed)).toEqual([{ service: [job.id] }]);
  });

  test('is agreed to once: the work can begin, and it stands in the activities of the job', async () => {
    const job = await estimated();
    const agreed = await answer(job.link_code, true, 150_000);
    expect(agreed.body.message).toMatchObject({ estimate: null, agreed: 150_000, answered_by_link: true });
    expect(await shop.find('service', job.id)).toMatchObject({
      ...{ accepted_amount: 150_000, waiting: null, answered_by_link: true, version: expect.any(Number) },
    });
    const again = await answer(job.link_code, false, 150_000);
    expect(again.body).toMatchObject({ code: 'no_estimate' });
    expect(await shop.find('service', job.id)).toMatchObject({ accepted_amount: 150_000 });
    expect((await shop.step('start', job.id)).status).toBe(200);
    const noted = await shop.system.db.adminQuery<Json>(
      `select user_id, ip from activities where record_id = $1 and changes @> '[{"field": "answered_by_link"}]'`,
      [job.id],
    );
    expect(noted).toEqual([{ user_id: null, ip: expect.any(String) }]);
  });

  test('is declined: the work does not begin', async () => {
    const job = await estimated();
    const declined = await answer(job.link_code, false, 150_000);
    expect(declined.body.message).toMatchObject({ estimate: null, agreed: null, answered_by_link: true });
    expect((await shop.step('start', job.id)).body.code).toBe('estimate_waits');
  });

  test('that was changed since it was looked at is answered by nobody, and a new one asks anew', async () => {
    const job = await estimated();
    await shop.step('estimate', job.id, { amount: 200_000 });
    expect((await answer(job.link_code, true, 150_000)).body.code).toBe('estimate_seen_changed');
    expect(await shop.find('service', job.id)).toMatchObject({ accepted_at: null, waiting: 'customer' });
    expect((await answer(job.link_code, true, 200_000)).status).toBe(200);
    await shop.step('estimate', job.id, { amount: 250_000 });
    expect((await shown(job.link_code)).body.message).toMatchObject({
      ...{ estimate: 250_000, agreed: null, answered_by_link: false },
    });
  });

  test('of a job that nobody was asked about, and by a link of nobody, changes nothing', async () => {
    const job = await shop.job();
    expect((await answer(job.link_code, true, 35_000)).body.code).toBe('no_estimate');
    expect((await answer('A'.repeat(PAPER_CODE_LENGTH), true, 35_000)).status).toBe(404);
    expect(await shop.find('service', job.id)).toMatchObject({ accepted_at: null });
  });

  test('of two answers at once one stands', async () => {
    const job = await estimated();
    const both = await Promise.all([true, true].map((agrees) => answer(job.link_code, agrees, 150_000)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

test('each job has a code of its own, which a program does not choose', async () => {
  const jobs = await Promise.all([shop.job(), shop.job()]);
  expect(new Set(jobs.map(({ link_code }) => link_code)).size).toBe(2);
  const refused = await shop.post('service', {
    ...{ service_type_id: shop.repair, customer_id: shop.customer, link_code: newId() },
  });
  expect(refused.status).toBe(400);
});
