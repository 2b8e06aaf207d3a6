import { partyQueries } from '#modules/finance/public.ts';
import { defineServerModule } from '#server-kit/operation/server-module.ts';
import { customer } from './customer/customer.entity.ts';
import {
  customerBalance,
  customerHooks,
  customerOtherBalances,
  customerOverdue,
} from './customer/server/customer.hooks.ts';
import { customerAccount } from './customer/server/customer-account.ts';

export const customerServer = defineServerModule({
  operations: partyQueries(customer),
  borrowed: { 'account.customer': customerAccount },
  computed: { customerBalance, customerOtherBalances, customerOverdue },
  hooks: { customer: customerHooks },
});
