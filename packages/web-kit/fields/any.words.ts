import type { Words } from '#core/i18n/language.ts';

/** A filter that lets everything through. */
export const ANY: Words = { en: 'Any', sw: 'Yoyote' };
export const YES: Words = { en: 'Yes', sw: 'Ndiyo' };
export const NO: Words = { en: 'No', sw: 'Hapana' };
/** Beside the day of an instant. */
export const TIME: Words = { en: 'Time', sw: 'Saa' };
