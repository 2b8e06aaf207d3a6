/** Sentences of the rules of purchases and of their commands. */
export const NO_GOODS = {
  en: 'Services have no stock and cannot be bought here.',
  sw: 'Huduma hazina bidhaa stoo na haziwezi kununuliwa hapa.',
};
export const NOT_A_UNIT = {
  en: 'This product does not have this unit.',
  sw: 'Bidhaa hii haina kipimo hiki.',
};
export const DUE_BEFORE = {
  en: 'The due date cannot be before the purchase date.',
  sw: 'Haiwezi kulipwa kabla ya kununuliwa.',
};
export const BELOW_MINIMUM = {
  en: 'This is below the lowest price of the product.',
  sw: 'Hii ni chini ya bei ya chini kabisa ya bidhaa.',
};
export const NOBODY_OWED = {
  en: 'Choose the supplier who is owed the unpaid amount.',
  sw: 'Chagua msambazaji anayedai kiasi ambacho hakijalipwa.',
};
export const PRICE_OR_TOTAL = {
  en: 'Type the price, or what the line comes to, not both.',
  sw: 'Andika bei, au jumla ya mstari, si vyote viwili.',
};
export const CANNOT_BEAR_TAX = {
  en: 'The goods on this bill that bear VAT cannot bear so much of it.',
  sw: 'Bidhaa zenye VAT kwenye ankara hii haziwezi kuwa na VAT kubwa hivi.',
};
