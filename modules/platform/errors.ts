import { refusal } from '#core/errors.ts';

export const BackupUnderWay = refusal('backup_under_way', 409, {
  en: 'A backup is being made already.',
  sw: 'Nakala rudufu inatengenezwa tayari.',
});

export const FeePaymentVoid = refusal('fee_payment_void', 409, {
  en: 'This fee payment is void already.',
  sw: 'Malipo haya ya ada yamekwisha batilishwa.',
});
