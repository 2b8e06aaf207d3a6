import type { CommandContext } from '#server-kit/operation/context.ts';
import type { Row } from '#server-kit/operation/row.ts';
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
  branchId: string,
  { rates }: VatOfBusiness,
): Promise<void> {
  const dated = rates.flatMap(({ since, registered, standard_rate, special_rate }) =>
    since === null ? [] : [{ since, registered, standard_rate, special_rate, branch_id: branchId }],
  );
  await tx.insertAll(vatRate, dated);
}
