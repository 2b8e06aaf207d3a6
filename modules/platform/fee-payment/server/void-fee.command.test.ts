import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '#core/business-day.ts';
import { newId } from '#core/ids.ts';
import { aBusiness, logIn, nextPhone, OWNER_PASSWORD } from '#server/testing/people.ts';
import { aColleague, anOnepos } from '#server/testing/platform-people.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { openTestSystem, type TestSystem } from '#server/testing/test-system.ts';
import { purseOf } from '../../testing/purse-of-days.ts';

// cspell:ignore Tawi lingine

let system: TestSystem;
let onepos: TestBrowser;
let agent: TestBrowser;

beforeAll(async () => {
  system = await openTestSystem();
  const phone = nextPhone();
  await anOnepos(system, phone);
  onepos = await logIn(system, phone, OWNER_PASSWORD);
  agent = await aColleague(system, onepos, 'agent');
});
afterAll(() => system.close());

interface Client {
  business_id: string;
  branch_id: string;
  owner_phone: string;
  /** Until when its trial goes. */
  trial: string;
}

async function aClient(): Promise<Client> {
  const owner_phone = nextPhone();
  const body = {
    name: `Duka ${owner_phone}`,
    owner_name: 'Asha Mrema',
    owner_phone,
    password: OWNER_PASSWORD,
  };
  const { business_id, branch_id } = (await agent.ask('POST api/platform/business', { body })).body.message;
  return { business_id, branch_id, owner_phone, trial: (await stands(branch_id)).until };
}

async function pay(client_branch: string, days = 30, more: object = {}): Promise<string> {
  const id = newId();
  const body = { id, client_branch, kind: 'service_fee', days, amount: days * 1000, ...more };
  const answer = await onepos.ask('POST api/fee-payment', { body, headers: { 'idempotency-key': id } });
  expect(answer.status).toBe(200);
  return id;
}

const voided = (id: string, by = onepos, key: string = newId(), reason = 'Tawi lingine') =>
  by.ask('PUT api/fee-payment/void', { body: { id, reason }, headers: { 'idempotency-key': key } });

async function stands(branch: string): Promise<{ until: string; status: string; fee: number | null }> {
  const [row] = await system.db.adminQuery(
    'select paid_until::text as until, status, service_fee::int as fee from branches where id = $1',
    [branch],
  );
  return row as never;
}

const seen = async (business_id: string) =>
  (await onepos.ask('GET api/platform/businesses')).body.message.find(
    ({ id }: { id: string }) => id === business_id,
  );

/** Days go by for one client: all that was written for it was so many days earlier. */
async function letPass(days: number, { branch_id }: Client): Promise<void> {
  await system.db.adminQuery('update branches set paid_until = paid_until - $2::int where id = $1', [
    branch_id,
    days,
  ]);
  await system.db.adminQuery(
    `update fee_payments set counted_from = counted_from - $2::int, until_before = until_before - $2::int,
       paid_until = paid_until - $2::int where client_branch = $1`,
    [branch_id, days],
  );
}

describe('a wrong fee payment', () => {
  test('gives its days and its commission back and stays in the list as void, with the reason', async () => {
    const client = await aClient();
    const wrong = await pay(client.branch_id, 30);
    await pay(client.branch_id, 10, { amount: 20_000 });
    expect((await stands(client.branch_id)).until).toBe(addDays(client.trial, 40));
    const { status, body } = await voided(wrong);
    expect([status, body.message]).toMatchObject([
      200,
      { status: 'void', void_reason: 'Tawi lingine', days: 30, amount: 30_000, commission: 3000 },
    ]);
    expect(await stands(client.branch_id)).toEqual({
      until: addDays(client.trial, 10),
      status: 'active',
      fee: 6_000_000,
    });
    expect(await seen(client.business_id)).toMatchObject({ fees_amount: 20_000, commission: 2000 });
    const listed = (await onepos.ask('GET api/fee-payment/list?condition=void')).body.message.data;
    expect(listed.map(({ id }: { id: string }) => id)).toContain(wrong);
    expect(
      await system.db.adminQuery(
        "select reason from activities where record_id = $1 and type = 'modification'",
        [wrong],
      ),
    ).toEqual([{ reason: 'Tawi lingine' }]);
    expect(
      await system.db.adminQuery('select from activities where business_id = $1 and entity = $2', [
        client.business_id,
        'fee-payment',
      ]),
    ).toEqual([]);
  });

  test('is void once, whoever says it again or at the same moment; a retry is told the same', async () => {
    const client = await aClient();
    const [wrong, key] = [await pay(client.branch_id), newId()];
    const other = await pay(client.branch_id, 7);
    const answers = await Promise.all([voided(wrong, onepos, key), voided(wrong)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const again = await voided(wrong);
    expect([again.status, again.body.code]).toEqual([409, 'not_in_this_state']);
    const [first] = answers;
    const retried = await voided(wrong, onepos, key);
    expect(retried.status).toBe(first?.status);
    expect((await stands(client.branch_id)).until).toBe(addDays(client.trial, 7));
    await voided(other);
    expect(await stands(client.branch_id)).toEqual({ until: client.trial, status: 'trial', fee: null });
  });

  test('keeps its branch open no longer: how it stands follows with the next call', async () => {
    const client = await aClient();
    const wrong = await pay(client.branch_id, 60);
    await letPass(45, client);
    expect((await seen(client.business_id)).status).toBe('active');
    const owner = await logIn(system, client.owner_phone);
    const add = () => owner.ask('POST api/category', { body: { name: `Kundi ${nextPhone()}` } });
    expect((await add()).status).toBe(200);
    expect((await voided(wrong)).status).toBe(200);
    expect((await seen(client.business_id)).status).toBe('read_only');
    expect((await add()).status).toBe(409);
    expect((await owner.ask('GET api/user/refresh')).body.message.service_fee).toMatchObject({
      status: 'read_only',
      paid_until: addDays(client.trial, -45),
    });
  });

  test('and one that is taken at the same moment leave what the new one bought', async () => {
    const client = await aClient();
    const wrong = await pay(client.branch_id);
    await Promise.all([voided(wrong), pay(client.branch_id, 9)]);
    expect((await stands(client.branch_id)).until).toBe(addDays(client.trial, 9));
  });

  test('that bought no days changes nothing of the branch', async () => {
    const client = await aClient();
    await pay(client.branch_id);
    const before = await stands(client.branch_id);
    const wrong = await pay(client.branch_id, 0, { kind: 'sms_purchase', amount: 5000 });
    expect((await voided(wrong)).status).toBe(200);
    expect(await stands(client.branch_id)).toEqual(before);
    expect(await seen(client.business_id)).toMatchObject({ fees_amount: 30_000, commission: 3000 });
  });

  test('is voided by those who take fees, with a reason, and by nobody else', async () => {
    const client = await aClient();
    const paid = await pay(client.branch_id);
    const before = await stands(client.branch_id);
    const [owner, shop] = [await logIn(system, client.owner_phone), await aBusiness(system)];
    const stranger = await logIn(system, shop.phone);
    for (const by of [agent, owner, stranger]) expect((await voided(paid, by)).status).toBe(403);
    const silent = await voided(paid, onepos, newId(), '  ');
    expect([silent.status, Object.keys(silent.body.fields)]).toEqual([400, ['reason']]);
    expect((await voided(newId())).status).toBe(404);
    expect(await stands(client.branch_id)).toEqual(before);
  });
});

test('whatever is paid and voided in whatever order, the branch is paid by what holds', async () => {
  const action = fc.oneof(
    fc.record({ pay: fc.integer({ min: 1, max: 40 }) }),
    fc.record({ pass: fc.integer({ min: 1, max: 45 }) }),
    fc.record({ void: fc.nat({ max: 9 }) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 3, maxLength: 10 }), async (actions) => {
      const client = await aClient();
      const purse = purseOf(30);
      const ids: string[] = [];
      for (const one of actions) {
        if ('pay' in one) {
          ids.push(await pay(client.branch_id, one.pay));
          purse.pay(one.pay);
        } else if ('pass' in one) {
          await letPass(one.pass, client);
          purse.pass(one.pass);
        } else if (ids.length > 0) {
          const place = one.void % ids.length;
          expect((await voided(ids[place] ?? '')).status).toBe(purse.void(place) ? 200 : 409);
        }
        const { days, paid } = purse.stands();
        expect((await stands(client.branch_id)).until).toBe(addDays(client.trial, days - 30));
        expect((await seen(client.business_id)).commission).toBe(paid * 100);
      }
    }),
    { numRuns: 12, seed: 20_261_121 },
  );
});
