import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nextPhone } from '#server/testing/people.ts';
import { testDatabase } from '#server-kit/testing/database.ts';
import { openPeopleOffice, type PeopleOffice } from '../../testing/people-office.ts';
import { USER_ACCOUNT_TYPES } from '../user.entity.ts';

const { roles } = JSON.parse(
  readFileSync(new URL('../../../../specification/specification.json', import.meta.url), 'utf8'),
);
/** Who makes whom, as the specification prints it (§6). */
const makes = (creator: string, created: string): boolean => roles.creation.matrix[creator][created];

let office: PeopleOffice;

beforeAll(async () => {
  office = await openPeopleOffice(await testDatabase());
});
afterAll(() => office.server.close());

const typeOf = async (id: string) =>
  (
    await office.server.database.adminQuery(
      'select account_type, status, deleted_at is null as is_there from users where id = $1',
      [id],
    )
  )[0];
const ask = (route: string, body?: object) =>
  office.server.ask(office.chief, route, body ? { body } : undefined);

test.each(USER_ACCOUNT_TYPES)('%s makes whom §6 says and nobody else', async (creator) => {
  office.chief.accountType = creator;
  for (const created of USER_ACCOUNT_TYPES) {
    const phone_number = nextPhone();
    const { status, body } = await ask('POST api/user', {
      name: 'Asha',
      phone_number,
      account_type: created,
    });
    const rows = await office.server.database.adminQuery<{ account_type: string }>(
      'select account_type from users where phone_number = $1',
      [phone_number],
    );
    const isMade = makes(creator, created);
    expect([creator, created, status, body.code]).toEqual([
      creator,
      created,
      isMade ? 200 : 403,
      isMade ? undefined : 'account_beyond_own_access',
    ]);
    expect(rows.map(({ account_type }) => account_type)).toEqual(isMade ? [created] : []);
  }
});

test.each(USER_ACCOUNT_TYPES)('%s turns into what he could make only whom he could make', async (changer) => {
  office.chief.accountType = changer;
  for (const before of USER_ACCOUNT_TYPES)
    for (const after of USER_ACCOUNT_TYPES) {
      const { id, version } = await office.aPerson(before);
      const { status } = await ask(`PUT api/user?id=${id}`, { version, account_type: after });
      const isChanged = makes(changer, before) && makes(changer, after);
      expect([changer, before, after, status]).toEqual([changer, before, after, isChanged ? 200 : 403]);
      expect((await typeOf(id))?.account_type).toBe(isChanged ? after : before);
    }
});

test.each(USER_ACCOUNT_TYPES)(
  '%s shuts out, lets in and removes only whom he could make',
  async (changer) => {
    office.chief.accountType = changer;
    for (const type of USER_ACCOUNT_TYPES) {
      const { id } = await office.aPerson(type);
      const isReached = makes(changer, type);
      const statuses = [
        (await ask('PUT api/user/disable', { id })).status,
        (await ask('PUT api/user/enable', { id })).status,
        (await ask(`DELETE api/user?id=${id}`)).status,
      ];
      expect([changer, type, statuses]).toEqual([
        changer,
        type,
        isReached ? [200, 200, 200] : [403, 403, 409],
      ]);
      expect(await typeOf(id)).toEqual({ account_type: type, status: 'active', is_there: !isReached });
    }
  },
);
