import type { Words } from '#core/i18n/language.ts';

export const PART = {
  unit: { en: 'Unit', sw: 'Kipimo' },
  pieces: { en: 'Pieces', sw: 'Vipande' },
  onlyPieces: { en: '{pieces} pieces', sw: 'vipande {pieces}' },
  andPieces: { en: '{whole} and {pieces} pieces', sw: '{whole} na vipande {pieces}' },
} as const satisfies Record<string, Words>;
