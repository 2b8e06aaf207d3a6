import { type Reach, reachesAsFar, WHOLE_REACH } from '#core/reach.ts';
import { branch } from '#modules/branch/branch/branch.entity.ts';
import { PermissionDenied } from '#server-kit/http/errors.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { ALL_PERMISSIONS } from '../../../permissions.ts';
import { AccountOutOfReach, BranchOutOfReach, CannotGrant, CannotWiden } from '../../errors.ts';
import { role } from '../../role/role.entity.ts';
import { REACH_OF_ROLE } from '../../role/server/reach-of-role.ts';
import { rightsIn } from '../granting.rules.ts';
import { holdingsOfActor } from './holdings-of-actor.ts';

/** One line of a user's access as it stands in a row. */
export interface AccessOfRow {
  branch_id: string;
  role_id: string | null;
  store_ids: string[];
}

interface Change {
  accountType: string;
  before: readonly AccessOfRow[];
  after: readonly AccessOfRow[];
}

/** Refuses access that the actor cannot give or take: of branches he is not in, or with rights he does not hold there. */
export async function checkAccess(context: CommandContext, changes: readonly Change[]): Promise<void> {
  const touched = changes.map((change) => ({ ...change, lines: changedLines(change) }));
  const lines = touched.flatMap((change) => change.lines);
  if (lines.length === 0) return;
  requireRights(context, lines);
  const holdings = await holdingsOfActor(context);
  const roles = await rolesNamed(
    context,
    lines.flatMap(({ after }) => after?.role_id ?? []),
  );
  for (const { accountType, lines } of touched) {
    for (const { branchId, after } of lines) {
      const mine = holdings.get(branchId);
      if (!mine) throw BranchOutOfReach();
      if (!after) continue;
      const given = rightsIn(accountType, permissionsOf(after, roles), ALL_PERMISSIONS);
      const lacked = given.difference(mine.rights);
      if (lacked.size) throw CannotGrant([...lacked]);
      if (!reachesAsFar(mine.reach, reachOf(after, roles))) throw CannotWiden();
    }
  }
}

/**
 * Refuses to change what somebody logs in with by anyone who has fewer rights than he: a new phone number and a forgotten
 * password would otherwise make the weaker one the stronger.
 */
export async function checkLoginsInReach(
  context: CommandContext,
  people: readonly { accountType: string; access: readonly AccessOfRow[] }[],
): Promise<void> {
  if (people.length === 0) return;
  const holdings = await holdingsOfActor(context);
  const roles = await rolesNamed(
    context,
    people.flatMap(({ access }) => access.flatMap(({ role_id }) => role_id ?? [])),
  );
  const there = await branchesThere(
    context,
    people.flatMap(({ access }) => access.map(({ branch_id }) => branch_id)),
  );
  for (const { accountType, access } of people) {
    for (const line of access.filter(({ branch_id }) => there.has(branch_id))) {
      const mine = holdings.get(line.branch_id);
      const held = rightsIn(accountType, permissionsOf(line, roles), ALL_PERMISSIONS);
      if (!mine || !reachesAsFar(mine.reach, reachOf(line, roles)) || held.difference(mine.rights).size)
        throw AccountOutOfReach();
    }
  }
}

interface NamedRole {
  permissions: string[];
  reach: Reach;
}

function permissionsOf({ role_id }: AccessOfRow, roles: ReadonlyMap<string, NamedRole>): string[] | null {
  return role_id ? (roles.get(role_id)?.permissions ?? []) : null;
}

function reachOf({ role_id }: AccessOfRow, roles: ReadonlyMap<string, NamedRole>): Reach {
  return (role_id && roles.get(role_id)?.reach) || WHOLE_REACH;
}

interface ChangedLine {
  branchId: string;
  before: AccessOfRow | undefined;
  after: AccessOfRow | undefined;
  isStoresOnly: boolean;
}

function changedLines({ before, after }: Change): ChangedLine[] {
  const ids = new Set([...before, ...after].map(({ branch_id }) => branch_id));
  return [...ids].flatMap((branchId) => {
    const [old, now] = [before, after].map((lines) => lines.find(({ branch_id }) => branch_id === branchId));
    const isRoleSame = old !== undefined && now !== undefined && old.role_id === now.role_id;
    if (isRoleSame && isSameSet(old.store_ids, now.store_ids)) return [];
    return [{ branchId, before: old, after: now, isStoresOnly: isRoleSame }];
  });
}

/** permission-map: branch and role of a line need one right, its stores another. */
function requireRights({ actor }: CommandContext, lines: readonly ChangedLine[]): void {
  const needs = (right: string, isNeeded: boolean) => {
    if (isNeeded && !actor.permissions.has(right)) throw PermissionDenied();
  };
  needs(
    'modify_employee_branch_access',
    lines.some(({ isStoresOnly }) => !isStoresOnly),
  );
  needs(
    'modify_employee_store_access',
    lines.some(({ before, after }) => !isSameSet(before?.store_ids ?? [], after?.store_ids ?? [])),
  );
}

async function rolesNamed({ tx }: CommandContext, ids: readonly string[]): Promise<Map<string, NamedRole>> {
  const rows = await tx.query<NamedRole & { id: string }>(
    `select r.id, r.permissions, ${REACH_OF_ROLE} as reach from ${role.table} r
     where r.id = any ($1::uuid[]) and r.deleted_at is null`,
    [ids],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** A branch that is gone gives nobody anything. */
async function branchesThere({ tx }: CommandContext, ids: readonly string[]): Promise<Set<string>> {
  const rows = await tx.query<{ id: string }>(
    `select id from ${branch.table} where id = any ($1::uuid[]) and deleted_at is null`,
    [ids],
  );
  return new Set(rows.map(({ id }) => id));
}

function isSameSet(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((value) => other.includes(value));
}
