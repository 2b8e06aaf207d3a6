import { InvalidFields, type Problems } from '#core/errors.ts';

const LENGTH = /^\d{1,3}(\.\d{1,2})?(px|rem|em|%)$/;
/** Names of fonts only: the value stands in a style of the page. */
const FONTS = /^[A-Za-z0-9][A-Za-z0-9 ,-]*$/;

/** Lengths and fonts are written into the page's style, so nothing else may pass; a day starts between midnight and 06:00. */
export function branchSettingsAreSound(row: Readonly<Record<string, unknown>>): void {
  const problems: Problems = {};
  for (const field of ['border_radius', 'font_size', 'padding', 'margin']) {
    if (!LENGTH.test(String(row[field]))) problems[field] = { key: 'not_length', words: NOT_LENGTH };
  }
  if (!FONTS.test(String(row.font_family))) problems.font_family = { key: 'not_font', words: NOT_FONT };
  if (String(row.day_starts_at) > '06:00')
    problems.day_starts_at = { key: 'day_too_late', words: DAY_TOO_LATE };
  if (Object.keys(problems).length) throw new InvalidFields(problems);
}

const NOT_LENGTH = {
  en: 'Enter a size such as 14px or 1rem.',
  sw: 'Andika kipimo kama 14px au 1rem.',
};
const NOT_FONT = { en: 'Enter a font name.', sw: 'Andika jina la aina ya maandishi.' };
const DAY_TOO_LATE = {
  en: 'The business day must start between 00:00 and 06:00.',
  sw: 'Siku ya biashara lazima ianze kati ya 00:00 na 06:00.',
};
