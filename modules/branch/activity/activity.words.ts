import type { Words } from '#core/i18n/language.ts';

/** Sentences of rules and commands. */
export const ACTIVITY_TEXTS = {
  yes: { en: 'Yes', sw: 'Ndiyo' },
  no: { en: 'No', sw: 'Hapana' },
  gone: { en: 'no longer exists', sw: 'haipo tena' },
  activitySeal: { en: 'Seal the activity log', sw: 'Weka muhuri kwenye shughuli' },
} as const satisfies Readonly<Record<string, Words>>;
