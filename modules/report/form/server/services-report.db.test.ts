import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorkshop, type Workshop } from '#modules/service/testing/workshop.ts';
import { anEmployee, logIn } from '#server/testing/people.ts';

// biome-ignore lint/suspicious/noExplicitAny: answers of every shape
type Json = any;
let shop: Workshop;
let owner: string;
let period: string;

beforeAll(async () => {
  shop = await openWorkshop({ vat_registered: true });
  const [row] = await shop.system.db.adminQuery<{ id: string }>(
    "select id from users where account_type = 'owner' order by id limit 1",
    [],
  );
  owner = String(row?.id);
  const { today } = (await shop.owner.ask('GET api/service/board')).body.message;
  period = `date=${today}&date_to=${today}`;
});
afterAll(() => shop.system.close());

const report = async (more: string): Promise<Json> =>
  (await shop.owner.ask(`GET api/report/services?${period}${more}`)).body.message;

test('jobs tell what they brought and left by type, by assignee and one by one, as their entries in the journal do', async () => {
  const part = await shop.stocked(20_000n, 86_000_000n, { selling_price: 58_000 });
  const paid = await shop.type({ name: 'Screen', price: 118_000, commission: 1 });
  const jobs: Json[] = [
    await shop.done({
      service_type_id: paid,
      assignee_id: owner,
      parts: [{ product_id: part, quantity: 2 }],
    }),
    await shop.done({ service_type_id: paid, parts: [{ product_id: part, quantity: 1, unit_price: 0 }] }),
    await shop.done({ assignee_id: owner, discount: 7000 }),
  ];
  await shop.job({ assignee_id: owner });
  const wrong = await shop.done();
  await shop.step('void', wrong.id, { reason: 'Twice' });
  const { total, rows } = await report('&group_by=job');
  // The first: 234,000 with VAT, two parts at 43,000, and 1 percent of 100,000 without VAT.
  expect(jobs[0]).toMatchObject({
    net_amount: 198_305.08,
    cost: 86_000,
    commission: 1000,
    margin: 111_305.08,
  });
  for (const job of jobs) {
    const { figures } = rows.find(({ title }: { title: string }) => title === job.number);
    const { net_amount: income, cost, commission, margin } = job;
    expect(figures).toMatchObject({ income, cost, commission, margin });
    // Profit of a job is what stands of it in the journal: income and cost of goods, before the commission.
    const entry = await shop.entryOf(job.sale_id);
    const booked = Object.entries(entry)
      .filter(([code]) => code.startsWith('4') || code.startsWith('5'))
      .reduce((sum, [, amount]) => sum - amount, 0n);
    expect(Number(booked)).toBe(Math.round((margin + commission) * 100));
  }
  expect(rows).toHaveLength(3);
  const sum = (key: string) => Math.round(jobs.reduce((all, job) => all + job[key] * 100, 0)) / 100;
  expect(total.figures).toMatchObject({ income: sum('net_amount'), margin: sum('margin'), documents: 3 });
  for (const group of ['service_type', 'assignee', 'customer', 'result', 'month'])
    expect((await report(`&group_by=${group}`)).total.figures.margin).toBe(sum('margin'));
  const byAssignee = await report('&group_by=assignee');
  const own = byAssignee.rows.find(({ title }: { title: string }) => title === 'Neema Mushi');
  expect(own.figures.commission).toBe(1000);
});

test('without the right to see profit it tells none, and without that to see services there is no report', async () => {
  const asks = async (rights: readonly string[]) => {
    const person = await anEmployee(shop.owner, rights, { branches: [shop.branch_id] });
    const browser = await logIn(shop.system, person.phone, person.password);
    return browser.ask(`GET api/report/services?${period}`);
  };
  const { body } = await asks(['create_report', 'list_services']);
  const told = Object.keys(body.message.total.figures);
  expect(told).toContain('income');
  for (const hidden of ['margin', 'cost', 'commission']) expect(told).not.toContain(hidden);
  expect((await asks(['create_report', 'view_sales_report'])).status).toBe(403);
});
