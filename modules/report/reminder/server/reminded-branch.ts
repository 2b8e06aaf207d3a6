import type { Currency } from '#core/currencies.ts';
import type { Language } from '#core/i18n/language.ts';
import { branch } from '#modules/branch/branch/branch.entity.ts';
import { branchSettings } from '#modules/branch/branch-settings/branch-settings.entity.ts';
import { type BranchStatus, languageOfCustomers, readFeeTerms, statusOn } from '#modules/branch/public.ts';
import type { Tx } from '#server-kit/db/transaction.ts';
import { type LocalMoment, localMoment } from '../occasion.rules.ts';
import { sentReminders } from '../sent-reminders-table.ts';

/** A branch as reports and reminders know it. */
export interface RemindedBranch {
  business_id: string;
  id: string;
  name: string;
  phone_number: string;
  currency: Currency;
  time_zone: string;
  day_starts_at: string;
  paid_until: string | null;
  /** Of those who have chosen none. */
  language: Language;
  /** Under which name its messages leave. */
  sender_name: string | null;
  settings: Readonly<Record<string, unknown>>;
  /** The wall clock there, and what it showed when the branch was made. */
  at: LocalMoment;
  made_on: string;
  /** The day of the newest reminder of each kind. */
  lastSent: Readonly<Record<string, string>>;
}

/** The branches of the business one is in that still work; one that is suspended is sent nothing. */
export async function branchesToRemind(tx: Tx, now: Date): Promise<RemindedBranch[]> {
  const terms = await readFeeTerms(tx);
  const rows = await tx.query<BranchRow>(BRANCHES, []);
  return rows
    .map(({ country, created_at, ...row }) => ({
      ...row,
      day_starts_at: String(row.settings.day_starts_at),
      language: languageOfCustomers(country),
      at: localMoment(now, row.time_zone),
      made_on: localMoment(created_at, row.time_zone).day,
    }))
    .filter(({ status, paid_until, at }) => WORKING.has(statusOn(status, paid_until, at.day, terms)));
}

const WORKING: ReadonlySet<BranchStatus> = new Set(['trial', 'active', 'grace']);

interface BranchRow extends Omit<RemindedBranch, 'day_starts_at' | 'language' | 'at' | 'made_on'> {
  status: BranchStatus;
  country: string | null;
  created_at: Date;
}

const BRANCHES = `
select b.business_id, b.id, b.name, b.phone_number, b.currency, b.time_zone, b.paid_until, b.sender_name, b.status,
       b.country, b.created_at, to_jsonb(s) as settings,
       (select coalesce(jsonb_object_agg(t.kind, t.day), '{}') from ${sentReminders.name} t where t.branch_id = b.id and t.subject = '') as "lastSent"
from ${branch.table} b join ${branchSettings.table} s on s.id = b.id
where b.deleted_at is null order by b.id`;
