import { linesTableName } from '#core/derive/table.ts';
import { FULL_VISIBILITY, type Visibility } from '#core/visibility.ts';
import { branch } from '#modules/branch/branch/branch.entity.ts';
import type { Tx } from '#server-kit/db/transaction.ts';
import type { ActorContext } from '#server-kit/operation/context.ts';
import type { Row } from '#server-kit/operation/row.ts';
import { ALL_PERMISSIONS } from '../../../permissions.ts';
import { role } from '../../role/role.entity.ts';
import { LIMITS_OF_ROLE, type Limits, limitsOf } from '../../role/server/limits-of.ts';
import { VISIBILITY_OF_ROLE } from '../../role/server/visibility-of-role.ts';
import { rightsIn } from '../../user/granting.rules.ts';
import { user } from '../../user/user.entity.ts';
import type { Giver, Held, Holding } from '../envelope.rules.ts';

/** What the actor holds in each branch in which he works. A token holds what is its own of what its maker does. */
export async function holdingsOfActor(context: ActorContext): Promise<Map<string, Holding>> {
  const { tx, actor, branch: here } = context;
  const lines = await tx.query<LineOfActor>(LINES_OF_ACTOR, [actor.user_id, actor.branch_ids]);
  const limits = actor.token_limits;
  const holdings = new Map(
    lines.map(
      ({ branch_id, account_type, permissions, visibility, store_ids, ...given }): [string, Holding] => {
        const type = limits ? account_type : actor.account_type;
        const rights = rightsIn(type, permissions, ALL_PERMISSIONS);
        return [
          branch_id,
          {
            rights: limits ? rights.intersection(limits.rights) : rights,
            visibility: (type !== 'onepos' && visibility) || FULL_VISIBILITY,
            stores: store_ids,
            ...(type === 'onepos' ? {} : limitsIn(given)),
          },
        ];
      },
    ),
  );
  // The guard knows best what is held here: whoever looks as a role holds no more than it.
  const inCall = {
    rights: actor.permissions,
    visibility: actor.visibility ?? FULL_VISIBILITY,
    stores: actor.store_ids,
    ...limitsIn(await limitsOf(context)),
  };
  return holdings.set(here.id, inCall);
}

/** All that the actor holds: the measure of what he may give to others, and of whom he may change. */
export async function heldByActor(context: ActorContext): Promise<Giver> {
  const { account_type, token_limits } = context.actor;
  const [branches, all] = await Promise.all([
    holdingsOfActor(context),
    context.tx.query<{ id: string }>(`select id from ${branch.table} where deleted_at is null`),
  ]);
  return {
    accountType: account_type,
    branches,
    allBranches: all.map(({ id }) => id),
    until: token_limits?.until ?? null,
  };
}

function limitsIn({ order_limit, discount_limit, refund_limit }: Limits) {
  return { orderLimit: order_limit, discountLimit: discount_limit, refundLimit: refund_limit };
}

/** The rights of the actor by branch. */
export async function rightsOfActor(context: ActorContext): Promise<Map<string, ReadonlySet<string>>> {
  const holdings = await holdingsOfActor(context);
  return new Map([...holdings].map(([branchId, { rights }]) => [branchId, rights]));
}

/** Says of a branch whether the actor holds a right in it; who runs the platform holds it in every one. */
export async function holdsRight(
  context: ActorContext,
  permission: string,
): Promise<(branchId: string) => boolean> {
  if (context.actor.account_type === 'onepos') return () => true;
  const rights = await rightsOfActor(context);
  return (branchId) => rights.get(branchId)?.has(permission) ?? false;
}

/** One line of a user's access as it stands in a row. */
export interface AccessOfRow {
  branch_id: string;
  role_id: string | null;
  store_ids: readonly string[];
}

/** The access of a row without what its lines carry besides. */
export function accessOf(row: Row | undefined): AccessOfRow[] {
  return ((row?.access ?? []) as AccessOfRow[]).map(({ branch_id, role_id, store_ids }) => ({
    branch_id,
    role_id: role_id ?? null,
    store_ids: store_ids ?? [],
  }));
}

export interface Person {
  accountType: string;
  access: readonly AccessOfRow[];
}

/** What a role gives. */
export interface Given {
  permissions: readonly string[];
  visibility: Visibility;
  orderLimit: bigint | null;
  discountLimit: number | null;
  refundLimit: bigint | null;
}

/** What each of some people holds by his access; `instead` are roles as they are about to be. A branch that is gone gives nobody anything. */
export async function heldByPeople(
  tx: Pick<Tx, 'query'>,
  people: readonly Person[],
  instead: ReadonlyMap<string, Given> = new Map(),
): Promise<Held[]> {
  const lines = people.flatMap(({ access }) => access);
  if (lines.length === 0)
    return people.map(({ accountType }) => ({ accountType, branches: new Map(), until: null }));
  const [roles, there] = await Promise.all([rolesNamed(tx, lines), branchesThere(tx, lines)]);
  const givenBy = (id: string | null) => (id === null ? undefined : (instead.get(id) ?? roles.get(id)));
  return people.map(({ accountType, access }) => ({
    accountType,
    branches: new Map(
      access
        .filter(({ branch_id }) => there.has(branch_id))
        .map(({ branch_id, role_id, store_ids }) => {
          const given = givenBy(role_id);
          const rights = rightsIn(accountType, given?.permissions ?? null, ALL_PERMISSIONS);
          return [
            branch_id,
            {
              rights,
              visibility: given?.visibility ?? FULL_VISIBILITY,
              stores: store_ids,
              orderLimit: given?.orderLimit ?? null,
              discountLimit: given?.discountLimit ?? null,
              refundLimit: given?.refundLimit ?? null,
            },
          ];
        }),
    ),
    until: null,
  }));
}

/** What each of some users holds, by id, whoever may see them; nobody is locked. */
export async function heldByUsers(tx: Pick<Tx, 'query'>, ids: readonly string[]): Promise<Map<string, Held>> {
  const rows = await tx.query<Person & { id: string }>(PEOPLE, [ids]);
  const held = await heldByPeople(tx, rows);
  return new Map(rows.flatMap(({ id }, place) => (held[place] ? [[id, held[place]]] : [])));
}

async function rolesNamed(tx: Pick<Tx, 'query'>, lines: readonly AccessOfRow[]): Promise<Map<string, Given>> {
  const rows = await tx.query<Given & { id: string }>(
    `select r.id, r.permissions, r.order_limit as "orderLimit", r.discount_limit as "discountLimit",
            r.refund_limit as "refundLimit", ${VISIBILITY_OF_ROLE} as visibility from ${role.table} r
     where r.id = any ($1::uuid[]) and r.deleted_at is null`,
    [lines.flatMap(({ role_id }) => role_id ?? [])],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

async function branchesThere(tx: Pick<Tx, 'query'>, lines: readonly AccessOfRow[]): Promise<Set<string>> {
  const rows = await tx.query<{ id: string }>(
    `select id from ${branch.table} where id = any ($1::uuid[]) and deleted_at is null`,
    [lines.map(({ branch_id }) => branch_id)],
  );
  return new Set(rows.map(({ id }) => id));
}

interface LineOfActor extends Limits {
  branch_id: string;
  account_type: string;
  permissions: string[] | null;
  visibility: Visibility | null;
  store_ids: string[];
}

const LINES_OF_ACTOR = `
select l.branch_id, u.account_type, r.permissions, ${VISIBILITY_OF_ROLE} as visibility, l.store_ids, ${LIMITS_OF_ROLE}
from ${linesTableName(user, 'access')} l
join ${user.table} u on u.id = l.user_id
join ${branch.table} b on b.id = l.branch_id and b.deleted_at is null
left join ${role.table} r on r.id = l.role_id and r.deleted_at is null
where l.user_id = $1 and l.branch_id = any ($2::uuid[])`;

const PEOPLE = `
select u.id, u.account_type as "accountType",
       coalesce((select jsonb_agg(jsonb_build_object('branch_id', l.branch_id, 'role_id', l.role_id, 'store_ids', l.store_ids))
                 from ${linesTableName(user, 'access')} l where l.user_id = u.id), '[]') as access
from ${user.table} u where u.id = any ($1::uuid[]) and u.deleted_at is null`;
