import type { Words } from '#core/i18n/language.ts';

export const BACKUPS = {
  title: { en: 'Backups', sw: 'Nakala rudufu' },
  notLoaded: { en: 'The backups could not be loaded', sw: 'Nakala rudufu hazikuweza kupakiwa' },
  make: { en: 'Make a backup now', sw: 'Tengeneza nakala sasa' },
  begun: { en: 'The backup has begun', sw: 'Nakala rudufu imeanza kutengenezwa' },
  running: { en: 'A backup is being made', sw: 'Nakala rudufu inatengenezwa' },
  next: { en: 'The next one is made {at}.', sw: 'Inayofuata itatengenezwa {at}.' },
  failed: { en: 'The last backup failed', sw: 'Nakala rudufu ya mwisho imeshindwa' },
  late: { en: 'There is no backup of last night', sw: 'Hakuna nakala rudufu ya usiku uliopita' },
  lateWhy: {
    en: 'Keep the server on at the time of the backup, or make one now.',
    sw: 'Acha seva ikiwa imewashwa wakati wa kutengeneza nakala, au tengeneza moja sasa.',
  },
  off: { en: 'Backups are not made by themselves', sw: 'Nakala rudufu hazitengenezwi zenyewe' },
  offWhy: {
    en: 'This server was started with BACKUP=off. Somebody else has to make them.',
    sw: 'Seva hii iliwashwa na BACKUP=off. Lazima mtu mwingine azitengeneze.',
  },
  none: { en: 'No backups yet', sw: 'Bado hakuna nakala rudufu' },
  noneWhy: {
    en: 'A backup holds all businesses in one file. The first one is made by itself soon.',
    sw: 'Nakala rudufu ina biashara zote ndani ya faili moja. Ya kwanza itatengenezwa yenyewe hivi karibuni.',
  },
  verified: { en: 'Verified', sw: 'Imethibitishwa' },
  unverified: { en: 'Not verified', sw: 'Haijathibitishwa' },
} as const satisfies Record<string, Words>;
