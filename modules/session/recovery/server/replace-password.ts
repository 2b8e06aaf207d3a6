import { linesTableName } from '#core/derive/table.ts';
import { branch } from '#modules/branch/branch/branch.entity.ts';
import { setPassword } from '#modules/employee/public.ts';
import { user } from '#modules/employee/user/user.entity.ts';
import { doWork } from '#server-kit/command/run-command.ts';
import type { Tx } from '#server-kit/db/transaction.ts';
import type { Caller } from '#server-kit/operation/caller.ts';
import type { GuestContext } from '#server-kit/operation/context.ts';
import { NoBranch, RecoverySpent } from '../../errors.ts';
import type { KnownPerson } from '../../login/server/check-password.ts';
import { endOtherSessions } from '../../own/server/end-other-sessions.ts';

/** Spends the token, writes the password and ends every session of the person, all or nothing. */
export async function replacePassword(
  tx: Tx,
  context: GuestContext,
  person: KnownPerson,
  { token, password }: { token: string; password: string },
): Promise<void> {
  const [spent] = await tx.query<{ done: boolean }>(`select ctx.spend_recovery(decode($1, 'hex')) as done`, [
    token,
  ]);
  if (!spent?.done) throw RecoverySpent();
  const caller = await callerWhoForgot(tx, context, person);
  await doWork({ ...context, ...caller, tx }, null, async (inside) => {
    const row = await inside.tx.lock(user, person.userId);
    await setPassword(inside.tx, row, password);
    await endOtherSessions(inside.tx, person.userId);
    await context.engine.activities.write(inside, [
      {
        entity: user.name,
        record_id: person.userId,
        record_name: row.name,
        type: 'modification',
        changes: [],
        reason: context.language === 'sw' ? REASON.sw : REASON.en,
      },
    ]);
  });
}

/** Who acts: the person himself, without any right, in his first branch, where it is written down. */
async function callerWhoForgot(
  tx: Tx,
  { language }: GuestContext,
  { businessId, userId }: KnownPerson,
): Promise<Caller> {
  const [row] = await tx.query<Person>(PERSON, [userId]);
  if (!row) throw NoBranch();
  return {
    actor: {
      user_id: userId,
      name: row.name,
      account_type: row.account_type,
      business_id: businessId,
      permissions: new Set(),
      branch_ids: [row.branch_id],
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

interface Person {
  name: string;
  account_type: string;
  branch_id: string;
  branch_name: string;
  currency: Caller['branch']['currency'];
  time_zone: string;
}

const PERSON = `
select u.name, u.account_type, b.id as branch_id, b.name as branch_name, b.currency, b.time_zone
from ${user.table} u
join ${linesTableName(user, 'access')} l on l.user_id = u.id
join ${branch.table} b on b.id = l.branch_id and b.deleted_at is null
where u.id = $1 and u.status = 'active' and u.deleted_at is null
order by l.line_no limit 1`;

const REASON = { en: 'Password reset by a code', sw: 'Nenosiri limewekwa upya kwa namba' };
