import { currencyCodes } from '#core/currencies.ts';
import { type BodyOf, defineBody, type InputOf, said } from '#core/define-body.ts';
import { f } from '#core/fields.ts';
import { PARTY_KINDS } from '../payable/party.rules.ts';
import { payment } from './payment.entity.ts';
import { MONEY_MODES } from './payment-modes.ts';
import { MOST_DAYS, MOST_PARTS, SYSTEM_PAYMENTS } from './system-payment.rules.ts';

const { amount, mode, account, date, reference, remarks } = payment.fields;

/** What stands on every payment: its id is made by the caller, so that a retry means the same one. */
const GIVEN = {
  id: f.id('payment', { required: true }),
  amount: said(amount),
  mode: said(mode),
  account: said(account),
  /** Today where left out. */
  date: said(date, { required: false }),
  reference: said(reference),
  remarks: said(remarks),
};
/** What the network or the bank takes beside it, out of the same account; only of money that is paid out. */
export const fee = said(payment.fields.fee);
/** A customer or a supplier, by the kind that is said beside it. */
const party_id = f.id('customer', { required: true });

/** Money of a customer, or for a supplier; without `debts` the oldest due are paid. */
export const receivePaymentBody = defineBody({
  fields: {
    ...GIVEN,
    kind: f.choice(PARTY_KINDS, { required: true }),
    party_id,
    debts: f.ids('debt'),
    fee,
    /** In which the amount is said, where that is not that of the branch, and what one of it is worth today. */
    currency: f.code(currencyCodes),
    rate: f.quantity(),
  },
});

/** A deposit that is paid back: to a customer, or by a supplier. */
export const payBackBody = defineBody({
  fields: {
    ...GIVEN,
    mode: f.choice(MONEY_MODES, { required: true }),
    kind: f.choice(PARTY_KINDS, { default: 'customer' }),
    party_id,
    fee,
  },
});

/** A payment of one debt. */
export const payDebtBody = defineBody({
  fields: { ...GIVEN, debt: f.ref('debt', { required: true }), fee },
});

export type GivenMoney = InputOf<typeof GIVEN>;
export type GivenPayment = BodyOf<typeof receivePaymentBody>;
export type GivenForDebt = BodyOf<typeof payDebtBody>;

/** What a business pays for the system: a service fee for days, or something else. */
export const paySystemBody = defineBody({
  fields: {
    id: f.id('payment', { required: true }),
    system_type: f.choice(SYSTEM_PAYMENTS, { required: true }),
    /** Of a service fee, and of nothing else. */
    days: f.integer({ min: 1, max: MOST_DAYS }),
    /** The first of these days; the day of the payment where left out. */
    covers_from: f.date(),
    /** Of SMS that are bought ahead, how many parts; without it they are cost at once. */
    parts: f.integer({ min: 1, max: MOST_PARTS }),
    amount: f.money({ required: true }),
    account: f.ref('account', { required: true }),
    mode: f.choice(MONEY_MODES),
    fee,
    /** Today where left out. */
    date: f.date(),
    reference: said(reference),
    remarks: said(remarks),
  },
});

export type GivenForSystem = BodyOf<typeof paySystemBody>;
