import { aBusiness, nextPhone } from '#server/testing/people.ts';
import { makeServices } from '#server-kit/operation/app-services.ts';
import { systemClock } from '#server-kit/operation/clock.ts';
import type { TestDatabase } from '#server-kit/testing/database.ts';
import { type TestCaller, type TestServer, testServer } from '#server-kit/testing/test-server.ts';
import { activityBook } from '../../branch/public.ts';
import { ALL_PERMISSIONS } from '../../permissions.ts';
import { serverModules } from '../../registry.server.ts';
import { registry } from '../../registry.ts';

/** A business in which rights and account types of whoever calls are the test's to set between two calls. */
export interface PeopleOffice {
  server: TestServer;
  owner: TestCaller;
  /** Somebody whose account type and rights are set by the test. */
  chief: TestCaller;
  /** Somebody new without access, of any account type: also of those that no call makes. */
  aPerson(accountType: string): Promise<{ id: string; version: number }>;
}

export async function openPeopleOffice(database: TestDatabase): Promise<PeopleOffice> {
  const server = await testServer(registry, { modules: serverModules, database, book: activityBook });
  const services = makeServices(registry, serverModules, activityBook);
  const made = await aBusiness({ services, database: database.database, clock: systemClock });
  const here = { businessId: made.business_id, branchId: made.branch_id };
  const owner = await server.admit({ ...here, userId: made.owner_id }, ALL_PERMISSIONS);
  owner.accountType = 'owner';

  async function aPerson(accountType: string) {
    const body = { name: 'Mwajuma Ali', phone_number: nextPhone() };
    const { id, version } = (await server.ask(owner, 'POST api/user', { body })).body.message;
    await database.adminQuery('update users set account_type = $2 where id = $1', [id, accountType]);
    return { id, version };
  }

  const chief = await server.admit({ ...here, userId: (await aPerson('employee')).id }, ALL_PERMISSIONS);
  return { server, owner, chief, aPerson };
}
