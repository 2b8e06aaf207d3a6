import { otherBalances, overdueOf, partyBalance, partyHooks } from '#modules/finance/public.ts';
import { today } from '#server-kit/operation/clock.ts';
import type { Computed } from '#server-kit/operation/server-module.ts';
import { SupplierHasBalance } from '../../errors.ts';
import { supplier } from '../supplier.entity.ts';

/** What a supplier is owed, less what was paid ahead (accounting.md 4.1). */
export const supplierBalance: Computed = (row, { branch }) =>
  partyBalance('supplier', row('id'), { currency: branch.currency });

/** The same in other currencies, side by side: `USD 120.00`. */
export const supplierOtherBalances: Computed = (row, { branch }) =>
  otherBalances('supplier', row('id'), branch.currency);

/** What of it should have been paid before today. */
export const supplierOverdue: Computed = (row, { clock, branch }) =>
  overdueOf('supplier', row('id'), { day: today(clock, branch), currency: branch.currency });

export const supplierHooks = partyHooks(supplier, SupplierHasBalance);
