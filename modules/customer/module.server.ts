import { defineServerModule } from '#server-kit/operation/server-module.ts';
import { customerBalance, customerHooks, customerOverdue } from './customer/server/customer.hooks.ts';
import { exportStatement } from './customer/server/export-statement.query.ts';
import { customerStatement } from './customer/server/statement.query.ts';

export const customerServer = defineServerModule({
  operations: [customerStatement, exportStatement],
  computed: { customerBalance, customerOverdue },
  hooks: { customer: customerHooks },
});
