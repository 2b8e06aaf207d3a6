import { Refusal, refusal } from '#core/errors.ts';
import { inEach, say, type Words } from '#core/i18n/language.ts';

/** A mistake of the program, stopped before it reaches the books. */
export const UnbalancedPosting = refusal<{ debit: string; credit: string }>('unbalanced_posting', 409, {
  en: 'Debits ({debit}) and credits ({credit}) do not balance. Nothing was posted.',
  sw: 'Debiti ({debit}) na krediti ({credit}) hazilingani. Hakuna kilichoingizwa.',
});

export const BooksLocked = refusal<{ date: string }>('books_locked', 409, {
  en: 'The books are locked up to {date}. Choose a later date.',
  sw: 'Vitabu vimefungwa hadi {date}. Chagua tarehe ya baadaye.',
});

/** Who may write into these days all the same says why; the browser asks and sends the call again. */
export const LockReasonNeeded = refusal<{ date: string }>('lock_reason_needed', 409, {
  en: 'The books are locked up to {date}. You may post there, but say why.',
  sw: 'Vitabu vimefungwa hadi {date}. Unaweza kuingiza humo, lakini eleza sababu.',
});

/** Says no figure: whoever sells need not see what lies in the till. */
export const NotEnoughCash = refusal<{ account: string; date: string }>('not_enough_cash', 409, {
  en: 'There is not enough money in {account} on {date}.',
  sw: 'Hakuna pesa ya kutosha kwenye {account} tarehe {date}.',
});

export const AlreadyReversed = refusal('already_reversed', 409, {
  en: 'This entry has already been reversed.',
  sw: 'Ingizo hili tayari limetenguliwa.',
});

export const AccountHasBalance = refusal<{ balance: string }>('account_has_balance', 409, {
  en: 'This account still has a balance of {balance}.',
  sw: 'Akaunti hii bado ina salio la {balance}.',
});

/** What is taken back would go into an account that no list shows, and stand there. */
export const AccountDeleted = refusal<{ account: string }>('account_deleted', 409, {
  en: '{account} has been deleted, so no money can be moved in it. Make the correction with another account.',
  sw: '{account} imefutwa, kwa hiyo haiwezi kupokea wala kutoa pesa. Fanya marekebisho kwa akaunti nyingine.',
});

/** The two may come to nothing together; each is open all the same. */
export const OpenBothWays = refusal<{ debts: string; deposits: string }>('open_both_ways', 409, {
  en: 'Debts of {debts} and deposits of {deposits} are open. Settle them first.',
  sw: 'Madeni ya {debts} na amana ya {deposits} bado yako wazi. Yamalize kwanza.',
});

const REFERENCE_USED: Words = {
  en: 'The reference {reference} is already used: {document}.',
  sw: 'Kumbukumbu {reference} tayari imetumika: {document}.',
};

/** A transfer pays once; where it has paid is said, in the words of each language. */
export function ReferenceUsed(reference: string, document: Words): Refusal {
  const words = inEach((language) =>
    say(REFERENCE_USED, language, { reference, document: document[language] }),
  );
  return new Refusal('reference_used', 409, words, { reference }, ['reference']);
}

export const PaidAlready = refusal('paid_already', 409, {
  en: 'Payments have already been made on this. Void them first.',
  sw: 'Malipo tayari yamefanyika. Yabatilishe kwanza.',
});

/** A mistake of the program: what is given back was never taken off. */
export const NothingToGiveBack = refusal('nothing_to_give_back', 409, {
  en: 'Nothing was taken off this debt.',
  sw: 'Hakuna kilichopunguzwa kwenye deni hili.',
});

export const DebtTakenOver = refusal('debt_taken_over', 409, {
  en: 'What was left of this debt has been taken over by somebody else. Undo that first.',
  sw: 'Kilichobaki cha deni hili kimechukuliwa na mwingine. Tengua hilo kwanza.',
});

export const WrittenOffAlready = refusal('written_off_already', 409, {
  en: 'The balance was written off. Undo the write-off first.',
  sw: 'Kilichobaki tayari kimefutwa. Tengua ufutaji wa deni kwanza.',
});

export const DebtOfDocument = refusal<{ document: string }>('debt_of_document', 409, {
  en: 'This debt belongs to {document}. Void the document instead.',
  sw: 'Deni hili ni la {document}. Batilisha hati hiyo badala yake.',
});

export const MoreThanRemains = refusal<{ remain: string }>('more_than_remains', 409, {
  en: 'Only {remain} of this debt is left to pay.',
  sw: 'Deni hili limebaki {remain} tu.',
});

export const MoreThanOwed = refusal<{ owed: string }>('more_than_owed', 409, {
  en: 'Only {owed} is owed, and a deposit cannot pay more than that.',
  sw: 'Kinachodaiwa ni {owed} tu; amana haiwezi kulipa zaidi ya hapo.',
});

/** For those who may not know how much is owed. */
export const MoreThanIsOwed = refusal('more_than_is_owed', 409, {
  en: 'This is more than is owed, and a deposit cannot pay more than that.',
  sw: 'Hiki ni zaidi ya kinachodaiwa; amana haiwezi kulipa zaidi ya hapo.',
});

export const MoreThanOwedThen = refusal<{ date: string }>(
  'more_than_owed_then',
  409,
  {
    en: 'On {date} the balance was less than this payment. Choose a later date.',
    sw: 'Tarehe {date} kilichodaiwa kilikuwa pungufu ya malipo haya. Chagua tarehe ya baadaye.',
  },
  ['date'],
);

export const DepositTooSmall = refusal<{ deposit: string }>('deposit_too_small', 409, {
  en: 'The deposit is only {deposit}.',
  sw: 'Amana ni {deposit} tu.',
});

export const DepositUsed = refusal('deposit_used', 409, {
  en: 'The deposit from this payment has been used. Void the payment that used it first.',
  sw: 'Amana ya malipo haya tayari imetumika. Batilisha kwanza malipo yaliyoitumia.',
});

/** `documents` are the numbers under which the returns are found. */
export const DocumentRefunded = refusal<{ documents: string }>(
  'document_refunded',
  409,
  {
    en: 'This payment cannot be voided: goods of {documents} that it paid for were returned and refunded.',
    sw: 'Malipo haya hayawezi kubatilishwa: bidhaa za {documents} zilizolipiwa zimerudishwa na pesa zake zimerejeshwa.',
  },
  ['documents'],
);

export const PaymentOfDocument = refusal('payment_of_document', 409, {
  en: 'This payment comes from a document or was recorded in another branch. Void it there instead.',
  sw: 'Malipo haya yametokana na hati au yameandikwa kwenye tawi lingine. Yabatilishe huko badala yake.',
});

export const NothingWrittenOff = refusal('nothing_written_off', 409, {
  en: 'There is no write-off to undo.',
  sw: 'Hakuna sehemu ya deni hili iliyofutwa.',
});

/** Its cost has taken the payment in; the payment is free again once the expense is un-verified. */
export const ExpenseIsVerified = refusal('expense_is_verified', 409, {
  en: 'The expense is verified. Un-verify it first, then void this payment.',
  sw: 'Matumizi haya yamehakikiwa. Ondoa uhakiki kwanza, kisha batilisha malipo haya.',
});

export const ExpenseIsVoid = refusal('expense_is_void', 409, {
  en: 'You cannot pay a voided expense.',
  sw: 'Matumizi haya yamebatilishwa na hayapokei malipo.',
});

/** Who made an expense does not verify it, owners aside, unless the branch lets him (`verify_own_expenses`). */
export const OwnExpense = refusal('own_expense', 409, {
  en: 'You cannot verify an expense of your own. Ask somebody else who may verify it.',
  sw: 'Huwezi kuhakiki matumizi yako mwenyewe. Mwombe mwingine mwenye ruhusa ayahakiki.',
});

export const PaidWithOthers = refusal('paid_with_others', 409, {
  en: 'This was paid as part of a larger payment or from a deposit. Void that payment first.',
  sw: 'Malipo kwa msambazaji yamelipa haya pamoja na madeni mengine, au kutoka kwenye amana. Batilisha malipo hayo kwanza.',
});

export const PaidMeanwhile = refusal('paid_meanwhile', 409, {
  en: 'Someone else just paid this. Refresh and try again.',
  sw: 'Kuna aliyelipa hivi punde. Angalia tena, kisha rudia.',
});

export const ExpenseTypeInUse = refusal<{ count: number }>('expense_type_in_use', 409, {
  en: 'Expenses of this type still to be verified: {count}.',
  sw: 'Matumizi ya aina hii yanayosubiri kuhakikiwa: {count}.',
});

export const NothingRemains = refusal('nothing_remains', 409, {
  en: 'Nothing is left to pay on this debt.',
  sw: 'Hakuna kilichobaki kwenye deni hili.',
});

export const BillEnteredAlready = refusal<{ number: string; document: string }>('bill_entered_already', 409, {
  en: 'Bill {number} of this supplier is entered already: {document}.',
  sw: 'Ankara {number} ya msambazaji huyu tayari imeingizwa: {document}.',
});

export const ReceiptEnteredAlready = refusal<{ number: string; document: string }>(
  'receipt_entered_already',
  409,
  {
    en: 'Fiscal receipt {number} is entered already: {document}. If this is another part of it, choose “Part of the same receipt”.',
    sw: 'Risiti ya EFD {number} tayari imeingizwa: {document}. Kama hii ni sehemu yake nyingine, chagua “Sehemu ya risiti hiyohiyo”.',
  },
);

export const ReceiptInTheFuture = refusal<{ date: string }>('receipt_in_the_future', 400, {
  en: 'The fiscal receipt is dated {date}, which is after today.',
  sw: 'Risiti ya EFD ina tarehe {date}, ambayo ni baada ya leo.',
});

export const ReceiptVatExceeded = refusal<{ whole: string; claimed: string }>('receipt_vat_exceeded', 409, {
  en: 'The VAT on this receipt is {whole}, and {claimed} of it is already claimed.',
  sw: 'VAT ya risiti hii ni {whole}, na {claimed} tayari imedaiwa.',
});

export const TextPaysAlready = refusal<{ document: string }>('text_pays_already', 409, {
  en: 'This text already pays {document}. Undo that match first.',
  sw: 'Ujumbe huu tayari unalipa {document}. Tengua ulinganisho huo kwanza.',
});

export const NoMoneyMoved = refusal('no_money_moved', 409, {
  en: 'No money moved in this text, or nobody knows whether any did.',
  sw: 'Hakuna pesa zilizohama kwenye ujumbe huu, au haijulikani kama zilihama.',
});

export const TextPutAside = refusal('text_put_aside', 409, {
  en: 'This text was put aside. Make it new again first.',
  sw: 'Ujumbe huu umewekwa kando. Urudishe kuwa mpya kwanza.',
});

export const OtherAmountOfText = refusal<{ amount: string; id: string; first: string }>(
  'other_amount_of_text',
  409,
  {
    en: 'Amount {amount} differs from the first text of {id} ({first}).',
    sw: 'Kiasi {amount} kinatofautiana na ujumbe wa kwanza wa {id} ({first}).',
  },
);

export const SayWhyTrusted = refusal('say_why_trusted', 400, {
  en: 'Say why this text is trusted.',
  sw: 'Eleza kwa nini ujumbe huu unaaminika.',
});

export const AccountOfTextNeeded = refusal('account_of_text_needed', 409, {
  en: 'Choose the account that this text came to first.',
  sw: 'Chagua kwanza akaunti ambayo ujumbe huu ulifikia.',
});

export const TextOfOtherAccount = refusal<{ provider: string }>('text_of_other_account', 409, {
  en: 'This text belongs to the {provider} account.',
  sw: 'Ujumbe huu ni wa akaunti ya {provider}.',
});

export const NotThatAmount = refusal<{ amount: string }>('not_that_amount', 409, {
  en: 'These payments are not the {amount} of this text.',
  sw: 'Malipo haya si {amount} ya ujumbe huu.',
});

export const NothingToConfirm = refusal('nothing_to_confirm', 409, {
  en: 'Nothing was entered with this transaction ID.',
  sw: 'Hakuna kilichoingizwa kwa namba hii ya muamala.',
});

export const TextNotMatched = refusal('text_not_matched', 409, {
  en: 'This text is not matched.',
  sw: 'Ujumbe huu haujalinganishwa.',
});

export const VatMonthNotOver = refusal<{ date: string }>('vat_month_not_over', 409, {
  en: 'The month ends on {date}. Its VAT is posted on that day or later.',
  sw: 'Mwezi unaisha {date}. VAT yake huingizwa siku hiyo au baadaye.',
});

export const LaterVatSettled = refusal<{ date: string }>('later_vat_settled', 409, {
  en: 'The VAT up to {date} is posted. Reverse that first.',
  sw: 'VAT hadi {date} imeingizwa. Itengue hiyo kwanza.',
});

export const NothingToSettle = refusal('nothing_to_settle', 409, {
  en: 'There is no VAT on sales up to this day that is not settled yet.',
  sw: 'Hakuna VAT ya mauzo hadi siku hii ambayo haijaingizwa.',
});

export const YearNotOver = refusal<{ year: number }>('year_not_over', 409, {
  en: '{year} is not over yet.',
  sw: 'Mwaka {year} bado haujaisha.',
});

export const YearClosed = refusal<{ year: number }>('year_closed', 409, {
  en: '{year} is already closed.',
  sw: 'Mwaka {year} tayari umefungwa.',
});

export const EarlierYearOpen = refusal<{ year: number }>('earlier_year_open', 409, {
  en: '{year} is not closed yet. Years are closed in order.',
  sw: 'Mwaka {year} bado haujafungwa. Miaka hufungwa kwa mfuatano.',
});

export const LaterYearClosed = refusal<{ year: number }>('later_year_closed', 409, {
  en: '{year} is closed. Open the later years first.',
  sw: 'Mwaka {year} umefungwa. Fungua kwanza miaka ya baadaye.',
});

export const YearIsOpen = refusal<{ year: number }>('year_is_open', 409, {
  en: '{year} is not closed.',
  sw: 'Mwaka {year} haujafungwa.',
});
