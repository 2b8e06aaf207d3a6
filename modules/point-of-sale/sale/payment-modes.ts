/** Specification §9: the ways in which a sale is paid. Bank transfers and mobile money are `emoney` (api.md, Writes). */
export const PAYMENT_MODES = ['cash', 'credit', 'emoney', 'invoice', 'cheque', 'credit_card'] as const;

export type PaymentMode = (typeof PAYMENT_MODES)[number];

/** Paid by goods that came back with the same press: no money moves (docs/decisions/0191). */
export const EXCHANGED = 'exchange';

/** How a sale is kept: nobody names an exchange as a way to pay, the exchange does it. */
export const RECORDED_PAYMENT_MODES = [...PAYMENT_MODES, EXCHANGED] as const;

/** The modes that bring no money now: they name no account and need a customer who owes it. */
export function isOwed(mode: string): boolean {
  return mode === 'credit' || mode === 'invoice';
}

/**
 * Where goods that come back are paid from: as a sale is paid, or by owing less (`credit`), or kept for the customer's
 * next purchase (`deposit`).
 */
export const REFUND_MODES = ['cash', 'emoney', 'cheque', 'credit_card', 'credit', 'deposit'] as const;

export type RefundMode = (typeof REFUND_MODES)[number];

/**
 * How a return is kept: what it took off a debt that was written off brought nobody money either (`write_off`), nor what paid for
 * the goods that went out in exchange.
 */
export const RECORDED_REFUND_MODES = [...REFUND_MODES, 'write_off', EXCHANGED] as const;
