import { overdueOf, partyBalance, partyHooks } from '#modules/finance/public.ts';
import { today } from '#server-kit/operation/clock.ts';
import type { Computed } from '#server-kit/operation/server-module.ts';
import { CustomerHasBalance } from '../../errors.ts';
import { customer } from '../customer.entity.ts';

/** What a customer owes on account, less deposits and overpayments (accounting.md 4.1). */
export const customerBalance: Computed = (row) => partyBalance('customer', row('id'));

/** What of it should have been paid before today. */
export const customerOverdue: Computed = (row, { clock, branch }) =>
  overdueOf('customer', row('id'), today(clock, branch));

export const customerHooks = partyHooks(customer, CustomerHasBalance);
