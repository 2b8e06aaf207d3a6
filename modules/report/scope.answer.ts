import { currencyCodes } from '#core/currencies.ts';
import { f } from '#core/fields.ts';

/** Of which branches a report tells and in which currency: its amounts are in that one. */
export const OF_BRANCHES = { branch_ids: f.ids('branch'), currency: f.code(currencyCodes) };

/** From which day to which, both counted. */
export const OF_DAYS = { date: f.date(), date_to: f.date() };
