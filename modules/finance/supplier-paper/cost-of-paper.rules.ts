import { type Money, money } from '#core/money.ts';
import { type DatedVat, type TaxCode, TaxTooLarge, vatRateOf, withVat } from '#core/trade/vat.ts';

/** What a paper of somebody else says of its VAT. */
interface SaidOfVat {
  tax_type: TaxCode;
  /** Whether there is a fiscal receipt by which VAT may be claimed. */
  has_receipt: boolean | null;
  /** The VAT as the receipt says it, where it is not what the rate gives (A39). */
  tax_amount?: bigint | null | undefined;
}

/**
 * What an amount costs and the VAT in it that is claimed: by a registered branch with a fiscal receipt, else it is part of
 * the cost (A18, A23). What the receipt says of it wins over the rate (A39). Throws `tax_too_large` where that is above the
 * standard rate on all of it.
 */
export function costOfPaper(
  amount: bigint,
  { tax_type, has_receipt, tax_amount }: SaidOfVat,
  vat: DatedVat,
): { net_amount: Money; tax: Money } {
  const most = withVat(amount, BigInt(vat.standard_rate), 'inclusive').vat;
  if (tax_amount != null && tax_amount > most) throw TaxTooLarge();
  if (!has_receipt) return { net_amount: money(amount), tax: money(0n) };
  if (tax_amount != null && vat.registered)
    return { net_amount: money(amount - tax_amount), tax: money(tax_amount) };
  const parts = withVat(amount, BigInt(vatRateOf(tax_type, vat)), 'inclusive');
  return { net_amount: parts.net, tax: parts.vat };
}
