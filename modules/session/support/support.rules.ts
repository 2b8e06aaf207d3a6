import { ALL_PERMISSIONS } from '../../permissions.ts';

/** For how many hours support may be asked for; the database keeps the bounds as well. */
export const SUPPORT_HOURS: readonly number[] = [1, 4, 24, 72];
export const MOST_SUPPORT_HOURS = 72;

/** Rights that are named after an action and only read. */
const ALSO_READS: ReadonlySet<string> = new Set([
  'create_income_statement',
  'create_report',
  'create_trial_balance',
  'switch_between_branches',
]);

/** What support sees: lists, records and reports. Nothing that writes, and nothing that takes a file away. */
export const SUPPORT_RIGHTS: readonly string[] = [...ALL_PERMISSIONS].filter(
  (right) => /^(list|view)_/.test(right) || ALSO_READS.has(right),
);
