import { refusal } from '#core/errors.ts';

export const BackupUnderWay = refusal('backup_under_way', 409, {
  en: 'A backup is being made already.',
  sw: 'Nakala rudufu inatengenezwa tayari.',
});
