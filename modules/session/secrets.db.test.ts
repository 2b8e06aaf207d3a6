import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { aBusiness, anEmployee, logIn, OWNER_PASSWORD } from '#server/testing/people.ts';
import { openTestSystem, type TestSystem } from '#server/testing/test-system.ts';
import { allRows } from '#server-kit/testing/all-rows.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await openTestSystem();
});
afterAll(() => system.close());

test('no password, token or key of a session stands in a table or in the log, also where calls have keys', async () => {
  const shop = await aBusiness(system);
  const owner = await logIn(system, shop.phone);
  const keyed = () => ({ headers: { 'idempotency-key': newId() } });
  const expires_at = new Date(Date.now() + 3_600_000).toISOString();
  const token = await owner.ask('POST api/token', {
    body: { name: 'Hesabu', permissions: [], expires_at },
    ...keyed(),
  });
  const clerk = await anEmployee(owner, [], { branches: [shop.branch_id] });
  const hired = await owner.ask('POST api/user', {
    body: {
      name: 'Asha',
      phone_number: '255713000099',
      account_type: 'employee',
      password: 'Dirisha-dogo-4',
    },
    ...keyed(),
  });
  const changed = await owner.ask('PUT api/user/change-password', {
    body: { current_password: OWNER_PASSWORD, new_password: 'Meza-ndefu-88' },
    ...keyed(),
  });
  expect([token.status, hired.status, changed.status]).toEqual([200, 200, 200]);
  const secrets = [
    token.body.message.token,
    owner.session?.key,
    owner.cookie?.split('=')[1],
    clerk.password,
    OWNER_PASSWORD,
    'Dirisha-dogo-4',
    'Meza-ndefu-88',
  ];
  const rows = JSON.stringify([...(await allRows(system.db))]);
  expect(rows).toContain('Hesabu');
  for (const secret of secrets) {
    expect(secret).toMatch(/^.{10,}$/);
    expect([secret, rows.includes(secret), system.logged.join('').includes(secret)]).toEqual([
      secret,
      false,
      false,
    ]);
  }
  expect(rows).not.toContain(Buffer.from(owner.session?.key ?? '', 'base64url').toString('hex'));
});
