/** How a payment or a refund is called. */
export const PAYMENT_MODE_WORDS = {
  en: {
    cash: 'Cash',
    credit: 'On credit',
    emoney: 'Mobile money or bank',
    invoice: 'On invoice',
    cheque: 'Cheque',
    credit_card: 'Card',
    deposit: 'Customer deposit',
    write_off: 'Against written-off debt',
    exchange: 'Items exchanged',
  },
  sw: {
    cash: 'Taslimu',
    credit: 'Mkopo',
    emoney: 'Pesa mtandao au benki',
    invoice: 'Ankara',
    cheque: 'Hundi',
    credit_card: 'Kadi',
    deposit: 'Amana ya mteja',
    write_off: 'Kutoka deni lililofutwa',
    exchange: 'Bidhaa zilizobadilishwa',
  },
} as const;
