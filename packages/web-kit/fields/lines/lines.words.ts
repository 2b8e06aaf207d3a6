import type { Words } from '#core/i18n/language.ts';

export const LINES = {
  add: { en: 'Add a line', sw: 'Ongeza mstari' },
  remove: { en: 'Remove line {n}', sw: 'Ondoa mstari wa {n}' },
  line: { en: 'Line {n}', sw: 'Mstari wa {n}' },
  none: { en: 'No lines yet.', sw: 'Bado hakuna mistari.' },
} as const satisfies Record<string, Words>;
