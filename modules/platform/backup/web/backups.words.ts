import type { Words } from '#core/i18n/language.ts';

export const BACKUPS = {
  title: { en: 'Backups', sw: 'Nakala rudufu' },
  notLoaded: { en: 'The backups could not be loaded', sw: 'Nakala rudufu hazikuweza kupakiwa' },
  make: { en: 'Make a backup now', sw: 'Tengeneza nakala rudufu sasa' },
  begun: { en: 'Backup started', sw: 'Nakala rudufu imeanza kutengenezwa' },
  running: { en: 'Backup in progress', sw: 'Nakala rudufu inatengenezwa' },
  next: { en: 'Next backup: {at}.', sw: 'Nakala rudufu inayofuata: {at}.' },
  failed: { en: 'The last backup failed', sw: 'Nakala rudufu ya mwisho imeshindikana' },
  late: { en: 'No backup was made last night', sw: 'Nakala rudufu haikutengenezwa usiku uliopita' },
  lateWhy: {
    en: 'Keep the server on at backup time, or make a backup now.',
    sw: 'Acha seva ikiwa imewashwa muda wa nakala rudufu, au tengeneza moja sasa.',
  },
  off: { en: 'Automatic backups are off', sw: 'Nakala rudufu za otomatiki zimezimwa' },
  offWhy: {
    en: 'This server was started with BACKUP=off. Make sure that backups are made another way.',
    sw: 'Seva hii iliwashwa kwa BACKUP=off. Hakikisha nakala rudufu zinatengenezwa kwa njia nyingine.',
  },
  none: { en: 'No backups yet', sw: 'Bado hakuna nakala rudufu' },
  noneWhy: {
    en: 'A backup holds all businesses in one file. The first one is made automatically soon.',
    sw: 'Nakala rudufu ina biashara zote ndani ya faili moja. Ya kwanza itatengenezwa yenyewe hivi karibuni.',
  },
  verified: { en: 'Verified', sw: 'Imehakikiwa' },
  unverified: { en: 'Unverified', sw: 'Haijahakikiwa' },
} as const satisfies Record<string, Words>;
