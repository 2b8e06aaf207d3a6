/** What is wrong with an amount or a quantity, in every document of buying. */
export const WRONG_AMOUNT = {
  aboveZero: {
    key: 'above_zero',
    words: { en: 'This must be above zero.', sw: 'Hii lazima izidi sifuri.' },
  },
  wholeUnits: {
    key: 'whole_units',
    words: { en: 'This is counted in whole units only.', sw: 'Hii huhesabiwa kwa idadi kamili tu.' },
  },
};
