import { InvalidFields, type Problems } from '#core/errors.ts';
import { BRANCH_SETTINGS_TEXTS } from './branch-settings.words.ts';

const LENGTH = /^\d{1,3}(\.\d{1,2})?(px|rem|em|%)$/;
/** Names of fonts only: the value stands in a style of the page. */
const FONTS = /^[A-Za-z0-9][A-Za-z0-9 ,-]*$/;

/** Lengths and fonts are written into the page's style, so nothing else may pass; a day starts between midnight and 06:00. */
export function branchSettingsAreSound(row: Readonly<Record<string, unknown>>): void {
  const problems: Problems = {};
  for (const field of ['border_radius', 'font_size', 'padding', 'margin']) {
    if (!LENGTH.test(String(row[field])))
      problems[field] = { key: 'not_length', words: BRANCH_SETTINGS_TEXTS.notLength };
  }
  if (!FONTS.test(String(row.font_family)))
    problems.font_family = { key: 'not_font', words: BRANCH_SETTINGS_TEXTS.notFont };
  if (String(row.day_starts_at) > '06:00')
    problems.day_starts_at = { key: 'day_too_late', words: BRANCH_SETTINGS_TEXTS.dayTooLate };
  if (Object.keys(problems).length) throw new InvalidFields(problems);
}
