import { defineServerModule } from '#server-kit/operation/server-module.ts';
import { customerBalance, customerHooks, customerOverdue } from './customer/server/customer.hooks.ts';
import { customerAccount } from './customer/server/customer-account.ts';
import { exportStatement } from './customer/server/export-statement.query.ts';
import { customerStatement } from './customer/server/statement.query.ts';

export const customerServer = defineServerModule({
  operations: [customerStatement, exportStatement],
  borrowed: { 'account.customer': customerAccount },
  computed: { customerBalance, customerOverdue },
  hooks: { customer: customerHooks },
});
