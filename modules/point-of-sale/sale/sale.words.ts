import type { Words } from '#core/i18n/language.ts';

/** What is refused at a sale, and what must hold of sales. */
export const SALE_TEXTS = {
  archived: { en: 'This product is no longer sold.', sw: 'Bidhaa hii haiuzwi tena.' },
  noPrice: {
    en: 'This product has no price in the currency of this branch. Set its selling price first.',
    sw: 'Bidhaa hii haina bei katika sarafu ya tawi hili. Weka kwanza bei yake ya kuuzia.',
  },
  notAUnit: {
    en: 'This product is not sold in this unit.',
    sw: 'Bidhaa hii haiuzwi kwa kipimo hiki.',
  },
  wholeUnits: { en: 'This is sold in whole units only.', sw: 'Hii huuzwa kwa idadi kamili tu.' },
  notATill: {
    en: 'Sales are paid into the drawer of a till, not into a safe.',
    sw: 'Mauzo hulipwa kwenye droo ya kaunta, si kwenye sefu.',
  },
  inFuture: {
    en: 'The date and time cannot be in the future.',
    sw: 'Tarehe na saa haviwezi kuwa vya baadaye.',
  },
  customerOwes: {
    en: 'Choose the customer who owes this.',
    sw: 'Chagua mteja anayedaiwa.',
  },
  noAccount: {
    en: 'This payment method uses no account.',
    sw: 'Njia hii ya malipo haihitaji akaunti.',
  },
  aboveZero: { en: 'Enter an amount above zero.', sw: 'Andika kiasi kinachozidi sifuri.' },
  salesAreTheirLines: {
    en: 'The amounts of each sale equal the sum of its lines: before tax, tax and total.',
    sw: 'Kila mauzo ni jumla ya mistari yake: kabla ya kodi, kodi na jumla.',
  },
  salesArePaidFor: {
    en: 'The payments of each sale, less change, equal its rounded total.',
    sw: 'Malipo ya kila mauzo, ukitoa chenji, ni sawa na jumla yake iliyokadiriwa.',
  },
  salesMakeUpTheirTotal: {
    en: 'For each sale, paid + unpaid + written off + credited equals the total.',
    sw: 'Kwa kila mauzo, kilicholipwa, kilichobaki, kilichofutwa na kilichopunguzwa kwa marejesho ni sawa na jumla.',
  },
  salesArePosted: {
    en: 'Each sale has posted its income, its tax and the cost of its items; a void sale leaves nothing.',
    sw: 'Kila mauzo yameingiza mapato yake, kodi na gharama ya bidhaa zake; yaliyobatilishwa hayakuacha kitu.',
  },
  saleNumbersHaveNoGap: {
    en: 'The sales of a branch are numbered in order each year, with no gaps and no duplicates.',
    sw: 'Mauzo ya tawi kwa mwaka yana namba zinazofuatana, bila pengo wala namba kurudiwa.',
  },
  salesFollowTheirDebts: {
    en: 'The unpaid part of each sale equals the balance of its debt.',
    sw: 'Kilichobaki kwa kila mauzo ndicho kilichobaki kwenye deni lake; kingine kimelipwa.',
  },
  salesMovedTheirMoney: {
    en: 'Each sale is posted for its amount on its date.',
    sw: 'Kila mauzo yameingizwa kwenye vitabu kwa kiasi chake na tarehe yake.',
  },
  salesOne: { en: '{n} sale', sw: 'Mauzo {n}' },
  salesMany: { en: '{n} sales', sw: 'Mauzo {n}' },
} as const satisfies Record<string, Words>;
