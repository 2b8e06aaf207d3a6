import { z } from 'zod';
import { bodyOf } from '#core/derive/schemas.ts';
import type { WireScope } from '#core/fields/kind.ts';
import { f } from '#core/fields.ts';
import { isId } from '#core/ids.ts';
import type { Money } from '#core/money.ts';
import { PARTY_KINDS, type PartyKind } from '../../payable/party.rules.ts';
import { MONEY_MODES, PAYMENT_MODES } from '../payment-modes.ts';

/** What stands on every payment: its id is made by the caller, so that a retry means the same one. */
export interface GivenMoney {
  id: string;
  amount: Money;
  mode: (typeof PAYMENT_MODES)[number];
  account_id?: string | null;
  date?: string | null;
  reference?: string | null;
  remarks?: string | null;
}

/** A payment of a party; without `debts` the oldest due are paid. */
export interface GivenPayment extends GivenMoney {
  kind: PartyKind;
  party_id: string;
  debts?: readonly string[];
}

/** A deposit that is paid back: to a customer, or by a supplier. */
export interface GivenBack extends GivenMoney {
  kind?: PartyKind | null;
  party_id: string;
}

/** A payment of one debt. */
export interface GivenForDebt extends GivenMoney {
  debt_id: string;
}

const id = z.string({ error: 'required' }).refine(isId, { error: 'not_id' });

const MONEY = {
  amount: f.money({ required: true }),
  account: f.ref('account'),
  date: f.date(),
  reference: f.text({ max: 60 }),
  remarks: f.text({ max: 1000 }),
};
const MODE = { mode: f.choice(PAYMENT_MODES, { required: true }) };

export const paymentBody = (wire: WireScope): z.ZodObject =>
  bodyOf({ ...MONEY, ...MODE, kind: f.choice(PARTY_KINDS, { required: true }) }, wire).extend({
    id,
    party_id: id,
    debts: z.array(id, { error: 'wrong_form' }).max(1000, 'too_many').optional(),
  });

export const payBackBody = (wire: WireScope): z.ZodObject =>
  bodyOf(
    {
      ...MONEY,
      mode: f.choice(MONEY_MODES, { required: true }),
      kind: f.choice(PARTY_KINDS, { default: 'customer' }),
    },
    wire,
  ).extend({ id, party_id: id });

export const payDebtBody = (wire: WireScope): z.ZodObject =>
  bodyOf({ ...MONEY, ...MODE }, wire).extend({ id, debt_id: id });
