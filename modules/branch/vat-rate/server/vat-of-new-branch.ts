import type { RowOf } from '#core/define-entity.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import type { Row } from '#server-kit/operation/row.ts';
import type { branchSettings } from '../../branch-settings/branch-settings.entity.ts';
import { vatRate } from '../vat-rate.entity.ts';
import type { VatOfBusiness } from './vat-of-business.ts';

/** The settings with which a new branch begins to charge VAT, as wire values; `said` is what its maker answered, if anything. */
export function startingVat(said: unknown, business: VatOfBusiness | null): Row {
  if (said === false) return {};
  if (!business) return said === true ? { vat_registered: true } : {};
  const [first] = business.rates;
  return {
    vat_registered: first?.registered ?? true,
    vat_rate: (first?.standard_rate ?? 0) / 100,
    price_mode: business.price_mode,
  };
}

/** Gives a branch that follows its business the same VAT on the same days. */
export async function followVat(
  { tx }: CommandContext,
  branchId: RowOf<typeof branchSettings>['branch_id'],
  { rates }: VatOfBusiness,
): Promise<void> {
  const dated = rates.filter(({ since }) => since !== null);
  await tx.insertAll(
    vatRate,
    dated.map(({ since, registered, standard_rate, special_rate }) => ({
      ...{ since, registered, standard_rate, special_rate, branch_id: branchId },
    })) as never,
  );
}
