import type { AnyEntity } from '#core/define-entity.ts';
import { branch } from '#modules/branch/branch/branch.entity.ts';
import { startingSettings } from '#modules/branch/public.ts';
import { user } from '#modules/employee/user/user.entity.ts';
import { createBusiness } from '#modules/session/public.ts';
import { createRow } from '#server-kit/command/create-row.ts';
import { doWork } from '#server-kit/command/run-command.ts';
import type { Database } from '#server-kit/db/database.ts';
import { underAccess } from '#server-kit/db/under-access.ts';
import type { Caller } from '#server-kit/operation/caller.ts';
import type { CallContext } from '#server-kit/operation/context.ts';
import { ALL_PERMISSIONS } from '../../../permissions.ts';

/** Whoever runs the platform, as the command line is told. */
export interface NewPlatformAccount {
  name: string;
  phone: string;
  email?: string;
  password: string;
}

/** A question to the database as its owner; the command line alone has that door. */
export type AskOwner = <R extends object>(text: string, values: readonly unknown[]) => Promise<R[]>;

/**
 * Makes an account that passes everything, in the business where the platform's people live; the first one founds it. No
 * call makes such an account, not even one of its own kind: only who holds the machine does.
 */
export async function createPlatformAccount(
  context: CallContext,
  database: Database,
  askOwner: AskOwner,
  wanted: NewPlatformAccount,
): Promise<{ business_id: string; user_id: string }> {
  const [home] = await askOwner<PlatformBranch>(PLATFORM_BRANCH, []);
  const made = home
    ? { business_id: home.business_id, user_id: await addColleague(context, database, home, wanted) }
    : await found(context, database, wanted);
  await askOwner('select ctx.make_onepos($1, $2)', [made.business_id, made.user_id]);
  return made;
}

async function found(context: CallContext, database: Database, wanted: NewPlatformAccount) {
  const { name, phone, email, password } = wanted;
  const { business_id, owner_id } = await createBusiness(context, database, {
    name: 'Onepos',
    owner_name: name,
    owner_phone: phone,
    ...(email ? { owner_email: email } : {}),
    password,
  });
  return { business_id, user_id: owner_id };
}

interface PlatformBranch {
  business_id: string;
  founder_id: string;
  id: string;
  name: string;
  currency: 'TZS';
  time_zone: string;
}

const PLATFORM_BRANCH = `
select b.business_id, b.id, b.name, b.currency, b.time_zone, u.id as founder_id
from ctx.platform p
join ${branch.table} b on b.business_id = p.business_id and b.deleted_at is null
join ${user.table} u on u.business_id = p.business_id and u.account_type = 'onepos'
order by u.created_at, u.id, b.created_at, b.id limit 1`;

/** Another one in the same business, written through the wall like everything else, in the name of the first. */
async function addColleague(
  context: CallContext,
  database: Database,
  { business_id, founder_id, ...here }: PlatformBranch,
  { name, phone, email, password }: NewPlatformAccount,
): Promise<string> {
  const settings = startingSettings(here.id, here.currency);
  const caller: Caller = {
    actor: {
      user_id: founder_id,
      name: 'Command line',
      account_type: 'onepos',
      business_id,
      permissions: ALL_PERMISSIONS,
      branch_ids: [here.id],
      store_ids: [],
      language: 'en',
    },
    branch: { ...here, day_starts_at: '00:00', settings },
  };
  const body = {
    name,
    phone_number: phone,
    password,
    account_type: 'system',
    access: [{ branch_id: here.id }],
    ...(email ? { email } : {}),
  };
  return underAccess(database, { businessId: business_id, userId: founder_id }, (tx) =>
    doWork({ ...context, ...caller, tx }, body, async (inside) =>
      String((await createRow(user as AnyEntity, inside)).id),
    ),
  );
}
