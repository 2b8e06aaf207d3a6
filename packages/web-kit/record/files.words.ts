import type { Words } from '#core/i18n/language.ts';

/** The words of what is attached to a record. */
export const FILES = {
  files: { en: 'Files', sw: 'Mafaili' },
  none: { en: 'No files yet', sw: 'Bado hakuna mafaili' },
  why: {
    en: 'Photos and PDF documents about this {one}: a contract, a receipt, an identity card.',
    sw: 'Picha na hati za PDF zinazohusu {one}: mkataba, risiti, kitambulisho.',
  },
  add: { en: 'Add a file', sw: 'Ongeza faili' },
  note: {
    en: 'Pictures up to 2 MB, PDF up to 5 MB, 20 files.',
    sw: 'Picha hadi MB 2, PDF hadi MB 5, mafaili 20.',
  },
  added: { en: 'Attached', sw: 'Limeambatishwa' },
  removed: { en: 'Removed', sw: 'Limeondolewa' },
  download: { en: 'Download', sw: 'Pakua' },
  remove: { en: 'Remove {name}', sw: 'Ondoa {name}' },
  removeOne: { en: 'Remove file', sw: 'Ondoa faili' },
  removeBody: {
    en: 'The file is removed permanently. The timeline keeps its name and who removed it.',
    sw: 'Faili litaondolewa kabisa; historia itabaki na jina lake na aliyeliondoa.',
  },
  photos: { en: 'Photos', sw: 'Picha' },
  takePhoto: { en: 'Take a photo', sw: 'Piga picha' },
  by: { en: '{size}, {who}, {when}', sw: '{size}, {who}, {when}' },
} as const satisfies Record<string, Words>;

/** Where a file was asked for and none was chosen, to the letter (specification §5). */
export const FILE_REQUIRED: Words = { en: 'File is required', sw: 'Faili inahitajika' };
