import { otherBalances, overdueOf, partyBalance, partyHooks } from '#modules/finance/public.ts';
import { today } from '#server-kit/operation/clock.ts';
import type { Computed, EntityHooks } from '#server-kit/operation/server-module.ts';
import { CustomerHasBalance } from '../../errors.ts';
import { customer } from '../customer.entity.ts';

/** What a customer owes on account, less deposits and overpayments (accounting.md 4.1). */
export const customerBalance: Computed = (row, { branch }) =>
  partyBalance('customer', row('id'), { currency: branch.currency });

/** The same in other currencies, side by side: `USD 120.00`. */
export const customerOtherBalances: Computed = (row, { branch }) =>
  otherBalances('customer', row('id'), branch.currency);

/** What of it should have been paid before today. */
export const customerOverdue: Computed = (row, { clock, branch }) =>
  overdueOf('customer', row('id'), { day: today(clock, branch), currency: branch.currency });

const PARTY = partyHooks(customer, CustomerHasBalance);

/** A limit is of the currency in which somebody set it. */
export const customerHooks: EntityHooks = {
  ...PARTY,
  async beforeSave(context, drafts) {
    for (const { row } of drafts)
      if (row.credit_limit != null) row.credit_currency ??= context.branch.currency;
    await PARTY.beforeSave?.(context, drafts);
  },
};
