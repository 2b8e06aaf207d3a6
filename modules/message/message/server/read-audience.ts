import { addDays } from '#core/business-day.ts';
import { linesTableName } from '#core/derive/table.ts';
import { formatMoney, moneyStyle } from '#core/money.ts';
import { countsInSql } from '#core/state-sets.ts';
import { customer } from '#modules/customer/customer/customer.entity.ts';
import { user } from '#modules/employee/user/user.entity.ts';
import { debt } from '#modules/finance/debt/debt.entity.ts';
import { sale } from '#modules/point-of-sale/sale/sale.entity.ts';
import { saleStates } from '#modules/point-of-sale/sale/sale.states.ts';
import type { Tx } from '#server-kit/db/transaction.ts';
import type { Person } from '../audience.rules.ts';
import type { Audience } from '../message.entity.ts';
import { dayOf, type Sender } from './sender.ts';

/** Whom a message is for, as it was said. */
export interface SaidAudience {
  audience: Audience;
  customer_group: string | null;
  customer_ids: readonly string[] | null;
  numbers: readonly string[] | null;
}

const RECENT_DAYS = 90;

/** Everybody that an audience means at a moment, by name, with what his text may say. Numbers are nobody's that we know. */
export async function readAudience(tx: Tx, said: SaidAudience, from: Sender, at: Date): Promise<Person[]> {
  const { audience, numbers } = said;
  const valuesOf = ({ name, balance = null, due = null }: Partial<FoundPerson>) => ({
    name: name ?? null,
    balance: balance === null ? null : formatMoney(balance, moneyStyle(from)).replaceAll('\u00a0', ' '),
    due: due?.split('-').reverse().join('/') ?? null,
    branch: from.name,
    pay_to: from.pay_to,
  });
  if (audience === 'numbers')
    return (numbers ?? []).map((phone) => {
      return { party_kind: null, party_id: null, name: phone, phone, values: valuesOf({}) };
    });
  const found =
    audience === 'employees'
      ? await tx.query<FoundPerson>(EMPLOYEES, [from.id])
      : await tx.query<FoundPerson>(customersWho(audience), valuesFor(said, from, dayOf(from, at)));
  const party_kind = audience === 'employees' ? 'user' : 'customer';
  return found.map((person) => {
    const { id: party_id, name, phone } = person;
    return { party_kind, party_id, name, phone, values: valuesOf(person) };
  });
}

interface FoundPerson {
  id: string;
  name: string;
  phone: string | null;
  balance?: bigint | null;
  due?: string | null;
}

/** `$1` the branch, `$2` today, then what the condition names. */
function valuesFor(said: SaidAudience, { id }: Sender, today: string): unknown[] {
  const { audience, customer_group, customer_ids } = said;
  if (audience === 'recent') return [id, today, addDays(today, -RECENT_DAYS)];
  if (audience === 'group') return [id, today, customer_group];
  return audience === 'chosen' ? [id, today, customer_ids ?? []] : [id, today];
}

const WHO: Readonly<Record<Exclude<Audience, 'employees' | 'numbers'>, string>> = {
  customers: 'true',
  recent: `exists (select from ${sale.table} s where s.business_id = c.business_id and s.customer_id = c.id
    and s.branch_id = $1 and s.date >= $3 and ${countsInSql(saleStates, 's')} and s.deleted_at is null)`,
  group: 'lower(c.customer_group) = lower($3)',
  chosen: 'c.id = any($3)',
  debtors: 'd.balance > 0',
  overdue: 'd.due < $2',
};

/** What each customer owes the branch, and since when the oldest of it is due. */
function customersWho(audience: Exclude<Audience, 'employees' | 'numbers'>): string {
  return `select c.id, c.name, c.phone_number as phone, d.balance, d.due::text as due
  from ${customer.table} c left join (
    select customer_id, sum(remain_amount)::bigint as balance, min(due_date) as due from ${debt.table}
    where branch_id = $1 and kind = 'debtor' and remain_amount > 0 and deleted_at is null group by customer_id
  ) d on d.customer_id = c.id
  where c.deleted_at is null and $2::date is not null and ${WHO[audience]} order by c.name, c.id`;
}

const EMPLOYEES = `
select u.id, u.name, u.phone_number as phone from ${linesTableName(user, 'access')} l
join ${user.table} u on u.id = l.user_id and u.deleted_at is null and u.status = 'active'
where l.branch_id = $1 order by u.name, u.id`;
