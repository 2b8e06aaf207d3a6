/**
 * The documents whose entries move what a year has earned into retained earnings. They lie on the last day of a year that
 * they lock themselves, and an income statement leaves them out, so that it says the same before and after closing.
 */
export const YEAR_CLOSE = 'year-close';
