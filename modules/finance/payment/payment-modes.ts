/** How money changes hands. A deposit pays without an account: the money came in before (specification §9, less what is owed). */
export const MONEY_MODES = ['cash', 'emoney', 'cheque', 'credit_card'] as const;

export const PAYMENT_MODES = [...MONEY_MODES, 'deposit'] as const;
