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

/** Says no figure: whoever sells need not see what lies in the till. */
export const NotEnoughCash = refusal<{ account: string; date: string }>('not_enough_cash', 409, {
  en: 'There is not that much money in {account} on {date}.',
  sw: 'Hakuna pesa ya kutosha kwenye {account} tarehe {date}.',
});

export const AlreadyReversed = refusal('already_reversed', 409, {
  en: 'This entry has been reversed already.',
  sw: 'Ingizo hili limekwisha tenguliwa.',
});

export const AccountHasBalance = refusal<{ balance: string }>('account_has_balance', 409, {
  en: 'There is {balance} in this account.',
  sw: 'Kuna {balance} kwenye akaunti hii.',
});

/** What is taken back would go into an account that no list shows, and stand there. */
export const AccountDeleted = refusal<{ account: string }>('account_deleted', 409, {
  en: '{account} has been deleted, so no money can be moved in it. Make the correction with another account.',
  sw: '{account} imefutwa, kwa hiyo haiwezi kupokea wala kutoa pesa. Fanya marekebisho kwa akaunti nyingine.',
});

/** The two may come to nothing together; each is open all the same. */
export const OpenBothWays = refusal<{ debts: string; deposits: string }>('open_both_ways', 409, {
  en: 'Debts of {debts} and deposits of {deposits} are open. Settle them first.',
  sw: 'Madeni ya {debts} na akiba ya {deposits} bado yako wazi. Yamalize kwanza.',
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

export const WrittenOffAlready = refusal('written_off_already', 409, {
  en: 'What remained of this was written off. Undo the write-off first.',
  sw: 'Kilichobaki kimekwisha futwa. Tengua ufutaji wa deni kwanza.',
});

export const DebtOfDocument = refusal<{ document: string }>('debt_of_document', 409, {
  en: 'This debt belongs to {document}. Void that instead.',
  sw: 'Deni hili ni la {document}. Batilisha hiyo badala yake.',
});

export const MoreThanRemains = refusal<{ remain: string }>('more_than_remains', 409, {
  en: 'Only {remain} remains of this debt.',
  sw: 'Deni hili limebaki {remain} tu.',
});

export const MoreThanOwed = refusal<{ owed: string }>('more_than_owed', 409, {
  en: 'Only {owed} is owed; a deposit pays no more than that.',
  sw: 'Kinachodaiwa ni {owed} tu; akiba hailipi zaidi ya hapo.',
});

export const MoreThanOwedThen = refusal<{ date: string }>(
  'more_than_owed_then',
  409,
  {
    en: 'On {date} less was owed than this would pay. Choose a later date.',
    sw: 'Tarehe {date} kilichodaiwa kilikuwa pungufu ya malipo haya. Chagua tarehe ya baadaye.',
  },
  ['date'],
);

export const DepositTooSmall = refusal<{ deposit: string }>('deposit_too_small', 409, {
  en: 'Only {deposit} was paid ahead.',
  sw: 'Kilicholipwa mapema ni {deposit} tu.',
});

export const DepositUsed = refusal('deposit_used', 409, {
  en: 'What this payment paid ahead has been used. Void that payment first.',
  sw: 'Akiba ya malipo haya imekwisha tumika. Batilisha malipo hayo kwanza.',
});

export const PaymentVoid = refusal('payment_void', 409, {
  en: 'This payment is void already.',
  sw: 'Malipo haya yamekwisha batilishwa.',
});

export const PaymentOfDocument = refusal('payment_of_document', 409, {
  en: 'A document made this deposit. Void that instead.',
  sw: 'Akiba hii imetokana na hati. Batilisha hati hiyo badala yake.',
});

export const NothingWrittenOff = refusal('nothing_written_off', 409, {
  en: 'Nothing of this debt is written off.',
  sw: 'Hakuna sehemu ya deni hili iliyofutwa.',
});

export const NothingRemains = refusal('nothing_remains', 409, {
  en: 'Nothing remains of this debt.',
  sw: 'Hakuna kilichobaki kwenye deni hili.',
});
