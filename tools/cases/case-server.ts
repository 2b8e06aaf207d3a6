import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Refusal } from '#core/errors.ts';
import { activityBook } from '#modules/branch/public.ts';
import { makeUsualRoles } from '#modules/employee/public.ts';
import { role } from '#modules/employee/role/role.entity.ts';
import { user } from '#modules/employee/user/user.entity.ts';
import { reopenYear } from '#modules/finance/year-close/server/reopen-year.command.ts';
import { serverModules } from '#modules/registry.server.ts';
import { registry } from '#modules/registry.ts';
import { remindAll } from '#modules/report/reminder/server/remind.job.ts';
import {
  actAs,
  createBusiness,
  type MadeBusiness,
  type NewBusiness,
  tokenFor,
} from '#modules/session/public.ts';
import { createServer } from '#server/create-server.ts';
import { listen } from '#server/listen.ts';
import { resolveDatabase } from '#server/postgres/resolve-database.ts';
import { PRODUCT_TABLES } from '#server/product-tables.ts';
import { createRow } from '#server-kit/command/create-row.ts';
import { openDatabase } from '#server-kit/db/database.ts';
import { openPool } from '#server-kit/db/pool.ts';
import { openJobContext } from '#server-kit/jobs/job-context.ts';
import { prepareDatabase } from '#server-kit/migrate/prepare.ts';
import { makeServices } from '#server-kit/operation/app-services.ts';
import { type Clock, systemClock } from '#server-kit/operation/clock.ts';
import { terminalContext } from '#server-kit/operation/terminal-context.ts';
import type { CaseAnswer } from './case-client.ts';
import { type StoryClock, storyClock } from './story-clock.ts';

const DAY_MS = 24 * 3600 * 1000;
const WAIT_MS = 5000;
/** What is posted is sealed; nobody opens it here. */
const KEY_BYTES = 32;

/** Where cases are played: the product over HTTP, at the time of the story. */
export interface CasePlace {
  address: string;
  clock: StoryClock;
  /** Makes a business on the day of the clock, as the command line does. */
  found(wanted: NewBusiness): Promise<MadeBusiness>;
  /** Gives somebody the rights that he works with in some branches; a token of a program may not. */
  hire(owner: Pick<MadeBusiness, 'business_id' | 'owner_id'>, person: Hired): Promise<void>;
  /** An owner opens a year again; a program with a token of his may not. */
  reopenYear(owner: Pick<MadeBusiness, 'business_id' | 'owner_id'>, year: number): Promise<CaseAnswer>;
  /** Tells everybody what he is to be reminded of, as the worker does of itself; answers what people of a business were told so far. */
  remind(owner: Pick<MadeBusiness, 'business_id'>): Promise<readonly BellNotice[]>;
  /** A token of somebody with everything that this person may do, for some branches. */
  tokenOf(phone: string, branchIds: readonly string[]): Promise<string>;
}

/** Somebody who works for the owner. */
export interface Hired {
  name: string;
  phone_number: string;
  password: string;
  permissions: readonly string[];
  branchIds: readonly string[];
}

/** A notification at the bell of somebody, in English. */
export interface BellNotice {
  kind: string;
  text: string;
}

export interface CaseServer extends CasePlace {
  /** Ends it and removes all that it kept. */
  stop(): Promise<void>;
}

/** The whole product in this process, on a database of its own that is gone afterwards. */
export async function startCaseServer(): Promise<CaseServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'onepos-cases-'));
  const opened: (() => Promise<unknown>)[] = [() => rm(dataDir, { recursive: true, force: true })];
  const stop = async () => {
    for (let close = opened.pop(); close; close = opened.pop()) await close();
  };
  try {
    // The unprivileged user of the database goes through it to its own folder.
    await chmod(dataDir, 0o711);
    const env = { DATA_DIR: dataDir, CALL_RATES: 'off', LOG_LEVEL: 'error' };
    const resolved = await resolveDatabase(env, { log: () => undefined });
    opened.push(resolved.stop);
    await prepareDatabase({ ...resolved, tables: PRODUCT_TABLES });
    const clock = storyClock();
    const server = await createServer(resolved, env, undefined, undefined, undefined, clock);
    opened.push(server.close);
    const address = await listen(server.http, { port: 0, host: '127.0.0.1' });
    const database = openDatabase({ ...resolved, poolSize: 2 });
    opened.push(database.close);
    const services = makeServices(registry, serverModules, activityBook);
    const at = (time: Clock) => terminalContext({ services, clock: time });
    return {
      address,
      clock,
      found: (wanted) =>
        createBusiness(at(clock), database, wanted, {
          after: async (inside) => {
            await makeUsualRoles(inside);
            return {};
          },
        }),
      async hire({ business_id, owner_id }, { permissions, branchIds, ...person }) {
        const owner = { businessId: business_id, userId: owner_id };
        await actAs(at(clock), database, owner, async (inside) => {
          const rights = { name: person.name, permissions };
          const { id: role_id } = await createRow(role, { ...inside, input: rights });
          const access = branchIds.map((branch_id) => ({ branch_id, role_id }));
          const input = { ...person, account_type: 'employee', access };
          return createRow(user, { ...inside, input });
        });
      },
      async reopenYear({ business_id, owner_id }, year) {
        const owner = { businessId: business_id, userId: owner_id };
        try {
          const done = await actAs(at(clock), database, owner, (inside) =>
            reopenYear.run({ ...inside, input: { year, reason: 'a bill was forgotten' } }),
          );
          return { done: done as Record<string, unknown> };
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
          const { status, code, message } = error;
          return { refused: { status, code, message, fields: {} } };
        }
      },
      async remind({ business_id }) {
        const onLost = () => undefined;
        const pool = openPool({
          url: resolved.jobUrl,
          size: 1,
          waitMs: WAIT_MS,
          namedStatements: false,
          onLost,
        });
        try {
          const worker = openJobContext(pool, randomBytes(KEY_BYTES));
          await remindAll(worker, clock.now());
          return await worker.inBusiness(business_id, (tx) =>
            tx.query<BellNotice>("select kind, text ->> 'en' as text from notifications"),
          );
        } finally {
          await pool.end();
        }
      },
      async tokenOf(username, [branch_id, ...branch_ids]) {
        // The database ends a token by the clock of the machine, whatever day the story has.
        const expires_at = new Date(Date.now() + DAY_MS);
        const wanted = { username, name: 'Case', branch_id, branch_ids, expires_at };
        return (await tokenFor(at(systemClock), database, wanted)).token;
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
