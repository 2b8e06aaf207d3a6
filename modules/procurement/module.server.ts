import { statementQueries } from '#modules/finance/public.ts';
import { defineServerModule } from '#server-kit/operation/server-module.ts';
import { supplierBalance, supplierHooks, supplierOverdue } from './supplier/server/supplier.hooks.ts';
import { supplierAccount } from './supplier/server/supplier-account.ts';
import { supplier } from './supplier/supplier.entity.ts';

export const procurementServer = defineServerModule({
  operations: statementQueries(supplier),
  borrowed: { 'account.supplier': supplierAccount },
  computed: { supplierBalance, supplierOverdue },
  hooks: { supplier: supplierHooks },
});
