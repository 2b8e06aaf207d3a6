import type { TestDatabase } from '#server-kit/testing/database.ts';
import { ALL_PERMISSIONS } from '../../../permissions.ts';

/** What one line of access gives in a branch; `stores` is null where it names none and so gives all. */
interface Place {
  rights: ReadonlySet<string>;
  own: boolean;
  days: number;
  newest: number;
  stores: readonly string[] | null;
  /** Up to how much he sends purchase orders by himself, in minor units. */
  limit: number;
}

/** What a person, a token or a role by itself holds, read from the tables without the rules of the product. */
export interface Principal {
  kind: 'user' | 'token' | 'role';
  id: string;
  account: string;
  places: ReadonlyMap<string, Place>;
  /** When a token ends, in milliseconds; without end for people. */
  until: number;
  /** All of its own rows as text, to see whether a step changed it. */
  rows: string;
  version: number;
  isActive: boolean;
  /** Name of the person for whom a token acts; empty for all others. */
  maker: string;
  /** Devices logged in, where it is a person. */
  devices: readonly string[];
  access: readonly AccessLine[];
}

export interface AccessLine {
  branch_id: string;
  role_id: string | null;
  store_ids: string[];
}

/** Everybody and everything in a business that holds rights, by kind and id, with a print of the tables they were read from. */
export interface Snapshot {
  held: ReadonlyMap<string, Principal>;
  print: string;
  branches: readonly string[];
}

interface Tables {
  users: UserRow[];
  roles: RoleRow[];
  tokens: TokenRow[];
  branches: string[];
  print: string;
}

interface UserRow {
  id: string;
  account_type: string;
  status: string;
  version: number;
  access: AccessLine[];
  devices: string[];
}

interface RoleRow {
  id: string;
  version: number;
  permissions: string[];
  documents_seen: string;
  days_seen: number | null;
  newest_seen: number | null;
  order_limit: number | null;
}

interface TokenRow {
  id: string;
  version: number;
  permissions: string[];
  branch_id: string;
  branch_ids: string[];
  created_by: string;
  expires_at: string;
}

/** Reads who holds what in a business at this moment; a role by itself counts in the branch `here`. */
export async function snapshotOf(db: TestDatabase, businessId: string, here: string): Promise<Snapshot> {
  const [tables] = await db.adminQuery<Tables>(TABLES, [businessId]);
  if (!tables) throw new Error('nothing read');
  const { users, roles, tokens, branches, print } = tables;
  const roleBy = new Map(roles.map((role) => [role.id, role]));
  const held = new Map<string, Principal>();
  for (const user of users) {
    const places = user.access
      .filter(({ branch_id }) => branches.includes(branch_id))
      .map(
        (line) => [line.branch_id, placeOf(user.account_type, roleBy.get(line.role_id ?? ''), line)] as const,
      );
    held.set(`user ${user.id}`, {
      ...nothing('user', user),
      account: user.account_type,
      places: new Map(places),
      isActive: user.status === 'active',
      devices: user.devices,
      access: user.access,
    });
  }
  for (const role of roles) {
    const line = { branch_id: here, role_id: role.id, store_ids: [] };
    // It is the line that gives stores, not the role.
    const places = new Map([[here, { ...placeOf('employee', role, line), stores: [] }]]);
    held.set(`role ${role.id}`, { ...nothing('role', role), places });
  }
  for (const token of tokens) {
    const makerName = `user ${token.created_by}`;
    const maker = held.get(makerName);
    const places = [token.branch_id, ...token.branch_ids].flatMap((id) => {
      const place = maker?.places.get(id);
      return place
        ? [[id, { ...place, rights: place.rights.intersection(new Set(token.permissions)) }] as const]
        : [];
    });
    const until = new Date(token.expires_at).getTime();
    const isActive = maker?.isActive === true;
    held.set(`token ${token.id}`, {
      ...nothing('token', token),
      places: new Map(places),
      until,
      isActive,
      maker: makerName,
    });
  }
  return { held, print, branches };
}

function nothing(kind: Principal['kind'], row: { id: string; version: number }): Principal {
  const { id, version } = row;
  const account = 'employee';
  const rows = JSON.stringify(row);
  return {
    kind,
    id,
    version,
    account,
    places: new Map(),
    until: Infinity,
    rows,
    isActive: true,
    maker: '',
    devices: [],
    access: [],
  };
}

function placeOf(account: string, role: RoleRow | undefined, { store_ids }: AccessLine): Place {
  const all = account === 'owner' ? ALL_PERMISSIONS : new Set<string>();
  return {
    rights: role ? new Set(role.permissions) : all,
    own: role?.documents_seen === 'own',
    days: role?.days_seen ?? Infinity,
    newest: role?.newest_seen ?? Infinity,
    stores: store_ids.length ? store_ids : null,
    limit: role?.order_limit ?? Infinity,
  };
}

const TABLES = `
select
  (select coalesce(jsonb_agg(to_jsonb(u) - 'search_text' || jsonb_build_object(
     'access', (select coalesce(jsonb_agg(jsonb_build_object('branch_id', a.branch_id, 'role_id', a.role_id, 'store_ids', a.store_ids) order by a.line_no), '[]')
                from user_access a where a.business_id = u.business_id and a.user_id = u.id),
     'password', (select md5(c.password_hash) from ctx.credentials c where c.business_id = u.business_id and c.user_id = u.id),
     'devices', (select coalesce(jsonb_agg(d.id order by d.id), '[]') from devices d
                 where d.business_id = u.business_id and d.user_id = u.id and d.deleted_at is null)) order by u.id), '[]')
   from users u where u.business_id = $1 and u.deleted_at is null) as users,
  (select coalesce(jsonb_agg(to_jsonb(r) - 'search_text' order by r.id), '[]')
   from roles r where r.business_id = $1 and r.deleted_at is null) as roles,
  (select coalesce(jsonb_agg(to_jsonb(t) - 'search_text' - 'last_used_at' order by t.created_at, t.id), '[]')
   from tokens t where t.business_id = $1 and t.deleted_at is null) as tokens,
  (select jsonb_agg(b.id order by b.created_at) from branches b where b.business_id = $1 and b.deleted_at is null) as branches,
  md5(concat(
    (select jsonb_agg(to_jsonb(u) order by u.id) from users u where u.business_id = $1),
    (select jsonb_agg(md5(c.password_hash) order by c.user_id) from ctx.credentials c where c.business_id = $1),
    (select jsonb_agg(to_jsonb(a) order by a.user_id, a.line_no) from user_access a where a.business_id = $1),
    (select jsonb_agg(to_jsonb(r) order by r.id) from roles r where r.business_id = $1),
    (select jsonb_agg(to_jsonb(t) - 'last_used_at' order by t.id) from tokens t where t.business_id = $1),
    (select jsonb_agg(jsonb_build_array(d.id, d.deleted_at) order by d.id) from devices d where d.business_id = $1))) as print`;
