import { defineModule } from '#core/define-module.ts';
import { invoice } from './invoice/invoice.entity.ts';
import { invoiceWords } from './invoice/invoice.i18n.ts';
import { myShift, newSale } from './new-sale.ts';
import { offlineSales, sealKeys } from './offline-sale/offline-sale-tables.ts';
import { parkedCart } from './parked-cart/parked-cart.entity.ts';
import { parkedCartWords } from './parked-cart/parked-cart.i18n.ts';
import { quote } from './quote/quote.entity.ts';
import { quoteWords } from './quote/quote.i18n.ts';
import { sale } from './sale/sale.entity.ts';
import { saleWords } from './sale/sale.i18n.ts';
import { saleReturn } from './sale-return/sale-return.entity.ts';
import { saleReturnWords } from './sale-return/sale-return.i18n.ts';
import { shift } from './shift/shift.entity.ts';
import { shiftWords } from './shift/shift.i18n.ts';
import { taxReceiptPrint } from './tax-receipt/tax-receipt.words.ts';
import { voidedLine } from './voided-line/voided-line.entity.ts';
import { voidedLineWords } from './voided-line/voided-line.i18n.ts';

export const pointOfSale = defineModule({
  name: 'point-of-sale',
  title: { en: 'Point of sale', sw: 'Sehemu ya Mauzo' },
  icon: 'cash-register',
  permission: 'view_point_of_sale_menu',
  entities: [
    { entity: sale, words: saleWords },
    { entity: invoice, words: invoiceWords },
    { entity: quote, words: quoteWords },
    { entity: saleReturn, words: saleReturnWords },
    { entity: shift, words: shiftWords },
    { entity: voidedLine, words: voidedLineWords },
    { entity: parkedCart, words: parkedCartWords },
  ],
  tables: [sealKeys, offlineSales],
  menu: [
    { ...newSale, route: '/point-of-sale/sale-form' },
    { ...myShift, route: '/point-of-sale/shift-form' },
    { ...taxReceiptPrint, route: '/point-of-sale/fake' },
  ],
  screens: [
    { ...newSale, path: '/point-of-sale/sale-form' },
    { ...myShift, path: '/point-of-sale/shift-form' },
    {
      path: '/point-of-sale/shift-close',
      title: { en: 'Close shift', sw: 'Funga zamu' },
      permission: 'create_sale',
      isPart: true,
    },
    { ...taxReceiptPrint, path: '/point-of-sale/fake' },
  ],
});
