import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UPKEEP } from '../jobs/upkeep.ts';
import { type TestDatabase, testDatabase } from '../testing/database.ts';
import { runJobs } from '../testing/run-jobs.ts';

let test: TestDatabase;
const business = randomUUID();
const asha = randomUUID();
let hash: string;

beforeAll(async () => {
  test = await testDatabase();
  expect(await test.database.login.hasAny()).toBe(false);
  hash = await test.openAccess(business, asha);
  await addUser(asha, 'Asha', '+255710000001', 'Asha@Duka.co.tz');
});
afterAll(() => test.close());

const addUser = (id: string, name: string, phone: string, email: string | null) =>
  test.database.transaction(hash, {}, (tx) =>
    tx.query(
      "insert into users (business_id, id, name, phone_number, email, account_type, status) values ($1, $2, $3, $4, $5, 'owner', 'active')",
      [business, id, name, phone, email],
    ),
  );
const change = (id: string, changes: string) =>
  test.database.transaction(hash, {}, (tx) => tx.query(`update users set ${changes} where id = $1`, [id]));
const isLive = async (of: string) =>
  (await test.database.transaction(of, { readOnly: true }, (tx) => tx.query('select ctx.biz() as biz')))[0]
    ?.biz === business;

describe('login names', () => {
  it('find a user by phone or e-mail, however they are typed', async () => {
    const found = { business_id: business, user_id: asha };
    expect(await test.database.login.hasAny()).toBe(true);
    for (const typed of ['+255710000001', '+255 710 000 001', 'asha@duka.co.tz', ' ASHA@DUKA.CO.TZ ']) {
      expect(await test.database.login.find(typed)).toEqual(found);
    }
  });

  it('answer nobody for a name nobody has', async () => {
    for (const typed of ['', '%', 'asha', '+255710000002', "' or true --"])
      expect(await test.database.login.find(typed)).toBeNull();
  });

  it('belong to one user among all businesses', async () => {
    await expect(addUser(randomUUID(), 'Other', '+255 71 0000001', null)).rejects.toMatchObject({
      code: '23505',
      constraint: 'login_names_pkey',
    });
    expect(await test.adminQuery('select name from users')).toEqual([{ name: 'Asha' }]);
  });

  it('follow a change of number and are free again when the user is gone', async () => {
    const juma = randomUUID();
    await addUser(juma, 'Juma', '+255710000003', null);
    await change(juma, "phone_number = '+255710000004'");
    expect(await test.database.login.find('+255710000003')).toBeNull();
    expect(await test.database.login.find('+255710000004')).toMatchObject({ user_id: juma });
    await change(juma, 'deleted_at = now()');
    expect(await test.database.login.find('+255710000004')).toBeNull();
    expect(await test.database.login.read(business, juma)).toBeNull();
  });
});

describe('passwords and sessions', () => {
  it('give the check of a password what it needs, and the application nothing', async () => {
    expect(await test.database.login.read(business, asha)).toMatchObject({
      name: 'Asha',
      status: 'active',
      password_hash: null,
    });
    await test.database.transaction(hash, {}, (tx) =>
      tx.query("select ctx.set_password($1, 'argon', null)", [asha]),
    );
    expect(await test.database.login.read(business, asha)).toEqual({
      business_id: business,
      user_id: asha,
      name: 'Asha',
      account_type: 'owner',
      status: 'active',
      password_hash: 'argon',
      given_until: null,
    });
    const peek = test.database.transaction(hash, { readOnly: true }, (tx) =>
      tx.query('select * from ctx.credentials'),
    );
    await expect(peek).rejects.toMatchObject({ code: '42501' });
    expect(await test.database.login.read(randomUUID(), asha)).toBeNull();
  });

  it('end a session by logging out, and all of them by disabling the user', async () => {
    const [phone, till] = [await test.openAccess(business, asha), await test.openAccess(business, asha)];
    await test.database.login.close(phone);
    expect([await isLive(phone), await isLive(till)]).toEqual([false, true]);
    await change(asha, "status = 'disabled'");
    expect(await isLive(till)).toBe(false);
    expect(await test.database.login.find('asha@duka.co.tz')).toMatchObject({ user_id: asha });
  });

  it('forget accesses that ended more than a month ago, and no others', async () => {
    const [live, old] = [
      await test.openAccess(business, randomUUID()),
      await test.openAccess(business, randomUUID()),
    ];
    await test.adminQuery(
      "update ctx.access set expires_at = now() - interval '31 days' where token_hash = decode($1, 'hex')",
      [old],
    );
    await runJobs(test, UPKEEP);
    expect(
      await test.adminQuery("select from ctx.access where token_hash = decode($1, 'hex')", [old]),
    ).toEqual([]);
    expect(await isLive(live)).toBe(true);
  });
});
