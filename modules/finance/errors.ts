import { refusal } from '#core/errors.ts';

/** A mistake of the program, stopped before it reaches the books. */
export const UnbalancedPosting = refusal<{ debit: string; credit: string }>('unbalanced_posting', 409, {
  en: 'Debits ({debit}) and credits ({credit}) of this entry differ. Nothing was posted.',
  sw: 'Debiti ({debit}) na krediti ({credit}) hazilingani. Hakuna kilichoandikwa.',
});

export const BooksLocked = refusal<{ date: string }>('books_locked', 409, {
  en: 'The books are locked up to {date}. Choose a later date.',
  sw: 'Vitabu vimefungwa hadi {date}. Chagua tarehe ya baadaye.',
});

export const AlreadyReversed = refusal('already_reversed', 409, {
  en: 'This entry has been reversed already.',
  sw: 'Ingizo hili limekwisha tenguliwa.',
});

export const AccountHasBalance = refusal<{ balance: string }>('account_has_balance', 409, {
  en: 'There is {balance} in this account.',
  sw: 'Kuna {balance} kwenye akaunti hii.',
});

export const ReferenceUsed = refusal<{ reference: string }>(
  'reference_used',
  409,
  {
    en: 'The reference {reference} has been used for another payment into this account.',
    sw: 'Kumbukumbu {reference} imekwisha tumika kwa malipo mengine ya akaunti hii.',
  },
  ['reference'],
);

export const PaidAlready = refusal('paid_already', 409, {
  en: 'Payments have been made on this. Void them first.',
  sw: 'Malipo yamekwisha fanyika. Yabatilishe kwanza.',
});

export const DebtOfDocument = refusal<{ document: string }>('debt_of_document', 409, {
  en: 'This debt belongs to {document}. Void that instead.',
  sw: 'Deni hili ni la {document}. Batilisha hiyo badala yake.',
});
