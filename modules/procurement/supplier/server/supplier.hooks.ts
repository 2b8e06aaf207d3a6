import { overdueOf, partyBalance, partyHooks } from '#modules/finance/public.ts';
import { today } from '#server-kit/operation/clock.ts';
import type { Computed } from '#server-kit/operation/server-module.ts';
import { SupplierHasBalance } from '../../errors.ts';
import { supplier } from '../supplier.entity.ts';

/** What a supplier is owed, less what was paid ahead (accounting.md 4.1). */
export const supplierBalance: Computed = (row) => partyBalance('supplier', row('id'));

/** What of it should have been paid before today. */
export const supplierOverdue: Computed = (row, { clock, branch }) =>
  overdueOf('supplier', row('id'), today(clock, branch));

export const supplierHooks = partyHooks(supplier, SupplierHasBalance);
