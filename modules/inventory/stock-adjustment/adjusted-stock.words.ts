import type { Problem } from '#core/errors.ts';

// What is wrong with what somebody says of the stock.
export const NO_GOODS: Problem = {
  key: 'no_goods',
  words: { en: 'A service has no stock.', sw: 'Huduma haina stoku.' },
};
export const NOT_A_UNIT: Problem = {
  key: 'not_a_unit',
  words: { en: 'This product is not counted in this unit.', sw: 'Bidhaa hii haihesabiwi kwa kipimo hiki.' },
};
export const ONE_OF_BOTH: Problem = {
  key: 'one_of_both',
  words: {
    en: 'Enter either the new stock or the change, not both.',
    sw: 'Weka stoku mpya au mabadiliko, si vyote viwili.',
  },
};
export const NOTHING_TO_ADJUST: Problem = {
  key: 'nothing_to_adjust',
  words: { en: 'The stock is already at this quantity.', sw: 'Stoku tayari ni hii.' },
};
export const COST_ONLY_WITHOUT_STOCK: Problem = {
  key: 'cost_only_without_stock',
  words: {
    en: 'Leave the cost empty: this product is in stock and has a cost.',
    sw: 'Usiweke gharama: bidhaa hii ipo kwenye stoku na ina gharama.',
  },
};
export const COST_NEEDED: Problem = {
  key: 'cost_needed',
  words: {
    en: 'Enter the unit cost: there is no stock to take it from.',
    sw: 'Weka gharama ya moja. Hakuna kwenye stoku na gharama haijulikani.',
  },
};
export const NO_SUCH_BATCH: Problem = {
  key: 'no_such_batch',
  words: { en: 'This product has no batch with this number.', sw: 'Bidhaa hii haina bechi yenye namba hii.' },
};
export const OTHER_EXPIRY: Problem = {
  key: 'batch_differs',
  words: {
    en: 'This batch is known to expire on {date}.',
    sw: 'Bechi hii inajulikana kuisha muda {date}.',
  },
};
