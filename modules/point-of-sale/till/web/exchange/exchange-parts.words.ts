import type { Words } from '#core/i18n/language.ts';

/** What stands on the parts of an exchange that are fetched later: the choice of the sale, what comes back, and what came of it. */
export const EXCHANGE_PARTS = {
  title: { en: 'Which sale do the items come from?', sw: 'Bidhaa zinatoka kwenye mauzo yapi?' },
  find: { en: 'Receipt number, or scan the receipt', sw: 'Namba ya risiti, au skani risiti' },
  noSuchSale: { en: 'No sale of this branch matches.', sw: 'Hakuna mauzo ya tawi hili yanayolingana.' },
  from: { en: 'Return from {number}', sw: 'Kurudisha kutoka {number}' },
  all: { en: 'Return all', sw: 'Rudisha zote' },
  stop: { en: 'Stop the return', sw: 'Acha kurudisha' },
  bought: { en: '{amount}, bought {count}', sw: '{amount}, zilinunuliwa {count}' },
  backOf: { en: '{amount}, {back} of {count} back', sw: '{amount}, zinarudi {back} kati ya {count}' },
  cameBack: { en: 'All came back already', sw: 'Zote zimesharudishwa' },
  comesBack: { en: 'Comes back', sw: 'Zinarudi' },
  fromSale: { en: 'from {number}', sw: 'kutoka {number}' },
  goesOut: { en: 'Goes out', sw: 'Zinatoka' },
  wayBack: { en: 'Give back by', sw: 'Rudisha kwa' },
  inExchange: { en: 'In exchange for {what}', sw: 'Badala ya {what}' },
  asSentFirst: {
    en: 'This exchange already went through as first sent. Your later changes are not in it.',
    sw: 'Ilikuwa imeshafanyika kama ilivyotumwa mwanzo. Ulichobadilisha baadaye hakimo.',
  },
  quantityBack: { en: 'Comes back: {name}', sw: 'Inarudi: {name}' },
  goodsOf: { en: 'Condition: {name}', sw: 'Hali: {name}' },
} as const satisfies Record<string, Words>;
