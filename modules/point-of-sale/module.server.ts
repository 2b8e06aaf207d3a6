import { defineServerModule } from '#server-kit/operation/server-module.ts';
import { exchangeGoods } from './exchange/server/exchange-goods.command.ts';
import { saleOfReceipt } from './exchange/server/sale-of-receipt.query.ts';
import { deliverInvoice } from './invoice/server/deliver-invoice.command.ts';
import { invoiceHooks } from './invoice/server/invoice.hooks.ts';
import { INVOICE_CHECKS } from './invoice/server/invoice-checks.ts';
import {
  codeOfInvoice,
  creditedOfInvoice,
  deliveryOfInvoice,
  paidOfInvoice,
  remainOfInvoice,
  restOfInvoice,
  saleOfInvoice,
  standingOfInvoice,
  takenOffInvoice,
} from './invoice/server/invoice-columns.ts';
import { invoiceDeliveries } from './invoice/server/invoice-deliveries.query.ts';
import { invoiceDocument } from './invoice/server/invoice-document.ts';
import { invoiceTimeline } from './invoice/server/invoice-timeline.query.ts';
import { returnInvoice } from './invoice/server/return-invoice.command.ts';
import { makeSealKey } from './offline-sale/server/make-seal-key.command.ts';
import { parkCart } from './parked-cart/server/park-cart.command.ts';
import { parkedCartDocument } from './parked-cart/server/parked-cart-document.ts';
import { convertQuote } from './quote/server/convert-quote.command.ts';
import { quoteHooks } from './quote/server/quote.hooks.ts';
import { QUOTE_CHECKS } from './quote/server/quote-checks.ts';
import { leftOfQuote, standingOfQuote } from './quote/server/quote-columns.ts';
import { quoteDocument } from './quote/server/quote-document.ts';
import { quoteTerms } from './quote/server/quote-terms.query.ts';
import { reviseQuote } from './quote/server/revise-quote.command.ts';
import { acceptByLink } from './quote-link/server/accept-by-link.command.ts';
import { quoteByLink } from './quote-link/server/quote-by-link.query.ts';
import { maySendReceipt } from './receipt/server/may-send-receipt.query.ts';
import { printSale } from './receipt/server/print-sale.query.ts';
import { sendReceipt } from './receipt/server/send-receipt.command.ts';
import { batchCustomers } from './sale/server/batch-customers.query.ts';
import { checkout } from './sale/server/checkout.command.ts';
import { exportBatchCustomers } from './sale/server/export-batch-customers.query.ts';
import { lastPurchase } from './sale/server/last-purchase.ts';
import { lastSaleDay } from './sale/server/last-sale-day.ts';
import { reprintSale } from './sale/server/reprint-sale.command.ts';
import { roomsToCharge } from './sale/server/rooms-to-charge.query.ts';
import { saleBatches } from './sale/server/sale-batches.query.ts';
import { SALE_CHECKS } from './sale/server/sale-checks.ts';
import {
  exchangeOfSale,
  givenBackInExchange,
  salePaidLeft,
  saleProfitLeft,
  saleTotalLeft,
  takenOffSale,
} from './sale/server/sale-columns.ts';
import { saleDocument } from './sale/server/sale-document.ts';
import { saleUnits } from './sale/server/sale-units.query.ts';
import { refundsOfSales } from './sale-return/server/refunds-of-sales.ts';
import { RETURN_CHECKS } from './sale-return/server/return-checks.ts';
import { returnSale } from './sale-return/server/return-sale.command.ts';
import { returnTerms } from './sale-return/server/return-terms.query.ts';
import { numberOfSale, statusOfSale } from './sale-return/server/sale-return-columns.ts';
import { saleReturnDocument } from './sale-return/server/sale-return-document.ts';
import { closingTerms } from './shift/server/closing-terms.query.ts';
import { currentShift } from './shift/server/current-shift.query.ts';
import { explainShift } from './shift/server/explain-shift.command.ts';
import { cashIn, cashOut } from './shift/server/move-cash.command.ts';
import { openShift } from './shift/server/open-shift.command.ts';
import { shiftCash } from './shift/server/shift-cash.query.ts';
import { SHIFT_CHECKS } from './shift/server/shift-checks.ts';
import { SHIFTS_TO_EXPLAIN, shiftToBeExplained } from './shift/server/shift-columns.ts';
import { shiftDocument } from './shift/server/shift-document.ts';
import { shiftReport } from './shift/server/shift-report.query.ts';
import { shiftSoFar } from './shift/server/shift-so-far.query.ts';
import { shiftTerms } from './shift/server/shift-terms.query.ts';
import { exportTaxReceipt } from './tax-receipt/server/export-tax-receipt.query.ts';
import { taxReceipt } from './tax-receipt/server/tax-receipt.query.ts';
import { taxReceiptOfPeriod } from './tax-receipt/server/tax-receipt-of-period.query.ts';
import { taxReceiptSales } from './tax-receipt/server/tax-receipt-sales.query.ts';
import { saleCatalogue } from './till/server/catalogue.query.ts';
import { noteLinesOfEarlierTills, noteVoidedLines } from './voided-line/server/note-voided-lines.command.ts';

export const pointOfSaleServer = defineServerModule({
  operations: [
    checkout,
    returnSale,
    exchangeGoods,
    saleOfReceipt,
    returnInvoice,
    deliverInvoice,
    invoiceDeliveries,
    invoiceTimeline,
    convertQuote,
    quoteTerms,
    quoteByLink,
    acceptByLink,
    reviseQuote,
    returnTerms,
    reprintSale,
    printSale,
    maySendReceipt,
    sendReceipt,
    saleCatalogue,
    parkCart,
    noteVoidedLines,
    noteLinesOfEarlierTills,
    makeSealKey,
    saleBatches,
    saleUnits,
    roomsToCharge,
    batchCustomers,
    exportBatchCustomers,
    taxReceipt,
    taxReceiptSales,
    taxReceiptOfPeriod,
    exportTaxReceipt,
    currentShift,
    shiftCash,
    shiftReport,
    shiftSoFar,
    shiftTerms,
    closingTerms,
    openShift,
    explainShift,
    cashIn,
    cashOut,
  ],
  documents: {
    sale: saleDocument,
    invoice: invoiceDocument,
    quote: quoteDocument,
    'sale-return': saleReturnDocument,
    shift: shiftDocument,
    'parked-cart': parkedCartDocument,
  },
  computed: {
    lastPurchase,
    exchangeOfSale,
    givenBackInExchange,
    saleTotalLeft,
    salePaidLeft,
    saleProfitLeft,
    takenOffSale,
    takenOffInvoice,
    numberOfSale,
    statusOfSale,
    codeOfInvoice,
    creditedOfInvoice,
    deliveryOfInvoice,
    paidOfInvoice,
    remainOfInvoice,
    restOfInvoice,
    saleOfInvoice,
    standingOfInvoice,
    leftOfQuote,
    standingOfQuote,
    shiftToBeExplained,
  },
  hooks: { invoice: invoiceHooks, quote: quoteHooks },
  brings: {
    taxedDays: [lastSaleDay],
    refundsOfDocuments: [refundsOfSales],
    waitsBesides: [SHIFTS_TO_EXPLAIN],
    bookChecks: [...SALE_CHECKS, ...RETURN_CHECKS, ...INVOICE_CHECKS, ...QUOTE_CHECKS, ...SHIFT_CHECKS],
  },
});
