/** Rights and branches of whoever grants. */
export interface Grantor {
  account_type: string;
  permissions: { has(permission: string): boolean };
  branch_ids: readonly string[];
}

/** The rights that somebody asks to give without holding them; nobody grants what they lack (entities.md, role). */
export function lackedBy(grantor: Grantor, asked: readonly string[]): string[] {
  return asked.filter((permission) => !grantor.permissions.has(permission));
}

/** What somebody holds in one branch: the rights of the role there, or all where an owner has no narrower role. */
export function rightsIn(
  accountType: string,
  rolePermissions: readonly string[] | null,
  catalogue: ReadonlySet<string>,
): ReadonlySet<string> {
  if (accountType === 'onepos') return catalogue;
  if (rolePermissions) return new Set(rolePermissions.filter((permission) => catalogue.has(permission)));
  return accountType === 'owner' ? catalogue : new Set();
}
