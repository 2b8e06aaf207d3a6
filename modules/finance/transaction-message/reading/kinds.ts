/** Which way money went, by what a text tells (messages.md A3). */
export const MONEY_KINDS = {
  received: 'in',
  merchant_receipt: 'in',
  sent: 'out',
  merchant_payment: 'out',
  bill: 'out',
  airtime: 'out',
  bundle: 'out',
  withdrawal: 'out',
  deposit: 'in',
  bank_transfer: 'out',
  agent_float: 'in',
  reversal: 'in',
  loan: 'in',
  loan_repayment: 'out',
  fee: 'out',
} as const;

/** Texts with which no money moved. */
export const OTHER_KINDS = [
  ...(['failed', 'pending', 'balance_notice', 'voucher', 'otp', 'promotion', 'reminder', 'other'] as const),
] as const;

export type MoneyKind = keyof typeof MONEY_KINDS;
export type OtherKind = (typeof OTHER_KINDS)[number];
export type MessageKind = MoneyKind | OtherKind;

export const MESSAGE_KINDS = [...(Object.keys(MONEY_KINDS) as MoneyKind[]), ...OTHER_KINDS] as const;

/** Why a text is not simply believed (messages.md A4). */
export const MESSAGE_WARNINGS = [
  'sender_not_provider',
  'other_provider',
  'payer_copy',
  'asks_to_send_back',
  'link',
  'date_impossible',
  'id_shape',
  'thin',
  'balance_below_amount',
  'balance_gap',
  'same_id_other_amount',
  'same_text_again',
] as const;
export type MessageWarning = (typeof MESSAGE_WARNINGS)[number];
