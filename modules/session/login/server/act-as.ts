import { linesTableName } from '#core/derive/table.ts';
import { branch } from '#modules/branch/branch/branch.entity.ts';
import { rightsIn } from '#modules/employee/public.ts';
import { role } from '#modules/employee/role/role.entity.ts';
import { user } from '#modules/employee/user/user.entity.ts';
import { doWork } from '#server-kit/command/run-command.ts';
import type { Database } from '#server-kit/db/database.ts';
import type { Tx } from '#server-kit/db/transaction.ts';
import { underAccess } from '#server-kit/db/under-access.ts';
import type { Caller } from '#server-kit/operation/caller.ts';
import type { CallContext, CommandContext } from '#server-kit/operation/context.ts';
import { ALL_PERMISSIONS } from '../../../permissions.ts';
import { NoBranch } from '../../errors.ts';
import type { KnownPerson } from './check-password.ts';

/** Does one action in the name of somebody without a session of his, in his first branch, on record. */
export async function actAs<T>(
  context: CallContext,
  database: Database,
  person: KnownPerson,
  action: (inside: CommandContext) => Promise<T>,
): Promise<T> {
  return underAccess(database, person, async (tx) =>
    doWork({ ...context, ...(await callerOfPerson(tx, context, person)), tx }, null, action),
  );
}

async function callerOfPerson(
  tx: Tx,
  { language }: CallContext,
  { businessId, userId }: KnownPerson,
): Promise<Caller> {
  const rows = await tx.query<Line>(PERSON, [userId]);
  const [row] = rows;
  if (!row) throw NoBranch();
  return {
    actor: {
      user_id: userId,
      name: row.name,
      account_type: row.account_type,
      business_id: businessId,
      permissions: rightsIn(row.account_type, row.permissions, ALL_PERMISSIONS),
      branch_ids: rows.map(({ branch_id }) => branch_id),
      store_ids: [],
      language,
    },
    branch: {
      id: row.branch_id,
      name: row.branch_name,
      currency: row.currency,
      time_zone: row.time_zone,
      day_starts_at: '00:00',
      settings: {},
    },
  };
}

interface Line {
  name: string;
  account_type: string;
  permissions: string[] | null;
  branch_id: string;
  branch_name: string;
  currency: Caller['branch']['currency'];
  time_zone: string;
}

const PERSON = `
select u.name, u.account_type, r.permissions, b.id as branch_id, b.name as branch_name, b.currency, b.time_zone
from ${user.table} u
join ${linesTableName(user, 'access')} l on l.user_id = u.id
join ${branch.table} b on b.id = l.branch_id and b.deleted_at is null
left join ${role.table} r on r.id = l.role_id and r.deleted_at is null
where u.id = $1 and u.status = 'active' and u.deleted_at is null
order by l.line_no`;
