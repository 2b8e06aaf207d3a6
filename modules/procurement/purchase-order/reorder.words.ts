import type { Words } from '#core/i18n/language.ts';

/** Words of the page of what should be ordered. */
export const REORDER = {
  title: { en: 'What to order', sw: 'Cha kuagiza' },
  days: { en: 'Based on sales of', sw: 'Kwa mauzo ya' },
  lastDays: { en: 'The last {days} days', sw: 'Siku {days} zilizopita' },
  cover: { en: 'Order enough for', sw: 'Agiza za kutosha' },
  forDays: { en: '{days} days', sw: 'Siku {days}' },
  store: { en: 'Store', sw: 'Stoo' },
  allStores: { en: 'All stores', sw: 'Stoo zote' },
  nothing: { en: 'Nothing to order', sw: 'Hakuna cha kuagiza' },
  nothingWhy: {
    en: 'Everything that sells will last until the next delivery.',
    sw: 'Kila kinachouzwa kinatosha hadi mzigo ujao.',
  },
  noSupplier: { en: 'No supplier yet', sw: 'Bado hakuna msambazaji' },
  chooseSupplier: { en: 'Order from', sw: 'Agiza kwa' },
  delivers: { en: 'Delivers in {days} days', sw: 'Huleta ndani ya siku {days}' },
  why: {
    en: '{sold} sold in {days} days, {there} left',
    sw: 'zimeuzwa {sold} kwa siku {days}, zimebaki {there}',
  },
  onOrder: { en: '{quantity} on order', sw: 'zimeagizwa {quantity}' },
  reserved: { en: '{quantity} reserved', sw: 'zimetengwa {quantity}' },
  alert: { en: 'alert at {quantity}', sw: 'onyo zikifika {quantity}' },
  quantityOf: { en: 'Quantity of {product}', sw: 'Idadi ya {product}' },
  make: { en: 'Create draft orders', sw: 'Tengeneza rasimu za oda' },
  makeOne: { en: 'Create draft order', sw: 'Tengeneza rasimu ya oda' },
  made: { en: '{n} draft orders are saved', sw: 'Rasimu {n} za oda zimehifadhiwa' },
  madeOne: { en: 'The draft order is saved', sw: 'Rasimu ya oda imehifadhiwa' },
} as const satisfies Record<string, Words>;
