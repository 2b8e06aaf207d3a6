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
