import { type BookCheck, BRANCH, type Examined } from '#modules/finance/public.ts';
import { QUOTE_CHECK_WORDS, QUOTES_COUNTED } from '../quote.words.ts';

const QUOTES: Examined = {
  name: 'quotes',
  words: QUOTES_COUNTED,
  sql: 'select count(*)::int from quotes',
};

/** What must hold of quotes: each that was sent has the next number of its year. */
export const QUOTE_CHECKS: readonly BookCheck[] = [
  {
    name: 'quote_numbers_have_no_gap',
    words: QUOTE_CHECK_WORDS.numbersHaveNoGap,
    about: BRANCH,
    examines: QUOTES,
    measures: ['count'],
    sql: `
      with numbered as (
        select business_id, branch_id, extract(year from date)::int as year, count(distinct number) as numbers
        from quotes where number is not null group by 1, 2, 3)
      select n.branch_id::text as subject, n.numbers::text as expected, coalesce(s.last, 0)::text as found
      from numbered n
      left join number_series s on s.business_id = n.business_id and s.branch_id = n.branch_id and s.year = n.year
        and s.kind = 'quote'
      where coalesce(s.last, 0) <> n.numbers`,
  },
];
