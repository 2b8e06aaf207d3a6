import type { Currency } from '#core/currencies.ts';
import { linesTableName } from '#core/derive/table.ts';
import type { Visibility } from '#core/visibility.ts';
import { branch } from '#modules/branch/branch/branch.entity.ts';
import { branchSettings } from '#modules/branch/branch-settings/branch-settings.entity.ts';
import { business } from '#modules/branch/business/business.entity.ts';
import { type BranchStatus, FEE_TERMS, type FeeTerms, vatChangesSql } from '#modules/branch/public.ts';
import { device } from '#modules/employee/device/device.entity.ts';
import { VISIBILITY_OF_ROLE } from '#modules/employee/public.ts';
import { role } from '#modules/employee/role/role.entity.ts';
import { user } from '#modules/employee/user/user.entity.ts';
import type { Tx } from '#server-kit/db/transaction.ts';
import { token } from '../../token/token.entity.ts';

/** One line of a user's access: a branch, and what the role there allows. */
export interface AccessLine {
  branch_id: string;
  branch_name: string;
  store_ids: string[];
  /** Rights of the role; null where the line names none. */
  permissions: string[] | null;
  /** How far the role there lets him see among documents; nothing where the line names none. */
  visibility?: Visibility | null;
}

/** All that the guard must know of a caller, as it stands in the database at this moment. */
export interface CallerRow {
  business_id: string;
  business_name: string;
  /** Whether the business was made to try things with. */
  is_sample: boolean;
  user_id: string;
  kind: 'session' | 'api_token';
  holder_id: string;
  /** Branch of the session; where the user lost it, the first he has. */
  home_branch_id: string | null;
  sealed_key: Buffer | null;
  name: string;
  account_type: string;
  /** Whether it is an account of the platform, in the business where those live. */
  is_platform: boolean;
  settings: UserSettings | null;
  idle_minutes: number;
  books_begin: string;
  last_seen: Date | null;
  /** When the password was last typed in the session; null for a token. */
  proved_at: Date | null;
  token_permissions: string[] | null;
  /** When the token ends; null for a session. */
  token_until: Date | null;
  /** Who demands a second factor of him; null where nobody does. */
  factor_demand: 'business' | 'role' | null;
  /** Whether one is demanded and he has none. */
  awaits_factor: boolean;
  access: AccessLine[];
  branch_id: string | null;
  branch_name: string | null;
  branch_status: BranchStatus | null;
  paid_until: string | null;
  /** What the platform has settled of fees; null where it settled nothing, or nothing was agreed for the branch. */
  fee_terms: FeeTerms | null;
  currency: Currency | null;
  time_zone: string | null;
  branch_settings: Record<string, unknown> | null;
}

/** What a user chose for himself (specification §3). */
export interface UserSettings {
  theme?: string;
  language?: string;
  barcode_sound?: boolean;
  barcode_allowed?: boolean;
  barcode_vibration?: boolean;
  single_keys?: boolean;
  first_steps?: boolean;
  dashboard_cards?: { key: string; shown: boolean }[];
  /** Told to the screens; a login asks the second factor itself. */
  two_factor_authentication_enabled?: boolean;
}

/**
 * Reads whoever the open transaction acts for, in one question: session or token, user, rights in every branch, and the
 * branch of the call. Nothing is remembered from one call to the next, so a right that is taken away is gone at once.
 */
export async function readCaller(tx: Tx, branchId: string): Promise<CallerRow | null> {
  const [row] = await tx.query<CallerRow>(CALLER, [branchId || null]);
  return row ?? null;
}

/** A token works in its own branches alone: where its maker no longer does, it falls back on no other of his. */
const OF_TOKEN = `(t.id is null or l.branch_id = t.branch_id or l.branch_id = any (t.branch_ids))`;

const CALLER = `
select a.business_id, f.name as business_name, a.user_id, a.kind, a.holder_id, home.branch_id as home_branch_id, a.sealed_key,
       u.name, u.account_type, u.settings,
       ctx.is_sample() as is_sample,
       case when u.account_type in ('agent', 'system', 'onepos') then exists (select from ctx.platform_account()) else false end as is_platform,
       f.idle_minutes, f.books_begin,
       coalesce(d.last_seen, t.last_used_at) as last_seen, d.proved_at, t.permissions as token_permissions, t.expires_at as token_until,
       asks.demand as factor_demand, case when asks.demand is null then false else not ctx.has_second_factor() end as awaits_factor,
       coalesce((select jsonb_agg(jsonb_build_object(
                   'branch_id', l.branch_id, 'branch_name', lb.name, 'store_ids', l.store_ids, 'permissions', r.permissions, 'visibility', ${VISIBILITY_OF_ROLE})
                   order by l.line_no)
                 from ${linesTableName(user, 'access')} l
                 join ${branch.table} lb on lb.id = l.branch_id and lb.deleted_at is null
                 left join ${role.table} r on r.id = l.role_id and r.deleted_at is null
                 where l.user_id = u.id and ${OF_TOKEN}), '[]'::jsonb) as access,
       b.id as branch_id, b.name as branch_name, b.status as branch_status, b.paid_until,
       case when b.paid_until is not null then ${FEE_TERMS} end as fee_terms, b.currency, b.time_zone, to_jsonb(s) || jsonb_build_object('vat_changes', ${vatChangesSql('b.id')}) as branch_settings
from ctx.own_access() a
join ${user.table} u on u.id = a.user_id and u.deleted_at is null and u.status = 'active'
join ${business.table} f on f.id = a.business_id
left join ${device.table} d on a.kind = 'session' and d.id = a.holder_id and d.deleted_at is null
left join ${token.table} t on a.kind = 'api_token' and t.id = a.holder_id and t.deleted_at is null
cross join lateral (
  select case when f.requires_two_factor then 'business'
              when exists (select from ${linesTableName(user, 'access')} l
                           join ${role.table} r on r.id = l.role_id and r.deleted_at is null and r.requires_two_factor
                           where l.user_id = u.id) then 'role' end as demand) asks
left join lateral (
  select l.branch_id from ${linesTableName(user, 'access')} l
  join ${branch.table} lb on lb.id = l.branch_id and lb.deleted_at is null
  where l.user_id = u.id and ${OF_TOKEN} order by l.branch_id = a.branch_id desc, l.line_no limit 1) home on true
left join ${branch.table} b on b.id = coalesce($1::uuid, home.branch_id) and b.deleted_at is null
left join ${branchSettings.table} s on s.id = b.id
where coalesce(d.id, t.id) is not null`;
