import type { Words } from '#core/i18n/language.ts';

export const PART = {
  unit: { en: 'Unit', sw: 'Kipimo' },
  pieces: { en: 'Pieces', sw: 'Vipande' },
  onlyPieces: { en: '{pieces} {unit}', sw: '{unit} {pieces}' },
  andPieces: { en: '{whole} and {pieces} {unit}', sw: '{whole} na {unit} {pieces}' },
} as const satisfies Record<string, Words>;
