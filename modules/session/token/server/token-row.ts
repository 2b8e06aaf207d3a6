import type { RowOf } from '#core/define-entity.ts';
import type { token } from '../token.entity.ts';

type Shown = Pick<
  RowOf<typeof token>,
  'id' | 'name' | 'branch_id' | 'branch_ids' | 'permissions' | 'expires_at' | 'last_used_at' | 'created_at'
>;

/** A token as its list shows it: everything but the secret, which nobody has any more. */
export function tokenRow(row: Shown) {
  return {
    id: row.id,
    created_at: row.created_at,
    name: row.name,
    branch_id: row.branch_id,
    branch_ids: row.branch_ids,
    permissions: row.permissions ?? [],
    expires_at: row.expires_at,
    last_used_at: row.last_used_at ?? null,
  };
}
