import { defineServerModule } from '#server-kit/operation/server-module.ts';
import { shiftOfSale } from './sale/server/sale-columns.ts';
import { numberOfSale, statusOfSale } from './sale-return/server/sale-return-columns.ts';

export const pointOfSaleServer = defineServerModule({
  computed: { shiftOfSale, numberOfSale, statusOfSale },
});
