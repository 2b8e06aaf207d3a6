import { linesTableName } from '#core/derive/table.ts';
import { LANGUAGES, type Language } from '#core/i18n/language.ts';
import type { Tx } from '#server-kit/db/transaction.ts';
import { ALL_PERMISSIONS } from '../../../permissions.ts';
import { role } from '../../role/role.entity.ts';
import { rightsIn } from '../granting.rules.ts';
import { user } from '../user.entity.ts';

/** Somebody who works in a branch, with what he may there. */
export interface PersonOfBranch {
  id: string;
  account_type: string;
  email: string | null;
  /** Null where he has chosen none. */
  language: Language | null;
  rights: ReadonlySet<string>;
  /** Up to how much he may send purchase orders by himself, in minor units; null where there is no limit. */
  order_limit: bigint | null;
  /** Stores of the branch in which he works; empty where all. */
  store_ids: readonly string[];
}

/** Everybody who may enter a branch at this moment. */
export async function peopleOfBranch(tx: Tx, branchId: string): Promise<PersonOfBranch[]> {
  const rows = await tx.query<PersonRow>(PEOPLE, [branchId]);
  return rows.map(({ permissions, chosen, ...person }) => ({
    ...person,
    language: LANGUAGES.find((known) => known === chosen) ?? null,
    rights: rightsIn(person.account_type, permissions, ALL_PERMISSIONS),
  }));
}

interface PersonRow
  extends Pick<PersonOfBranch, 'id' | 'account_type' | 'email' | 'order_limit' | 'store_ids'> {
  chosen: string | null;
  permissions: string[] | null;
}

const PEOPLE = `
select u.id, u.account_type, u.email, u.settings ->> 'language' as chosen, r.permissions, r.order_limit, l.store_ids
from ${linesTableName(user, 'access')} l
join ${user.table} u on u.id = l.user_id and u.deleted_at is null and u.status = 'active'
left join ${role.table} r on r.id = l.role_id and r.deleted_at is null
where l.branch_id = $1 order by u.id`;
