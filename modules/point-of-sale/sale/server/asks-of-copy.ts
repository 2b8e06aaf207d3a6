import { type Asking, requireToo } from '#server-kit/operation/asked-rights.ts';

/** The right that a copy asks beside `print_sale`: the paper of a sale on invoice is the invoice. */
export const INVOICE_PRINTED = ['print_invoice'] as const;

export function requirePrint(context: Asking, sold: { invoice_id?: unknown }): void {
  if (sold.invoice_id) requireToo(context, 'print_invoice');
}
