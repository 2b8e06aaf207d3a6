import type { Words } from '#core/i18n/language.ts';

/** The words of whatever lies on paper: a list, or a record. */
export const PAPER = {
  print: { en: 'Print', sw: 'Chapisha' },
  title: { en: 'Print {name}', sw: 'Chapisha {name}' },
  asPdf: { en: 'PDF', sw: 'PDF' },
  size: { en: 'Paper size', sw: 'Ukubwa wa karatasi' },
  name: { en: 'Name', sw: 'Jina' },
  signature: { en: 'Signature', sw: 'Sahihi' },
  dateAndTime: { en: 'Date and time', sw: 'Tarehe na saa' },
  turn: { en: 'Orientation', sw: 'Mwelekeo wa karatasi' },
  portrait: { en: 'A4 portrait', sw: 'A4 wima' },
  landscape: { en: 'A4 landscape', sw: 'A4 mlalo' },
  printed: { en: 'Printed {moment} by {name}', sw: 'Imechapishwa {moment} na {name}' },
  tin: { en: 'TIN {number}', sw: 'TIN {number}' },
  vrn: { en: 'VRN {number}', sw: 'VRN {number}' },
} as const satisfies Record<string, Words>;
