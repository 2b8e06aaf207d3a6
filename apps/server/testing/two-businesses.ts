import { randomBytes } from 'node:crypto';
import { storePlaceOf } from '#core/derive/store-place.ts';
import { activityBook, startingSettings, usualBeginOfBooks } from '#modules/branch/public.ts';
import { ALL_PERMISSIONS } from '#modules/permissions.ts';
import { outboxServer } from '#modules/platform/module.server.ts';
import { serverModules } from '#modules/registry.server.ts';
import { registry } from '#modules/registry.ts';
import { sessionServer } from '#modules/session/module.server.ts';
import { messageKeyOf } from '#modules/session/public.ts';
import { allOperations } from '#server-kit/operation/all-operations.ts';
import { makeServices } from '#server-kit/operation/app-services.ts';
import { systemClock, today } from '#server-kit/operation/clock.ts';
import type { Operation } from '#server-kit/operation/operation.ts';
import type { ServerModule } from '#server-kit/operation/server-module.ts';
import type { TestDatabase } from '#server-kit/testing/database.ts';
import { type TestServer, testServer } from '#server-kit/testing/test-server.ts';
import { backupsOfTests } from './backups-of-tests.ts';
import { jobsOfTests } from './jobs-of-tests.ts';
import { aBusiness } from './people.ts';
import {
  aBatch,
  type FurnishedBusiness,
  makeByCommand,
  makeRow,
  rowsNobodyMakes,
  stockedIn,
  workWithPart,
} from './rows-of-business.ts';

/** Every call of the product over two businesses that know nothing of each other. */
export interface TwoBusinesses {
  server: TestServer;
  operations: readonly Operation[];
  mine: FurnishedBusiness;
  theirs: FurnishedBusiness;
  /** Stands in every name of theirs, and must stand in no answer to anybody of mine. */
  canary: string;
  /** A second branch of mine with rows of its own, in which nobody else of mine works. */
  openBesideMine(mark: string): Promise<FurnishedBusiness>;
  /** A store of my branch with documents of its own; from then on I am given the other stores only. */
  keepOutOfStore(mark: string): Promise<FurnishedBusiness>;
  close(): Promise<void>;
}

export async function openTwoBusinesses(
  database: TestDatabase,
  more: readonly ServerModule[] = [],
): Promise<TwoBusinesses> {
  const serverKey = randomBytes(32);
  const modules = [
    ...serverModules,
    sessionServer({ database: database.database, serverKey }),
    jobsOfTests(database),
    backupsOfTests(),
    outboxServer(messageKeyOf(serverKey)),
    ...more,
  ];
  // With the switches on, so that fields and calls behind them are there to be tried.
  const settings = {
    ...startingSettings('', 'TZS'),
    has_store: true,
    request_stock: true,
    products_can_expire: true,
  };
  const books_begin = usualBeginOfBooks(
    today(systemClock, { time_zone: 'Africa/Dar_es_Salaam', day_starts_at: '00:00' }),
  );
  const server = await testServer(registry, { modules, database, book: activityBook, settings, books_begin });
  const services = makeServices(registry, modules, activityBook);
  const operations = allOperations(registry, modules);
  const canary = `canary${randomBytes(24).toString('hex')}`;
  const system = { services, database: database.database, clock: systemClock };

  async function found(mark: string): Promise<FurnishedBusiness> {
    const made = await aBusiness(system);
    const who = { businessId: made.business_id, userId: made.owner_id, branchId: made.branch_id };
    const owner = await server.admit(who, ALL_PERMISSIONS);
    owner.accountType = 'owner';
    return furnish({ owner, storeId: made.store_id ?? '', cashId: made.cash_account_id ?? '' }, mark);
  }

  async function furnish(
    founding: Omit<FurnishedBusiness, 'ids'>,
    mark: string,
    known: Readonly<Record<string, string>> = {},
  ): Promise<FurnishedBusiness> {
    const ids: Record<string, string> = { ...known };
    for (const { name } of registry.entities.filter(
      (entity) => entity.calls.includes('create') && !entity.document && !(entity.name in known),
    ))
      ids[name] = await makeRow(server, founding.owner, name, mark, founding);
    ids.batch ??= await aBatch(server, database, founding.owner, mark);
    for (const operation of operations) await makeByCommand(server, operation, { ...founding, ids });
    const cargoToSplit = await makeRow(server, founding.owner, 'cargo', mark, founding);
    const finishedWork = await workWithPart(server, founding, mark);
    return {
      ...founding,
      cargoToSplit,
      finishedWork,
      ids: { ...ids, ...(await rowsNobodyMakes(database, founding.owner)) },
    };
  }

  const theirs = await found(canary);
  const mine = await found('mine');
  return {
    server,
    operations,
    mine,
    theirs,
    canary,
    async openBesideMine(mark) {
      const { businessId, userId } = mine.owner;
      const branchId = await makeRow(server, mine.owner, 'branch', 'beside');
      await database.adminQuery('delete from user_access where branch_id = $1 and user_id = $2', [
        branchId,
        userId,
      ]);
      const owner = await server.admit(
        { businessId, userId: mine.ids.user ?? '', branchId },
        ALL_PERMISSIONS,
      );
      owner.accountType = 'owner';
      const idIn = async (table: string, of = 'true') =>
        (
          await database.adminQuery<{ id: string }>(
            `select id from ${table} where branch_id = $1 and ${of}`,
            [branchId],
          )
        )[0]?.id ?? '';
      const founding = { owner, storeId: await idIn('stores'), cashId: await idIn('accounts', 'is_till') };
      // The catalogue and the parties are shared; of products it needs one that lies in its own store.
      const shared = registry.entities.filter(
        ({ name, scope }) => scope === 'business' && name !== 'product',
      );
      return furnish(
        founding,
        mark,
        Object.fromEntries(shared.map(({ name }) => [name, mine.ids[name] ?? ''])),
      );
    },
    async keepOutOfStore(mark) {
      const { owner, cashId, ids } = mine;
      const storesOf = async () =>
        (
          await database.adminQuery<{ id: string }>(
            'select id from stores where branch_id = $1 and deleted_at is null',
            [owner.branchId],
          )
        ).map(({ id }) => id);
      const mineOnly = await storesOf();
      const storeId = await makeRow(server, owner, 'store', mark);
      const product = await stockedIn(server, owner, storeId, mark);
      const ofStores = (name: string) => storePlaceOf(registry.entity(name), registry) !== null;
      const shared = Object.entries(ids).filter(([name]) => !ofStores(name));
      const known = {
        ...Object.fromEntries(shared),
        product,
        store: await makeRow(server, owner, 'store', mark),
      };
      const beside = await furnish({ owner, storeId, cashId }, mark, known);
      owner.storeIds = mineOnly;
      const own = Object.fromEntries(Object.entries(beside.ids).filter(([name]) => ofStores(name)));
      // An activity is of a store where its record is; one of the branch may be seen by everybody in it.
      const [activity] = await database.adminQuery<{ id: string }>(
        'select id from activities where business_id = $1 and record_id = $2 limit 1',
        [owner.businessId, own['stock-adjustment']],
      );
      return { ...beside, ids: { ...own, ...(activity ? { activity: activity.id } : {}) } };
    },
    close: () => server.close(),
  };
}
