import { linesTableName } from '#core/derive/table.ts';
import type { Refusal } from '#core/errors.ts';
import { NO_REACH, type Reach, reachesAsFar, WHOLE_REACH } from '#core/reach.ts';
import { addProblem, type Draft, isSound } from '#server-kit/command/draft.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import type { EntityHooks } from '#server-kit/operation/server-module.ts';
import {
  AccountOutOfReach,
  CannotGrant,
  CannotWiden,
  OwnRole,
  ReservedRole,
  RoleInUse,
} from '../../errors.ts';
import { mayMakeAccount } from '../../user/account-type.rules.ts';
import { lackedBy } from '../../user/granting.rules.ts';
import { holdingsOfActor } from '../../user/server/holdings-of-actor.ts';
import { user } from '../../user/user.entity.ts';
import { RESERVED_ROLES } from '../role.rules.ts';

/** A role is given to many at once, so whoever changes it must hold what he adds wherever somebody has it. */
export const roleHooks: EntityHooks = {
  async beforeSave(context, drafts) {
    for (const draft of drafts) {
      if (RESERVED_ROLES.has(String(draft.before?.name))) throw ReservedRole();
      if (RESERVED_ROLES.has(String(draft.row.name))) addProblem(draft, 'name', RESERVED);
      // A faulty field is the answer; who may grant what is only asked of rows that could be kept.
      if (!isSound(draft)) continue;
      requireHeld(addedTo(draft), context.actor);
      requireReached(draft, context.actor.reach ?? WHOLE_REACH);
      if (draft.before) await checkHolders(context, draft);
    }
  },
  async beforeDelete(context, rows) {
    const refused = new Map<string, Refusal>();
    for (const row of rows) {
      const id = String(row.id);
      const holders = await holdersOf(context, id);
      if (RESERVED_ROLES.has(String(row.name))) refused.set(id, ReservedRole());
      else if (holders.length)
        refused.set(id, RoleInUse({ count: new Set(holders.map(({ user_id }) => user_id)).size }));
    }
    return refused;
  },
};

const RESERVED = {
  key: 'reserved_role',
  words: { en: 'This name is reserved by the system.', sw: 'Jina hili limehifadhiwa na mfumo.' },
};

function addedTo({ row, before }: Draft): string[] {
  const had = new Set((before?.permissions ?? []) as string[]);
  return ((row.permissions ?? []) as string[]).filter((permission) => !had.has(permission));
}

function requireHeld(asked: readonly string[], holder: Parameters<typeof lackedBy>[0]): void {
  const lacked = lackedBy(holder, asked);
  if (lacked.length) throw CannotGrant(lacked);
}

/** A role that showed more before its change may go on to; it may not be widened by whoever sees less. */
function requireReached({ row, before }: Draft, held: Reach): void {
  const asked = reachIn(row);
  if (before && reachesAsFar(reachIn(before), asked)) return;
  if (!reachesAsFar(held, asked)) throw CannotWiden();
}

function reachIn(row: Readonly<Record<string, unknown>>): Reach {
  return {
    own: row.documents_seen === 'own',
    days: (row.days_seen ?? null) as number | null,
    newest: (row.newest_seen ?? null) as number | null,
  };
}

async function checkHolders(context: CommandContext, draft: Draft): Promise<void> {
  const holders = await holdersOf(context, String(draft.before?.id));
  const { actor } = context;
  if (holders.some(({ user_id }) => user_id === actor.user_id)) throw OwnRole();
  if (holders.some(({ account_type }) => !mayMakeAccount(actor.account_type, account_type)))
    throw AccountOutOfReach();
  if (holders.length === 0) return;
  const holdings = await holdingsOfActor(context);
  for (const { branch_id } of holders) {
    const mine = holdings.get(branch_id);
    requireHeld(addedTo(draft), { ...actor, permissions: mine?.rights ?? new Set() });
    requireReached(draft, mine?.reach ?? NO_REACH);
  }
}

interface Holder {
  user_id: string;
  account_type: string;
  branch_id: string;
}

async function holdersOf({ tx }: CommandContext, roleId: string): Promise<Holder[]> {
  return tx.query<Holder>(HOLDERS, [roleId]);
}

const HOLDERS = `
select u.id as user_id, u.account_type, l.branch_id
from ${linesTableName(user, 'access')} l
join ${user.table} u on u.id = l.user_id and u.deleted_at is null
where l.role_id = $1`;
