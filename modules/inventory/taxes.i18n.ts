/** What the kinds of tax of goods are called. */
export const TAX_WORDS = {
  en: { standard: 'Standard rate', zero: 'Zero rated', exempt: 'Exempt', special: 'Special relief' },
  sw: {
    standard: 'Kiwango cha kawaida',
    zero: 'Kiwango cha sifuri',
    exempt: 'Imesamehewa',
    special: 'Nafuu maalumu',
  },
} as const;
