import { businessDay } from '#core/business-day.ts';
import { settingsOn, vatRatesOf } from '#core/trade/vat.ts';
import type { Tx } from '#server-kit/db/transaction.ts';
import type { BranchOfCall } from '#server-kit/operation/caller.ts';
import { branchSettings } from '../../branch-settings/branch-settings.entity.ts';
import { business } from '../../business/business.entity.ts';
import { vatChangesSql } from '../../vat-rate/server/vat-changes.ts';
import { branch } from '../branch.entity.ts';
import { type BranchStatus, statusOn } from '../service-fee.rules.ts';
import { readFeeTerms } from './fee-terms.ts';
import { refusalOfStatus } from './refusal-of-status.ts';

/** A branch in which the server may work by itself, on the business day that it is there. */
export interface WorkingBranch {
  branch: BranchOfCall;
  today: string;
  books_begin: string;
}

interface BranchRow {
  id: string;
  name: string;
  currency: BranchOfCall['currency'];
  time_zone: string;
  status: BranchStatus;
  paid_until: string | null;
  settings: Readonly<Record<string, unknown>>;
  books_begin: string;
}

/** The branches of the business one is in that still work; in one that is suspended nothing happens by itself. */
export async function workingBranches(tx: Tx, now: Date): Promise<WorkingBranch[]> {
  const terms = await readFeeTerms(tx);
  const rows = await tx.query<BranchRow>(BRANCHES, []);
  return rows.flatMap(({ settings, status, paid_until, books_begin, ...of }) => {
    const day = { time_zone: of.time_zone, day_starts_at: String(settings.day_starts_at ?? '00:00') };
    const today = businessDay(now, day);
    if (refusalOfStatus(statusOn(status, paid_until, today, terms)) !== null) return [];
    const branchOfCall = { ...of, ...day, settings: settingsOn(settings, vatRatesOf(settings), today) };
    return [{ branch: branchOfCall, today, books_begin }];
  });
}

const BRANCHES = `
select b.id, b.name, b.currency, b.time_zone, b.status, b.paid_until, f.books_begin::text as books_begin,
  to_jsonb(s) || jsonb_build_object('vat_changes', ${vatChangesSql('b.id')}) as settings
from ${branch.table} b
join ${branchSettings.table} s on s.id = b.id
join ${business.table} f on f.id = b.business_id
where b.deleted_at is null
order by b.id`;
