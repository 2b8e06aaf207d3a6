import { type Reach, reachesAsFar, WHOLE_REACH } from '#core/reach.ts';
import { PermissionDenied } from '#server-kit/http/errors.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { ALL_PERMISSIONS } from '../../../permissions.ts';
import { AccountOutOfReach, BranchOutOfReach, CannotGrant, CannotWiden } from '../../errors.ts';
import { role } from '../../role/role.entity.ts';
import { REACH_OF_ROLE } from '../../role/server/reach-of-role.ts';
import { rightsIn } from '../granting.rules.ts';
import { reachesOfActor } from './reaches-of-actor.ts';
import { rightsOfActor } from './rights-of-actor.ts';

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
  const rights = await rightsOfActor(context);
  if (lines.some(({ branchId }) => !rights.has(branchId))) throw BranchOutOfReach();
  const reaches = await reachesOfActor(context);
  const roles = await rolesNamed(
    context,
    lines.flatMap(({ after }) => after?.role_id ?? []),
  );
  for (const { accountType, lines } of touched) {
    for (const { branchId, after } of lines) {
      if (!after) continue;
      const given = rightsIn(accountType, permissionsOf(after, roles), ALL_PERMISSIONS);
      const lacked = given.difference(rights.get(branchId) ?? new Set());
      if (lacked.size) throw CannotGrant({ permissions: [...lacked].slice(0, 5).join(', ') });
      if (!reachesAsFar(reaches.get(branchId) ?? WHOLE_REACH, reachOf(after, roles))) throw CannotWiden();
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
  const [rights, reaches] = [await rightsOfActor(context), await reachesOfActor(context)];
  const roles = await rolesNamed(
    context,
    people.flatMap(({ access }) => access.flatMap(({ role_id }) => role_id ?? [])),
  );
  for (const { accountType, access } of people) {
    for (const line of access) {
      const held = rightsIn(accountType, permissionsOf(line, roles), ALL_PERMISSIONS);
      const isWider = !reachesAsFar(reaches.get(line.branch_id) ?? WHOLE_REACH, reachOf(line, roles));
      if (isWider || held.difference(rights.get(line.branch_id) ?? new Set()).size) throw AccountOutOfReach();
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

function isSameSet(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((value) => other.includes(value));
}
