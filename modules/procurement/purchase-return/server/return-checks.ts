import { type BookCheck, documentSubject, type Examined } from '#modules/finance/public.ts';
import { EXAMINED, RETURN_CHECK_TEXTS } from '../purchase-return.words.ts';

const PURCHASE = documentSubject("select id, 'purchase', date from purchases");
const RETURN = documentSubject("select id, 'purchase-return', date from purchase_returns");

const PURCHASES: Examined = {
  name: 'purchases',
  words: {
    one: EXAMINED.purchase,
    many: EXAMINED.purchases,
  },
  sql: 'select count(*)::int from purchases',
};

const RETURNS: Examined = {
  name: 'purchase_returns',
  words: {
    one: EXAMINED.purchaseReturn,
    many: EXAMINED.purchaseReturns,
  },
  sql: 'select count(*)::int from purchase_returns',
};

/** What must hold of returns to suppliers and of the purchases that they are of. */
export const PURCHASE_CHECKS: readonly BookCheck[] = [
  {
    name: 'purchase_returns_are_credited',
    words: RETURN_CHECK_TEXTS.returnsAreCredited,
    about: RETURN,
    examines: RETURNS,
    measures: ['money', 'money'],
    sql: `
      with credited as (
        select business_id, purchase_return_id as id, sum(amount) as amount from purchase_return_refunds group by 1, 2),
      sent as (
        select business_id, purchase_return_id as id, sum(cost) as cost, sum(variance) as variance
        from purchase_return_lines group by 1, 2)
      select r.id::text as subject, r.total_amount || ' ' || coalesce(s.cost, 0) - (r.total_amount - r.claimed_tax) as expected,
             coalesce(c.amount, 0) || ' ' || coalesce(s.variance, 0) as found
      from purchase_returns r left join credited c using (business_id, id) left join sent s using (business_id, id)
      where (coalesce(c.amount, 0), coalesce(s.variance, 0))
            <> (r.total_amount, coalesce(s.cost, 0) - (r.total_amount - r.claimed_tax))`,
  },
  {
    name: 'nothing_goes_back_twice',
    words: RETURN_CHECK_TEXTS.nothingGoesBackTwice,
    about: PURCHASE,
    examines: PURCHASES,
    measures: ['quantity'],
    sql: `
      with sent as (
        select r.business_id, r.purchase_id, l.purchase_line_no as line_no, sum(l.quantity * l.factor) as quantity
        from purchase_returns r
        join purchase_return_lines l on l.business_id = r.business_id and l.purchase_return_id = r.id group by 1, 2, 3)
      select p.purchase_id::text as subject, coalesce(s.quantity, 0)::text as expected, p.returned_quantity::text as found
      from purchase_lines p left join sent s using (business_id, purchase_id, line_no)
      where p.returned_quantity <> coalesce(s.quantity, 0) or p.returned_quantity > p.quantity * p.factor`,
  },
  {
    name: 'purchase_returns_follow_their_purchases',
    words: RETURN_CHECK_TEXTS.returnsFollowPurchases,
    about: RETURN,
    examines: RETURNS,
    measures: ['day'],
    sql: `
      select r.id::text as subject, p.date::text as expected, r.date::text as found
      from purchase_returns r join purchases p on p.business_id = r.business_id and p.id = r.purchase_id
      where r.date < p.date`,
  },
];
