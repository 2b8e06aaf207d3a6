import type { Words } from '#core/i18n/language.ts';

/** Sentences of rules and commands. */
export const DEBT_TEXTS = {
  nothingOwed: { en: 'Enter the amount owed.', sw: 'Andika kiasi kinachodaiwa.' },
  nobody: {
    en: 'Choose a customer or a supplier, or enter a name.',
    sw: 'Chagua mteja au msambazaji, au andika jina.',
  },
  supplierIsOwed: {
    en: 'A supplier is a creditor: you owe them.',
    sw: 'Msambazaji ni mdai: wewe ndiye unayedaiwa.',
  },
  twoParties: {
    en: 'Choose a customer or enter a name, not both.',
    sw: 'Chagua mteja au andika jina, si vyote viwili.',
  },
  customerNeeded: { en: 'Choose the customer who owes this.', sw: 'Chagua mteja anayedaiwa.' },
  accountNeeded: {
    en: 'Choose the account that the money came from or went to.',
    sw: 'Chagua akaunti ambayo pesa zilitoka au kuingia.',
  },
  noMoney: {
    en: 'Leave the account empty: an old debt moves no money.',
    sw: 'Deni la zamani halihamishi pesa, hivyo halihitaji akaunti.',
  },
  debtsOne: { en: '{n} debt', sw: 'Deni {n}' },
  debtsMany: { en: '{n} debts', sw: 'Madeni {n}' },
  receivablesAreDebts: {
    en: 'What each customer owes in the books (accounts 1100 and 1110) equals the balance of their open debts.',
    sw: 'Anachodaiwa kila mteja kwenye vitabu (akaunti 1100 na 1110) ndicho kilichobaki kwenye madeni yake.',
  },
  payablesAreDebts: {
    en: 'What the business owes in the books (accounts 2000 and 2020) equals the balance of its debts to creditors.',
    sw: 'Inachodaiwa biashara kwenye vitabu (akaunti 2000 na 2020) ndicho kilichobaki kwenye madeni ya wadai.',
  },
  writtenOffIsPosted: {
    en: 'Bad debts (6080) equal the debts written off in each branch.',
    sw: 'Hasara ya madeni kwenye vitabu vya kila tawi (akaunti 6080) ndicho kilichofutwa kwenye madeni yake.',
  },
  debtsSumUp: {
    en: 'Paid, returned, written-off and remaining amounts add up to each debt, and its history adds up to what is paid.',
    sw: 'Kilicholipwa, kilichorudishwa, kilichofutwa na kilichobaki ni sawa na kiasi cha deni; historia yake ni sawa na kilicholipwa.',
  },
  dueBefore: {
    en: 'The due date cannot be before the date of the debt.',
    sw: 'Tarehe ya mwisho ya kulipa haiwezi kuwa kabla ya tarehe ya deni.',
  },
  byDocument: { en: 'Debts from documents are created automatically.', sw: 'Deni la hati huundwa lenyewe.' },
} as const satisfies Readonly<Record<string, Words>>;
