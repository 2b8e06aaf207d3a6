import type { Words } from '#core/i18n/language.ts';
import { CASH_CHECKS } from './cash-checks.ts';
import type { Examined } from './count-examined.ts';
import { DAY_CHECKS } from './day-checks.ts';
import { RECEIVABLE_CHECKS } from './receivable-checks.ts';
import { SALE_CHECKS } from './sale-checks.ts';

/** One thing that must hold of the books. The statement answers what does not: about what, what it should be, what it is. */
export interface BookCheck {
  name: string;
  /** What must hold. */
  words: Words;
  /** What the statement names where it does not hold. */
  about: 'entry' | 'month' | 'branch' | 'document' | 'product' | 'account' | 'customer' | 'debt' | 'business';
  /** What is gone through to know it; see `count-examined.ts`. */
  examines: Examined;
  /** How the values of the evidence are read, one after the other. */
  measures: readonly ('money' | 'quantity' | 'branch' | 'day' | 'count')[];
  sql: string;
}

/**
 * The invariants of accounting.md 4.4, as far as there are documents for them. Each statement groups by business, so that
 * it holds inside the wall for one and, in tests, for all.
 */
export const BOOK_CHECKS: readonly BookCheck[] = [
  {
    name: 'entries_balance',
    words: {
      en: 'Every entry has two lines or more, and what it debits equals what it credits.',
      sw: 'Kila ingizo lina mistari miwili au zaidi, na jumla ya debiti ni sawa na jumla ya krediti.',
    },
    about: 'entry',
    examines: 'entries',
    measures: ['money'],
    sql: `
      select e.id::text as subject, '0' as expected, coalesce(sum(l.debit - l.credit), 0)::text as found
      from journal_entries e left join journal_lines l on l.business_id = e.business_id and l.entry_id = e.id
      group by e.business_id, e.id having count(l.line_no) < 2 or sum(l.debit) <> sum(l.credit)`,
  },
  {
    name: 'lines_follow_entries',
    words: {
      en: 'The lines of an entry lie in its branch and on its day.',
      sw: 'Mistari ya kila ingizo iko kwenye tawi lake na tarehe yake.',
    },
    about: 'entry',
    examines: 'lines',
    measures: ['branch', 'day'],
    sql: `
      select e.id::text as subject, e.branch_id || ' ' || e.date as expected, l.branch_id || ' ' || l.date as found
      from journal_entries e join journal_lines l on l.business_id = e.business_id and l.entry_id = e.id
      where l.branch_id <> e.branch_id or l.date <> e.date`,
  },
  {
    name: 'month_sums_are_lines',
    words: {
      en: 'The month sums kept for each account are the sums of its lines.',
      sw: 'Jumla za mwezi zilizohifadhiwa za kila akaunti ni jumla ya mistari yake.',
    },
    about: 'month',
    examines: 'months',
    measures: ['money', 'money'],
    sql: `
      with lines as (
        select business_id, branch_id, account_code, date_trunc('month', date)::date as month,
               sum(debit) as debit, sum(credit) as credit
        from journal_lines group by 1, 2, 3, 4),
      months as (
        select business_id, branch_id, account_code, month, sum(debit) as debit, sum(credit) as credit
        from account_months group by 1, 2, 3, 4)
      select account_code || ' ' || month as subject, l.debit || ' ' || l.credit as expected, m.debit || ' ' || m.credit as found
      from lines l full join months m using (business_id, branch_id, account_code, month)
      where (l.debit, l.credit) is distinct from (m.debit, m.credit)`,
  },
  {
    name: 'inventory_is_stock_value',
    words: {
      en: 'The stock of each branch is worth in the books (account 1200) what it is worth in the stores.',
      sw: 'Stoku ya kila tawi ina thamani ileile kwenye vitabu (akaunti 1200) na kwenye stoo.',
    },
    about: 'branch',
    examines: 'branches',
    measures: ['money'],
    sql: `
      with ledger as (
        select business_id, branch_id, sum(debit - credit) as value from journal_lines
        where account_code = '1200' group by 1, 2),
      stock as (select business_id, branch_id, sum(value) as value from stock_values group by 1, 2)
      select branch_id::text as subject, coalesce(s.value, 0)::text as expected, coalesce(l.value, 0)::text as found
      from ledger l full join stock s using (business_id, branch_id)
      where coalesce(l.value, 0) <> coalesce(s.value, 0)`,
  },
  {
    name: 'documents_post_their_stock',
    words: {
      en: 'What each document moved in stock is what it posted to the books, on the same day.',
      sw: 'Thamani ya stoku iliyohamishwa na kila hati ndiyo iliyoandikwa kwenye vitabu, kwa tarehe ileile.',
    },
    about: 'document',
    examines: 'documents',
    measures: ['money'],
    sql: `
      with ledger as (
        select l.business_id, e.branch_id, e.source_id, e.date, sum(l.debit - l.credit) as value
        from journal_lines l join journal_entries e on e.business_id = l.business_id and e.id = l.entry_id
        where l.account_code = '1200' group by 1, 2, 3, 4),
      stock as (
        select business_id, branch_id, source_id, date, sum(value) as value from stock_movements
        group by 1, 2, 3, 4)
      select source_id::text as subject, coalesce(s.value, 0)::text as expected, coalesce(l.value, 0)::text as found
      from ledger l full join stock s using (business_id, branch_id, source_id, date)
      where coalesce(l.value, 0) <> coalesce(s.value, 0)`,
  },
  {
    name: 'stock_is_movements',
    words: {
      en: 'Quantity and value of each product in a branch are the sums of its movements.',
      sw: 'Idadi na thamani ya kila bidhaa kwenye tawi ni jumla ya mienendo yake.',
    },
    about: 'product',
    examines: 'products',
    measures: ['quantity', 'money'],
    sql: `
      with moved as (
        select business_id, product_id, branch_id, sum(quantity) as quantity, sum(value) as value
        from stock_movements group by 1, 2, 3)
      select product_id::text as subject, coalesce(m.quantity, 0) || ' ' || coalesce(m.value, 0) as expected,
             coalesce(v.quantity, 0) || ' ' || coalesce(v.value, 0) as found
      from moved m full join stock_values v using (business_id, product_id, branch_id)
      where (coalesce(m.quantity, 0), coalesce(m.value, 0)) <> (coalesce(v.quantity, 0), coalesce(v.value, 0))`,
  },
  {
    name: 'levels_are_movements',
    words: {
      en: 'What lies in each store is what came in less what went out.',
      sw: 'Kilichopo kwenye kila stoo ni kilichoingia ukitoa kilichotoka.',
    },
    about: 'product',
    examines: 'levels',
    measures: ['quantity'],
    sql: `
      with moved as (
        select business_id, product_id, store_id, batch_id, sum(quantity) as quantity
        from stock_movements group by 1, 2, 3, 4)
      select product_id::text as subject, coalesce(m.quantity, 0)::text as expected, coalesce(l.quantity, 0)::text as found
      from moved m full join stock_levels l using (business_id, product_id, store_id, batch_id)
      where coalesce(m.quantity, 0) <> coalesce(l.quantity, 0)`,
  },
  {
    name: 'nothing_is_worth_nothing',
    words: {
      en: 'No product has a value without stock, nor a value that contradicts its stock.',
      sw: 'Hakuna bidhaa yenye thamani bila stoku, wala yenye thamani inayopingana na stoku yake.',
    },
    about: 'product',
    examines: 'products',
    measures: ['quantity', 'money'],
    sql: `
      select product_id::text as subject, quantity || ' 0' as expected, quantity || ' ' || value as found from stock_values
      where (quantity = 0 and value <> 0) or sign(quantity) * sign(value) < 0`,
  },
  {
    name: 'stock_is_listed',
    words: {
      en: 'Nothing is in stock of a product that was deleted, so every value in account 1200 stands in a list.',
      sw: 'Hakuna stoku ya bidhaa iliyofutwa, hivyo kila thamani ya akaunti 1200 ipo kwenye orodha.',
    },
    about: 'product',
    examines: 'products',
    measures: ['quantity', 'money'],
    sql: `
      select v.product_id::text as subject, '0 0' as expected, v.quantity || ' ' || v.value as found
      from stock_values v join products p on p.business_id = v.business_id and p.id = v.product_id
      where p.deleted_at is not null and (v.quantity <> 0 or v.value <> 0)`,
  },
  {
    name: 'branches_owe_each_other_nothing',
    words: {
      en: 'What branches owe each other comes to zero over all of them (account 1900).',
      sw: 'Madeni ya matawi baina yao hufutana na kuwa sifuri (akaunti 1900).',
    },
    about: 'business',
    examines: 'branches',
    measures: ['money'],
    sql: `
      select business_id::text as subject, '0' as expected, sum(debit - credit)::text as found from journal_lines
      where account_code = '1900' group by business_id having sum(debit) <> sum(credit)`,
  },
  {
    name: 'money_accounts_are_in_the_chart',
    words: {
      en: 'Each money account has an account of its own in the books, in its branch.',
      sw: 'Kila akaunti ya pesa ina akaunti yake kwenye vitabu, katika tawi lake.',
    },
    about: 'account',
    examines: 'accounts',
    measures: ['branch'],
    sql: `
      select a.id::text as subject, a.branch_id::text as expected, coalesce(l.branch_id::text, '') as found
      from accounts a left join ledger_accounts l on l.business_id = a.business_id and l.code = a.ledger_code
      where l.branch_id is distinct from a.branch_id
      union all
      select min(id::text), '1', count(*)::text from accounts
      where ledger_code is not null group by business_id, ledger_code having count(*) > 1`,
  },
  {
    name: 'reversals_restore',
    words: {
      en: 'A reversal takes back exactly what it reverses.',
      sw: 'Kila utenguzi hurudisha kiasi kilekile kilichotenguliwa.',
    },
    about: 'entry',
    examines: 'reversals',
    measures: ['money'],
    sql: `
      with taken_back as (select business_id, id, reverses_id from journal_entries where reverses_id is not null),
      pairs as (
        select t.business_id, t.reverses_id, l.account_code, l.party_id, l.debit - l.credit as amount
        from taken_back t join journal_lines l on l.business_id = t.business_id and l.entry_id = t.id
        union all
        select t.business_id, t.reverses_id, l.account_code, l.party_id, l.debit - l.credit
        from taken_back t join journal_lines l on l.business_id = t.business_id and l.entry_id = t.reverses_id)
      select reverses_id::text as subject, '0' as expected, sum(amount)::text as found
      from pairs group by business_id, reverses_id, account_code, party_id having sum(amount) <> 0`,
  },
  ...SALE_CHECKS,
  ...CASH_CHECKS,
  ...RECEIVABLE_CHECKS,
  ...DAY_CHECKS,
];
