import { DEFAULT_LIST_STATE } from '#core/list-state.ts';
import type { PageRequest } from '#server-kit/query/page-request.ts';

/** As many rows as a sheet of a spreadsheet holds under its headings. */
const ROWS_OF_A_SHEET = 1_048_575;

/** Every record of a branch, in the order in which they were made. */
export const EVERYTHING: PageRequest = {
  ...DEFAULT_LIST_STATE,
  sort: 'created_at',
  order: 1,
  limit: ROWS_OF_A_SHEET,
  filters: [],
};
