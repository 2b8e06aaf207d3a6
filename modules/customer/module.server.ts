import { defineServerModule } from '#server-kit/operation/server-module.ts';
import { customerBalance, customerHooks, customerOverdue } from './customer/server/customer.hooks.ts';

export const customerServer = defineServerModule({
  computed: { customerBalance, customerOverdue },
  hooks: { customer: customerHooks },
});
