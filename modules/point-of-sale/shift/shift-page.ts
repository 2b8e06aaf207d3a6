/** How the page of a shift reads: its money by kind, and what explains its count. */
export const SHIFT_PAGE = {
  dates: [],
  lines: 'movements',
  columns: [{ of: 'kind' }, { of: 'count' }, { of: 'amount' }],
  facts: ['account', 'opened_at', 'closed_at', 'closed_by', 'rest_account', 'remarks'],
  // What was sold in it is many; only what explains its count and what went to the safe belong to it.
  chain: ['transaction'],
} as const;
