import { refusal } from '#core/errors.ts';

export const BackupUnderWay = refusal('backup_under_way', 409, {
  en: 'A backup is already in progress.',
  sw: 'Nakala rudufu tayari inatengenezwa.',
});

export const MessageUnreadable = refusal('message_unreadable', 409, {
  en: 'This message can no longer be read. Its text was erased because it was sent or is too old.',
  sw: 'Ujumbe huu hauwezi kusomwa tena. Maandishi yake yamefutwa kwa sababu umetumwa au ni wa zamani mno.',
});

export const MessageNotLaidAside = refusal('message_not_laid_aside', 409, {
  en: 'This message has not failed: it is on its way or was sent.',
  sw: 'Ujumbe huu haujashindikana: uko njiani au umeshatumwa.',
});

export const SmsAreUsed = refusal('sms_are_used', 409, {
  en: 'SMS that this payment bought were used. It cannot be voided.',
  sw: 'SMS zilizonunuliwa na malipo haya zimetumika. Hayawezi kubatilishwa.',
});
