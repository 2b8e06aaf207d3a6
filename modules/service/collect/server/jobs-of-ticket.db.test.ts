import { afterAll, beforeAll, expect, test } from 'vitest';
import { booksHold } from '#server/testing/books-hold.ts';
import { openWorkshop, type Workshop } from '../../testing/workshop.ts';

// biome-ignore lint/suspicious/noExplicitAny: answers of every shape
type Json = any;

let shop: Workshop;
beforeAll(async () => {
  shop = await openWorkshop({ vat_registered: true });
});
afterAll(async () => {
  await booksHold(shop.system.db);
  await shop.system.close();
});

const asked = (ticket: string, by = shop.owner) =>
  by.ask(`GET api/service/by-ticket?ticket=${encodeURIComponent(ticket)}`);
const found = async (ticket: string, by = shop.owner): Promise<Json[]> =>
  (await asked(ticket, by)).body.message;

test('a claim ticket finds its job by link, code, number and last digits, with what is left to pay', async () => {
  const job = await shop.done({ item: 'Galaxy A14' });
  const told = {
    ...{ id: job.id, number: job.number, standing: 'ready', collected_at: null },
    ...{ promised_at: null, service_type: 'Repair', item: 'Galaxy A14', remain: 35_000 },
    customer: expect.any(String),
  };
  const { link_code } = job;
  for (const ticket of [
    `https://any.example/job/${link_code}`,
    link_code,
    job.number,
    job.number.toLowerCase(),
  ])
    expect(await found(ticket)).toEqual([told]);
  expect(await found(String(job.number).slice(-3))).toEqual([told]);
});

test('what is ready stands first, then the number itself, and what was given up or is void is not there', async () => {
  const made: Json[] = [];
  while (!made.at(-1)?.number.endsWith('0012')) made.push(await shop.job());
  const one = (end: string) => made.find(({ number }) => number.endsWith(end));
  const numbers = async (ticket: string) => (await found(ticket)).map(({ number }) => number);
  const [low, high] = [one('0002'), one('0012')];
  expect(await numbers('2')).toEqual([low.number, high.number]);
  await shop.step('start', high.id);
  await shop.step('finish', high.id, { account_id: shop.cash });
  expect(await found('2')).toMatchObject([{ number: high.number, remain: 0 }, { number: low.number }]);
  await shop.step('collect', high.id);
  expect(await numbers('2')).toEqual([low.number, high.number]);
  await shop.step('cancel', low.id, { reason: 'Not wanted' });
  await shop.step('void', high.id, { reason: 'Wrong' });
  expect(await numbers('2')).toEqual([]);
});

test('is looked for by those who may list services, in their branch, and is no riddle to be guessed', async () => {
  const job = await shop.job();
  const clerk = await shop.clerk('list_services');
  expect(await found(job.link_code, clerk)).toMatchObject([
    { id: job.id, standing: 'received', remain: null },
  ]);
  expect((await asked(job.link_code, await shop.clerk('list_products'))).status).toBe(403);
  const there = await shop.owner.ask('POST api/branch', {
    body: { name: 'Mwanza', phone_number: '255713990231' },
  });
  const path = `GET api/service/by-ticket?ticket=${job.link_code}`;
  expect((await shop.owner.ask(path, { branch: there.body.message.id })).body.message).toEqual([]);
  const other = await openWorkshop({}, { system: shop.system });
  expect(await found(job.link_code, other.owner)).toEqual([]);
  expect(await found('%')).toEqual([]);
  expect(await found('Asha')).toEqual([]);
  for (const ticket of ['', ' ', 'x'.repeat(201)]) expect((await asked(ticket)).status).toBe(400);
});
