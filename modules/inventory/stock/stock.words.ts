/** Words of the stock ledger beside those of its refusals. */
export const STOCK_IN_BATCHES = {
  en: 'This cannot be changed while there is stock in batches.',
  sw: 'Hii haiwezi kubadilishwa wakati stoku ipo kwenye bechi.',
};
export const STOCK_BELOW_ZERO = {
  en: 'This cannot be changed while stock is below zero.',
  sw: 'Hii haiwezi kubadilishwa wakati stoku ipo chini ya sifuri.',
};
export const LAYERS_ARE_STOCK = {
  en: 'For FIFO products, the layers left equal the stock in quantity and value.',
  sw: 'Kwa kila bidhaa ya kwanza kuingia hutoka kwanza, kilichobaki cha mapokezi yake ndiyo stoku yake, kwa idadi na thamani.',
};
export const RESTORED_BY_GOODS = {
  en: 'Restored, because items of it were received',
  sw: 'Imerejeshwa, kwa sababu bidhaa zake zimepokelewa',
};
export const STORE_RESTORED_BY_GOODS = {
  en: 'Restored, because items were received into it',
  sw: 'Imerejeshwa, kwa sababu bidhaa zimepokelewa humo',
};
