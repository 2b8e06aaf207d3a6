import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anEmployee, logIn } from '#server/testing/people.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { openWorkshop, type Workshop } from '../../testing/workshop.ts';

let shop: Workshop;
let juma: { id: string; browser: TestBrowser };
let ben: { id: string; browser: TestBrowser };
beforeAll(async () => {
  shop = await openWorkshop();
  const worker = async (...more: string[]) => {
    const rights = ['modify_service', 'list_services', ...more];
    const made = await anEmployee(shop.owner, rights, { branches: [shop.branch_id] });
    return { id: String(made.id), browser: await logIn(shop.system, made.phone, made.password) };
  };
  [juma, ben] = [await worker(), await worker()];
});
afterAll(() => shop.system.close());

const mine = async ({ browser }: typeof juma) => (await browser.ask('GET api/service/mine')).body.message;
const numbers = async (who: typeof juma) =>
  (await mine(who)).jobs.map(({ item }: { item: string | null }) => item);

/** So many days from today, at an hour of the branch. */
async function at(days: number, hour: string): Promise<string> {
  const { today } = (await shop.owner.ask('GET api/service/board')).body.message;
  return new Date(Date.parse(`${today}T${hour}:00+03:00`) + days * 86_400_000).toISOString();
}

describe('the jobs of whoever does the work', () => {
  test('are his alone and of today, what he works on first, then by their hour; of another he sees none', async () => {
    const assignee_id = juma.id;
    const noon = await shop.job({
      item: 'noon',
      assignee_id,
      starts: await at(0, '12:00'),
      ends: await at(0, '13:00'),
      outside_hours: true,
    });
    await shop.job({
      item: 'morning',
      assignee_id,
      starts: await at(0, '08:00'),
      ends: await at(0, '09:00'),
      outside_hours: true,
    });
    await shop.job({
      item: 'tomorrow',
      assignee_id,
      starts: await at(1, '08:00'),
      ends: await at(1, '09:00'),
      outside_hours: true,
    });
    await shop.job({ item: 'any time', assignee_id });
    await shop.job({ item: 'of nobody' });
    expect(await numbers(juma)).toEqual(['morning', 'noon', 'any time']);
    await shop.step('start', noon.id, {}, juma.browser);
    expect(await numbers(juma)).toEqual(['noon', 'morning', 'any time']);
    expect((await shop.step('finish', noon.id, {}, juma.browser)).status).toBe(200);
    expect(await numbers(juma)).toEqual(['morning', 'any time', 'noon']);
    expect(await numbers(ben)).toEqual([]);
  });

  test('are those as well at which he helps', async () => {
    await shop.job({ item: 'helped', assignee_id: juma.id, helpers: [{ user_id: ben.id, share: 20 }] });
    expect(await numbers(ben)).toEqual(['helped']);
  });

  test('tell what is wrong, what came with it and its parts, and no price', async () => {
    const product_id = await shop.product({ name: 'HDMI port' });
    const left = { problem: 'No picture', accessories: '1 controller', condition: 'Scratched' };
    await shop.job({
      ...{ item: 'PlayStation', assignee_id: ben.id, ...left },
      parts: [{ product_id, quantity: 2 }],
    });
    const answer = await mine(ben);
    const job = answer.jobs.find(({ item }: { item: string }) => item === 'PlayStation');
    expect(job).toMatchObject({ ...left, parts: [{ name: 'HDMI port', quantity: 2 }], version: 1 });
    expect(JSON.stringify(answer)).not.toMatch(/price|amount|35000|11800/);
  });

  test('a part is found by its code, and neither work nor a price is', async () => {
    const id = await shop.product({ name: 'Thermal paste', code: 'TP-4' });
    const found = async (keyword: string) =>
      (await ben.browser.ask(`GET api/service/parts-found?keyword=${keyword}`)).body.message;
    expect(await found('TP-4')).toMatchObject([{ id, name: 'Thermal paste' }]);
    expect(JSON.stringify(await found('Thermal'))).not.toMatch(/price/);
    expect(await found('Repair')).toEqual([]);
  });
});

test('where the day begins at four, work of the small hours is of the day before', async () => {
  const night = await openWorkshop({ day_starts_at: '04:00' });
  const { today } = (await night.owner.ask('GET api/service/board')).body.message;
  const midnight = Date.parse(`${today}T00:00:00+03:00`) + 86_400_000;
  const from = (hour: number) => ({
    starts: new Date(midnight + hour * 3_600_000).toISOString(),
    ends: new Date(midnight + (hour + 1) * 3_600_000).toISOString(),
  });
  const job = { assignee_id: night.owner.userId, outside_hours: true };
  await night.job({ ...job, item: 'at two', ...from(2) });
  await night.job({ ...job, item: 'at five', ...from(5) });
  const { jobs } = (await night.owner.ask('GET api/service/mine')).body.message;
  expect(jobs.map(({ item }: { item: string }) => item)).toEqual(['at two']);
  await night.system.close();
});
