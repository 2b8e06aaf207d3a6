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
  const { opens_at, closes_at, break_starts, break_ends } = row;
  if (Boolean(opens_at) !== Boolean(closes_at))
    problems[opens_at ? 'closes_at' : 'opens_at'] = {
      key: 'both_hours',
      words: BRANCH_SETTINGS_TEXTS.bothHours,
    };
  else if (opens_at && String(closes_at) <= String(opens_at))
    problems.closes_at = { key: 'hours_in_order', words: BRANCH_SETTINGS_TEXTS.hoursInOrder };
  if (Boolean(break_starts) !== Boolean(break_ends))
    problems[break_starts ? 'break_ends' : 'break_starts'] = {
      key: 'both_hours',
      words: BRANCH_SETTINGS_TEXTS.bothHours,
    };
  else if (break_starts && !isWithin(row))
    problems.break_ends = { key: 'break_in_hours', words: BRANCH_SETTINGS_TEXTS.breakInHours };
  if (Object.keys(problems).length) throw new InvalidFields(problems);
}

/** A break lies between opening and closing. */
function isWithin({
  opens_at,
  closes_at,
  break_starts,
  break_ends,
}: Readonly<Record<string, unknown>>): boolean {
  const [opens, from, until, closes] = [opens_at, break_starts, break_ends, closes_at].map(String) as [
    string,
    string,
    string,
    string,
  ];
  return Boolean(opens_at) && opens < from && from < until && until < closes;
}
