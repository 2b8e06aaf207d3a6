import type { BookCheck } from './book-checks.ts';

/** What must hold on every day, and not only today. */
export const DAY_CHECKS: readonly BookCheck[] = [
  {
    name: 'documents_follow_in_time',
    words: {
      en: 'No return, payment or reversal lies on a day before the document it belongs to.',
      sw: 'Hakuna marejesho, malipo wala utenguzi ulio kwenye tarehe ya kabla ya hati yake.',
    },
    about: 'document',
    examines: 'documents',
    measures: ['day'],
    sql: `
      select r.id::text as subject, s.date::text as expected, r.date::text as found
      from sale_returns r join sales s on s.business_id = r.business_id and s.id = r.sale_id where r.date < s.date
      union all
      select h.payment_id::text, d.date::text, h.date::text
      from debt_histories h join debts d on d.business_id = h.business_id and d.id = h.debt_id where h.date < d.date
      union all
      select e.source_id::text, o.date::text, e.date::text
      from journal_entries e join journal_entries o on o.business_id = e.business_id and o.id = e.reverses_id
      where e.date < o.date`,
  },
  {
    name: 'nobody_owes_less_than_nothing',
    words: {
      en: 'At the end of no day did a customer owe less than nothing, or have less than nothing paid ahead.',
      sw: 'Mwisho wa siku yoyote hakuna mteja aliyedaiwa chini ya sifuri wala kuwa na akiba chini ya sifuri.',
    },
    about: 'customer',
    examines: 'debts',
    measures: ['money'],
    sql: `
      with moved as (
        select business_id, party_id, account_code, case when account_code like '11%' then branch_id end as place, date,
               sum(case when account_code like '11%' then debit - credit else credit - debit end) as amount
        from journal_lines
        where party_id is not null and account_code in ('1100', '1110', '2000', '2020', '2100')
        group by 1, 2, 3, 4, 5),
      days as (
        select business_id, party_id, sum(amount) over (
          partition by business_id, party_id, account_code, place order by date) as left_over
        from moved)
      select party_id::text as subject, '0' as expected, min(left_over)::text as found
      from days where left_over < 0 group by business_id, party_id`,
  },
  {
    name: 'money_moved_on_its_day',
    words: {
      en: 'Each document moved as much money in the books as it says, on its own day.',
      sw: 'Kila hati imehamisha kwenye vitabu kiasi cha pesa inachosema, kwa tarehe yake.',
    },
    about: 'document',
    examines: 'documents',
    measures: ['day', 'money'],
    sql: `
      with booked as (
        select e.business_id, e.source_id as id, e.date, sum(l.debit - l.credit) as amount
        from journal_entries e join journal_lines l on l.business_id = e.business_id and l.entry_id = e.id
        where e.reverses_id is null and e.source_kind in ('sale', 'sale-return', 'payment')
          and split_part(l.account_code, '-', 1) in ('1010', '1020', '1030', '1040')
        group by 1, 2, 3),
      told as (
        select s.business_id, s.id, s.date, sum(p.amount) - s.change as amount
        from sales s join sale_payments p on p.business_id = s.business_id and p.sale_id = s.id
        where p.mode not in ('credit', 'invoice') group by s.business_id, s.id
        union all
        select r.business_id, r.id, r.date, -sum(f.amount)
        from sale_returns r
        join sale_return_refunds f on f.business_id = r.business_id and f.sale_return_id = r.id
        where f.mode not in ('credit', 'write_off', 'deposit') group by r.business_id, r.id
        union all
        select business_id, id, date, case direction when 'in' then amount else -amount end
        from payments where mode <> 'deposit')
      select id::text as subject, date || ' ' || coalesce(t.amount, 0) as expected,
             date || ' ' || coalesce(b.amount, 0) as found
      from told t full join booked b using (business_id, id, date)
      where coalesce(t.amount, 0) <> coalesce(b.amount, 0)`,
  },
];
