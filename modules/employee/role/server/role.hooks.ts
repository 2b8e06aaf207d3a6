import { linesTableName } from '#core/derive/table.ts';
import type { Refusal } from '#core/errors.ts';
import type { Visibility } from '#core/visibility.ts';
import { requireProof } from '#server-kit/auth/require-proof.ts';
import { addProblem, type Draft, isSound } from '#server-kit/command/draft.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import type { Row } from '#server-kit/operation/row.ts';
import type { EntityHooks } from '#server-kit/operation/server-module.ts';
import { OwnFactorFirst, OwnRole, ReservedRole, RoleBeyondOwnAccess, RoleInUse } from '../../errors.ts';
import { excessOf, type Giver, type Held } from '../../grant/envelope.rules.ts';
import { refusalOf, refusalOfExcess, refuseDraft } from '../../grant/server/check-grants.ts';
import {
  type AccessOfRow,
  type Given,
  heldByActor,
  heldByPeople,
  type Person,
} from '../../grant/server/holdings.ts';
import { hasSecondFactor } from '../../user/server/has-second-factor.ts';
import { user } from '../../user/user.entity.ts';
import { role } from '../role.entity.ts';
import { RESERVED_ROLES } from '../role.rules.ts';
import { ROLE_TEXTS } from '../role.words.ts';
import { roleTextIn, textsToSave, usualRolesCalled } from '../usual-role-words.ts';
import { usualNamesOf } from './usual-names.ts';

/** A role is given to many at once: whoever changes it changes all of them, wherever they work. */
export const roleHooks: EntityHooks = {
  async beforeSave(context, drafts) {
    for (const draft of drafts) {
      if (RESERVED_ROLES.has(String(draft.before?.name))) throw ReservedRole();
      if (RESERVED_ROLES.has(String(draft.row.name))) addProblem(draft, 'name', RESERVED);
      if (draft.before) Object.assign(draft.row, textsToSave(draft.before, draft.row, context.language));
    }
    await markUsualNames(context, drafts);
    // A faulty field is the answer; who may grant what is only asked of rows that could be kept.
    const sound = drafts.filter(isSound);
    if (sound.length === 0) return;
    const actor = await heldByActor(context);
    await requireToDemandFactors(context, sound);
    for (const draft of sound) {
      const refusal =
        (draft.before && (await refusalOfHolders(context, actor, draft))) ??
        refusalOfRole(context, actor, draft);
      if (refusal) refuseDraft(draft, refusal);
    }
  },
  /** A usual role that nobody has renamed is called what it is in the language of the reader. */
  async beforeShow(context, rows) {
    const found = rows.filter((row) => !('usual_role' in row));
    const called = await usualNamesOf(
      context,
      found.map(({ id }) => String(id)),
    );
    for (const row of rows) {
      row.name = called.get(String(row.id)) ?? roleTextIn(row, 'name', context.language);
      if ('remarks' in row) row.remarks = roleTextIn(row, 'remarks', context.language);
    }
  },
  async beforeDelete(context, rows) {
    const actor = await heldByActor(context);
    const refused = new Map<string, Refusal>();
    for (const row of rows) {
      const id = String(row.id);
      const holders = await holdersOf(context, id);
      if (RESERVED_ROLES.has(String(row.name))) refused.set(id, ReservedRole());
      else if (holders.length) refused.set(id, RoleInUse({ count: holders.length }));
      else if (excessOf(actor, asHeld(context, actor, row))) refused.set(id, RoleBeyondOwnAccess());
    }
    return refused;
  },
};

const RESERVED = {
  key: 'reserved_role',
  words: ROLE_TEXTS.reservedRole,
};

/** A demand of a second factor is set, and dropped, by somebody who has one and has shown just now who he is. */
async function requireToDemandFactors(context: CommandContext, drafts: readonly Draft[]): Promise<void> {
  const changed = drafts.filter(
    ({ row, before }) => (row.requires_two_factor === true) !== (before?.requires_two_factor === true),
  );
  if (changed.length === 0) return;
  requireProof(context);
  if (await hasSecondFactor(context)) return;
  for (const draft of changed) refuseDraft(draft, OwnFactorFirst());
}

/** Two roles of one name: to a reader of another language a usual role is called what somebody wants to call a second one. */
async function markUsualNames({ tx }: CommandContext, drafts: readonly Draft[]): Promise<void> {
  for (const draft of drafts) {
    const called = usualRolesCalled(draft.row.name);
    if (!called.length || draft.row.usual_role) continue;
    const [twin] = await tx.query<{ name: string }>(USUAL_TWIN, [called, draft.before?.id ?? null]);
    if (twin) addProblem(draft, 'name', { key: 'taken', params: { name: twin.name } });
  }
}

const USUAL_TWIN = `
select name from ${role.table}
where usual_role = any ($1::text[]) and id is distinct from $2::uuid and deleted_at is null`;

/** A role that nobody holds is measured by what the actor holds in the branch of the call. */
function refusalOfRole(context: CommandContext, actor: Giver, { row, before }: Draft): Refusal | null {
  if (before && excessOf(actor, asHeld(context, actor, before))) return RoleBeyondOwnAccess();
  const excess = excessOf(actor, asHeld(context, actor, row));
  return excess && refusalOfExcess(excess);
}

/** What somebody would hold by a role here. By itself it gives nothing to anybody, and so it has no end to compare. */
function asHeld({ branch }: CommandContext, { until, branches }: Held, row: Row): Held {
  const { permissions, ...given } = givenBy(row);
  const holding = {
    rights: new Set(permissions),
    ...given,
    stores: branches.get(branch.id)?.stores ?? [],
  };
  return { accountType: 'employee', branches: new Map([[branch.id, holding]]), until };
}

function givenBy(row: Row): Given {
  return {
    permissions: (row.permissions ?? []) as string[],
    visibility: visibilityIn(row),
    orderLimit: (row.order_limit ?? null) as bigint | null,
    discountLimit: (row.discount_limit ?? null) as number | null,
    refundLimit: (row.refund_limit ?? null) as bigint | null,
  };
}

function visibilityIn(row: Row): Visibility {
  return {
    own: row.documents_seen === 'own',
    days: (row.days_seen ?? null) as number | null,
    newest: (row.newest_seen ?? null) as number | null,
  };
}

/** Each of those who hold the role is changed with it, and compared with all that he holds. */
async function refusalOfHolders(
  context: CommandContext,
  actor: Giver,
  { row, before }: Draft,
): Promise<Refusal | null> {
  const id = String(before?.id);
  const holders = await holdersOf(context, id);
  if (holders.length === 0) return null;
  if (holders.some(({ user_id }) => user_id === context.actor.user_id)) return OwnRole();
  const held = await heldByPeople(context.tx, holders);
  const holding = await heldByPeople(context.tx, holders, new Map([[id, givenBy(row)]]));
  for (const place of holders.keys()) {
    const change = { before: held[place], after: holding[place] };
    const refusal = refusalOf(actor, change, role.permissions.modify);
    if (refusal) return refusal;
  }
  return null;
}

interface Holder extends Person {
  user_id: string;
}

async function holdersOf({ tx }: CommandContext, roleId: string): Promise<Holder[]> {
  const rows = await tx.query<{ user_id: string; account_type: string; access: AccessOfRow[] }>(HOLDERS, [
    roleId,
  ]);
  return rows.map(({ user_id, account_type, access }) => ({ user_id, accountType: account_type, access }));
}

const ACCESS = linesTableName(user, 'access');
const HOLDERS = `
select u.id as user_id, u.account_type,
       jsonb_agg(jsonb_build_object('branch_id', l.branch_id, 'role_id', l.role_id, 'store_ids', l.store_ids)) as access
from ${user.table} u
join ${ACCESS} l on l.user_id = u.id
where u.deleted_at is null and exists (select from ${ACCESS} h where h.user_id = u.id and h.role_id = $1)
group by u.id, u.account_type order by u.id`;
