/** What is wrong with a line of goods that come or go back. */
export const WRONG_LINE = {
  notALine: { en: 'This is not a line of the order.', sw: 'Huu si mstari wa oda hii.' },
  aboveZero: { en: 'This must be above zero.', sw: 'Hii lazima izidi sifuri.' },
  wholeUnits: { en: 'This is counted in whole units only.', sw: 'Hii huhesabiwa kwa idadi kamili tu.' },
  beforeOrder: {
    en: 'Goods cannot arrive before the order was placed.',
    sw: 'Bidhaa haziwezi kufika kabla ya tarehe ya oda.',
  },
};
