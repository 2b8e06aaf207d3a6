import { defineServerModule } from '#server-kit/operation/server-module.ts';
import { checkout } from './sale/server/checkout.command.ts';
import { shiftOfSale } from './sale/server/sale-columns.ts';
import { numberOfSale, statusOfSale } from './sale-return/server/sale-return-columns.ts';
import { saleCatalogue } from './till/server/catalogue.query.ts';

export const pointOfSaleServer = defineServerModule({
  operations: [checkout, saleCatalogue],
  computed: { shiftOfSale, numberOfSale, statusOfSale },
});
