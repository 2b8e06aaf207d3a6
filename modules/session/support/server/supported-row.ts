import { branch } from '#modules/branch/branch/branch.entity.ts';
import { branchSettings } from '#modules/branch/branch-settings/branch-settings.entity.ts';
import { business } from '#modules/branch/business/business.entity.ts';
import { FEE_TERMS, vatChangesSql } from '#modules/branch/public.ts';
import type { Tx } from '#server-kit/db/transaction.ts';
import type { CallerRow } from '../../guard/server/caller-row.ts';
import { SUPPORT_RIGHTS } from '../support.rules.ts';

/** A person of the platform as the business that let him in sees him: everywhere in it, to read. */
export interface SupportedRow extends CallerRow {
  reason: string;
  until: Date;
}

/** Reads under which grant the open transaction reads, and the branch of the call; null where the grant holds no more. */
export async function readSupported(tx: Tx, branchId: string): Promise<SupportedRow | null> {
  const [row] = await tx.query<Omit<SupportedRow, 'access'> & { branches: NamedBranch[] }>(SUPPORTED, [
    branchId || null,
  ]);
  if (!row) return null;
  const { branches, ...kept } = row;
  const access = branches.map((one) => ({ ...one, ...WHOLE, permissions: [...SUPPORT_RIGHTS] }));
  return { ...kept, access };
}

interface NamedBranch {
  branch_id: string;
  branch_name: string;
}

/** All stores, and documents however old. */
const WHOLE = { store_ids: [], visibility: null };

const SUPPORTED = `
select f.id as business_id, f.name as business_name, s.user_id, 'session' as kind, s.id as holder_id, home.id as home_branch_id,
       null as sealed_key, s.person as name, 'employee' as account_type, null as settings, false as is_platform, f.idle_minutes,
       null as last_seen, null as token_permissions, null as token_until, null as factor_demand, false as awaits_factor, ctx.is_sample() as is_sample, s.reason, s.until,
       coalesce((select jsonb_agg(jsonb_build_object('branch_id', x.id, 'branch_name', x.name) order by x.created_at, x.id)
                 from ${branch.table} x where x.deleted_at is null), '[]'::jsonb) as branches,
       b.id as branch_id, b.name as branch_name, b.status as branch_status, b.paid_until,
       case when b.paid_until is not null then ${FEE_TERMS} end as fee_terms, b.currency, b.time_zone,
       to_jsonb(t) || jsonb_build_object('vat_changes', ${vatChangesSql('b.id')}) as branch_settings
from ctx.own_support() s
join ${business.table} f on f.id = s.business_id
left join lateral (
  select x.id from ${branch.table} x where x.deleted_at is null order by x.created_at, x.id limit 1) home on true
left join ${branch.table} b on b.id = coalesce($1::uuid, home.id) and b.deleted_at is null
left join ${branchSettings.table} t on t.id = b.id`;
