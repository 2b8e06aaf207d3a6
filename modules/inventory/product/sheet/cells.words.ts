/** Sentences about a cell of a stock list. */
export const OTHER_CURRENCY = {
  en: 'This amount is not in {currency}.',
  sw: 'Kiasi hiki si cha {currency}.',
};
export const POINT_OR_THOUSANDS = {
  en: 'Is this {less} or {more}? Write it without the point.',
  sw: 'Je, hii ni {less} au {more}? Iandike bila nukta.',
};
export const ZERO_LOST = {
  en: '{n} digits: a leading zero was lost because the cell is a number. Format the column as text and type or scan the code again.',
  sw: 'Tarakimu {n}: sifuri ya mbele imepotea kwa sababu kisanduku ni namba. Weka safu wima kuwa maandishi kisha andika au skani msimbo tena.',
};
export const NO_SUCH_DAY = { en: 'This date does not exist.', sw: 'Tarehe hii haipo.' };
export const NOT_A_DATE = {
  en: 'This is not a date. Leave it empty if there is none.',
  sw: 'Hii si tarehe. Acha wazi kama haipo.',
};
export const LAST_OF_MONTH = {
  en: 'No day is given, so the last day of the month is used: {day}.',
  sw: 'Siku haijatajwa, hivyo imetumika siku ya mwisho ya mwezi: {day}.',
};
export const NUMBER_AS_DAY = {
  en: 'This is a plain number. It was read as {day}.',
  sw: 'Hii ni namba tu. Imesomwa kama {day}.',
};
export const CARTON_SIZE_MISSING = {
  en: 'The row does not say how many units are in a carton.',
  sw: 'Safu haijasema katoni moja ina vipande vingapi.',
};
export const OTHER_UNIT = {
  en: 'This is counted in “{unit}”, but the row has a different unit.',
  sw: 'Hii imehesabiwa kwa “{unit}”, lakini kipimo cha safu ni kingine.',
};
export const NOT_UNIT = {
  en: 'This unit of measure does not exist.',
  sw: 'Kipimo hiki hakipo.',
};
