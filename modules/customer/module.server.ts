import { defineServerModule } from '#server-kit/operation/server-module.ts';
import { customerBalance, customerHooks } from './customer/server/customer.hooks.ts';

export const customerServer = defineServerModule({
  computed: { customerBalance },
  hooks: { customer: customerHooks },
});
