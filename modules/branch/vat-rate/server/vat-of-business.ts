import { type DatedVat, type PriceMode, vatOn, vatRatesOf } from '#core/trade/vat.ts';
import { today } from '#server-kit/operation/clock.ts';
import type { ActorContext } from '#server-kit/operation/context.ts';
import { branch as branchEntity } from '../../branch/branch.entity.ts';
import { branchSettings } from '../../branch-settings/branch-settings.entity.ts';
import { vatChangesSql } from './vat-changes.ts';

/** How a business charges VAT, as one of its branches does; rates in hundredths of a percent. */
export interface VatOfBusiness {
  vrn_number: string | null;
  price_mode: PriceMode;
  /** In the order of their days; the first holds from the beginning. */
  rates: readonly DatedVat[];
}

/**
 * The VAT of a business that is registered, or will be: a registration is the taxpayer's, so its branches share it. Taken
 * from the branch of the call where that is registered, else from the oldest one that is; null where none is.
 */
export async function vatOfBusiness({
  tx,
  branch,
  clock,
}: Pick<ActorContext, 'tx' | 'branch' | 'clock'>): Promise<VatOfBusiness | null> {
  const found = await tx.query<Omit<VatOfBusiness, 'rates'> & Record<string, unknown>>(BRANCHES, [branch.id]);
  const day = today(clock, branch);
  for (const { vrn_number, price_mode, ...settings } of found) {
    const rates = vatRatesOf(settings);
    const isToCome = rates.some(({ since, registered }) => registered && since !== null && since > day);
    if (vatOn(rates, day).registered || isToCome) return { vrn_number, price_mode, rates };
  }
  return null;
}

const BRANCHES = `
select b.vrn_number, s.price_mode, s.vat_registered, s.vat_rate, ${vatChangesSql('b.id')} as vat_changes
from ${branchEntity.table} b join ${branchSettings.table} s on s.branch_id = b.id
where b.deleted_at is null
order by b.id = $1 desc, b.created_at, b.id`;
