import { maybe } from '../define-answer.ts';
import { f } from '../fields.ts';

/** Where a page stands among the others, as every list says it. */
export const PAGES = {
  limit: f.integer(),
  current_page: f.integer(),
  total_pages: f.integer(),
  next_page: maybe(f.integer()),
  previous_page: maybe(f.integer()),
  total: f.integer(),
};
