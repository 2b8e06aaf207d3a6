import { requireToo } from '#server-kit/operation/asked-rights.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import type { AccessOfRow } from '../../grant/server/holdings.ts';

/** permission-map: branch and role of a line need one right, its stores another. */
export function requireAccessRights(
  context: CommandContext,
  before: readonly AccessOfRow[],
  after: readonly AccessOfRow[],
): void {
  const lines = changedLines(before, after);
  const needs = (right: string, isNeeded: boolean) => {
    if (isNeeded) requireToo(context, right);
  };
  needs(
    'modify_employee_branch_access',
    lines.some(({ isStoresOnly }) => !isStoresOnly),
  );
  needs(
    'modify_employee_store_access',
    lines.some(({ old, now }) => !isSameSet(old?.store_ids ?? [], now?.store_ids ?? [])),
  );
}

interface ChangedLine {
  old: AccessOfRow | undefined;
  now: AccessOfRow | undefined;
  isStoresOnly: boolean;
}

function changedLines(before: readonly AccessOfRow[], after: readonly AccessOfRow[]): ChangedLine[] {
  const ids = new Set([...before, ...after].map(({ branch_id }) => branch_id));
  return [...ids].flatMap((branchId) => {
    const [old, now] = [before, after].map((lines) => lines.find(({ branch_id }) => branch_id === branchId));
    const isRoleSame = old !== undefined && now !== undefined && old.role_id === now.role_id;
    if (isRoleSame && isSameSet(old.store_ids, now.store_ids)) return [];
    return [{ old, now, isStoresOnly: isRoleSame }];
  });
}

function isSameSet(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((value) => other.includes(value));
}
