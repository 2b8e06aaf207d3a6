/** What is wrong with a part of a line, in every document that refers to one. */
export const PART_WORDS = {
  notOfLine: {
    en: 'Use the unit of the line or the unit the stock is counted in.',
    sw: 'Tumia kipimo cha mstari au kipimo cha kuhesabia stoo.',
  },
};
