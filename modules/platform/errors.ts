import { refusal } from '#core/errors.ts';

export const BackupUnderWay = refusal('backup_under_way', 409, {
  en: 'A backup is being made already.',
  sw: 'Nakala rudufu inatengenezwa tayari.',
});

export const MessageUnreadable = refusal('message_unreadable', 409, {
  en: 'This message can no longer be read: it was sent or is too old, and its text was erased.',
  sw: 'Ujumbe huu hauwezi kusomwa tena: umetumwa au ni wa zamani mno, na maandishi yake yamefutwa.',
});

export const MessageNotLaidAside = refusal('message_not_laid_aside', 409, {
  en: 'This message was not laid aside: it is on its way or was sent.',
  sw: 'Ujumbe huu haukuwekwa kando: uko njiani au umeshatumwa.',
});

export const FeePaymentVoid = refusal('fee_payment_void', 409, {
  en: 'This fee payment is void already.',
  sw: 'Malipo haya ya ada yamekwisha batilishwa.',
});
