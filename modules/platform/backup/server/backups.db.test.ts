import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBusiness, logIn, nextPhone, OWNER_PASSWORD } from '#server/testing/people.ts';
import { openTestSystem, type TestSystem } from '#server/testing/test-system.ts';
import { terminalContext } from '#server-kit/operation/terminal-context.ts';
import { createPlatformAccount } from '../../public.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await openTestSystem();
});
afterAll(() => system.close());

test('the platform sees the backups and asks for one, which is on record; an owner does neither', async () => {
  const phone = nextPhone();
  const admin = await system.db.adminClient();
  await admin.query('set role pos_owner');
  await createPlatformAccount(
    terminalContext(system),
    system.database,
    async (text, values) => (await admin.query(text, [...values])).rows,
    { name: 'Neema Mushi', phone, password: OWNER_PASSWORD },
  );
  const onepos = await logIn(system, phone, OWNER_PASSWORD);
  const owner = await logIn(system, (await aBusiness(system)).phone);

  const { body } = await onepos.ask('GET api/platform/backups');
  expect(body.message).toEqual({
    state: 'off',
    is_running: false,
    next_at: null,
    last_error: null,
    backups: [],
  });
  expect((await onepos.ask('POST api/platform/make-backup', { body: {} })).status).toBe(200);
  const told = (await onepos.ask('GET api/activity/list?entity=backup')).body.message.data;
  expect(told).toMatchObject([{ type: 'creation', entity: 'backup' }]);

  expect((await owner.ask('GET api/platform/backups')).status).toBe(403);
  expect((await owner.ask('POST api/platform/make-backup', { body: {} })).status).toBe(403);
});
