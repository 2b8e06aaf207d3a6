import { linesTableName } from '#core/derive/table.ts';
import { LANGUAGES, type Language } from '#core/i18n/language.ts';
import type { Tx } from '#server-kit/db/transaction.ts';
import { ALL_PERMISSIONS } from '../../../permissions.ts';
import { role } from '../../role/role.entity.ts';
import { roleName } from '../../role/role.rules.ts';
import { LIMITS_OF_ROLE } from '../../role/server/limits-of.ts';
import { roleTextIn } from '../../role/usual-role-words.ts';
import { rightsIn } from '../granting.rules.ts';
import { user } from '../user.entity.ts';

/** Somebody who works in a branch, with what he may there. */
export interface PersonOfBranch {
  id: string;
  name: string;
  account_type: string;
  email: string | null;
  /** Null where he has chosen none. */
  language: Language | null;
  rights: ReadonlySet<string>;
  /** Up to how much he may send purchase orders by himself, in minor units; null where there is no limit. */
  order_limit: bigint | null;
  /** How much he may take off, in hundredths of a percent, and give back by himself; null where there is no limit. */
  discount_limit: number | null;
  refund_limit: bigint | null;
  /** The role that he has here, and the usual one that it is; null of an owner without one. */
  role_name: string | null;
  usual_role: string | null;
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

interface PersonRow extends Omit<PersonOfBranch, 'language' | 'rights'> {
  chosen: string | null;
  permissions: string[] | null;
}

const PEOPLE = `
select u.id, u.name, u.account_type, u.email, u.settings ->> 'language' as chosen, r.permissions,
       r.name as role_name, r.usual_role, ${LIMITS_OF_ROLE}, l.store_ids
from ${linesTableName(user, 'access')} l
join ${user.table} u on u.id = l.user_id and u.deleted_at is null and u.status = 'active'
left join ${role.table} r on r.id = l.role_id and r.deleted_at is null
where l.branch_id = $1 order by u.id`;

/** What somebody is here, as his colleagues call it; null of an owner without a role. */
export function roleNameOf(
  { role_name, usual_role }: Pick<PersonOfBranch, 'role_name' | 'usual_role'>,
  language: Language,
): string | null {
  if (role_name === null) return null;
  return roleName(
    String(roleTextIn({ name: role_name, remarks: null, usual_role }, 'name', language)),
    language,
  );
}
