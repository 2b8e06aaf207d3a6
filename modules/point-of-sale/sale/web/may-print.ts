import type { WireSale } from './wire-sale.ts';

/** Whether a copy of a sale may be made: the paper of one on invoice is the invoice (server: `asks-of-copy.ts`). */
export function mayPrint(
  may: (right: string) => boolean,
  { invoice_id }: Pick<WireSale, 'invoice_id'>,
): boolean {
  return may('print_sale') && (!invoice_id || may('print_invoice'));
}
