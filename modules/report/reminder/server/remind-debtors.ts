import { say } from '#core/i18n/language.ts';
import { formatMoney, moneyStyle } from '#core/money.ts';
import { smsParts } from '#core/sms-parts.ts';
import { branch as branchEntity } from '#modules/branch/branch/branch.entity.ts';
import { branchSettings } from '#modules/branch/branch-settings/branch-settings.entity.ts';
import { customer } from '#modules/customer/customer/customer.entity.ts';
import { debt } from '#modules/finance/debt/debt.entity.ts';
import { holdSmsCredit, howToPay } from '#modules/finance/public.ts';
import { optedOut } from '#modules/message/public.ts';
import { TO_CUSTOMER } from '../reminder.words.ts';
import { sentReminders } from '../sent-reminders-table.ts';
import { takeSubjects } from './claim.ts';
import type { RemindedBranch } from './reminded-branch.ts';
import type { Scene } from './scene.ts';

const WEEK = 7;
const LIFE_HOURS = 12;

/**
 * Reminds each customer who should have paid by now, once a week until he has, by SMS or else, also where the branch
 * has used up its SMS, by e-mail, and says how to pay.
 * Of all branches that remind he owes he gets one message a day; whoever opted out gets none.
 */
export async function remindDebtors({ tx, post, branch, kind, day }: Scene): Promise<void> {
  const late = (await tx.query<{ id: string }>(LATE, [branch.id, branch.at.day])).map(({ id }) => id);
  // Two branches that look at the same moment come one after the other.
  const people = await tx.query<Debtor>(DEBTORS, [late]);
  const out = await optedOut(
    tx,
    people.map(({ phone_number }) => phone_number),
  );
  // Whoever cannot be told today keeps his turn.
  const { isEnough: canText } = await holdSmsCredit(tx, branch.id, 1);
  const reached = people.filter(({ phone_number, email }) =>
    phone_number ? !out.has(phone_number) && (canText || email !== null) : email !== null,
  );
  const today = new Set(
    (
      await tx.query<{ subject: string }>(SENT_TODAY, [kind, day, branch.id, reached.map(({ id }) => id)])
    ).map(({ subject }) => subject),
  );
  const subjects = reached.map(({ id }) => id).filter((id) => !today.has(id));
  const due = await takeSubjects(tx, branch, kind, { day, pause: WEEK, subjects });
  const debtors = reached.filter(({ id }) => due.has(id));
  const balances = await tx.query<Balance>(balancesWhere(kind), [[...due], branch.id, branch.at.day]);
  // The other branches that are named have had their turn.
  const elsewhere = balances.filter(({ branch_id }) => branch_id !== branch.id);
  for (const [id, told] of Map.groupBy(elsewhere, ({ branch_id }) => branch_id)) {
    const named = told.map(({ customer_id }) => customer_id);
    await takeSubjects(tx, { ...branch, id }, kind, { day, pause: 1, subjects: named });
  }
  const owedBy = Map.groupBy(balances, ({ customer_id }) => customer_id);
  const account = await howToPay(tx, branch.id);
  for (const debtor of debtors) {
    const owed = owedBy.get(debtor.id) ?? [];
    const { phone_number, email } = debtor;
    const reminder = { lifeHours: LIFE_HOURS, ...reminderOf(debtor, owed, branch, account) };
    if (phone_number && (await holdSmsCredit(tx, branch.id, smsParts(reminder.text).parts)).isEnough)
      await post(tx, {
        ...{ ...reminder, channel: 'sms', to: phone_number },
        ...(branch.sender_name ? { from: branch.sender_name } : {}),
        charge: { branch_id: branch.id },
      });
    else if (email) await post(tx, { ...reminder, channel: 'email', to: email });
  }
}

/** What a customer reads: what he owes this branch, or each of several, and how he pays so that it is found by itself. */
function reminderOf(
  { name }: Debtor,
  owed: readonly Balance[],
  branch: RemindedBranch,
  account: string | null,
): { subject: string; text: string } {
  const { language, phone_number: phone } = branch;
  const lines = owed.map(({ branch_name, currency, settings, amount }) => ({
    branch: branch_name,
    currency,
    amount: formatMoney(amount, moneyStyle({ currency, settings })),
  }));
  const [first] = lines;
  const number = owed.find(({ branch_id }) => branch_id === branch.id)?.number;
  const pay = !account
    ? say(TO_CUSTOMER.paySoon, language)
    : number
      ? say(TO_CUSTOMER.payToFor, language, { account, number })
      : say(TO_CUSTOMER.payTo, language, { account });
  const subject = say(TO_CUSTOMER.subject, language, { branch: branch.name });
  if (lines.length === 1 && first)
    return { subject, text: say(TO_CUSTOMER.text, language, { name, pay, phone, ...first }) };
  const balances = lines.map((line) => say(TO_CUSTOMER.balance, language, line)).join('; ');
  return { subject, text: say(TO_CUSTOMER.several, language, { name, pay, phone, balances }) };
}

interface Debtor {
  id: string;
  name: string;
  phone_number: string | null;
  email: string | null;
}

interface Balance {
  customer_id: string;
  branch_id: string;
  branch_name: string;
  currency: RemindedBranch['currency'];
  settings: Readonly<Record<string, unknown>>;
  amount: bigint;
  /** Of the document that is late longest. */
  number: string | null;
}

const LATE = `
select distinct customer_id as id from ${debt.table}
where branch_id = $1 and kind = 'debtor' and remain_amount > 0 and due_date < $2 and deleted_at is null
  and customer_id is not null`;

const DEBTORS = `
select id, name, phone_number, email from ${customer.table} where id = any($1) and deleted_at is null
order by id for no key update`;

const SENT_TODAY = `
select distinct subject from ${sentReminders.name}
where kind = $1 and day = $2 and branch_id <> $3 and subject = any($4::text[])`;

/** The branch itself first, then the others that remind; each reckons by its own books. */
const balancesWhere = (setting: string) => `
select d.customer_id, b.id as branch_id, b.name as branch_name, b.currency, to_jsonb(s) as settings,
  sum(d.remain_amount)::bigint as amount, (array_agg(d.document order by d.due_date, d.id))[1] as number
from ${debt.table} d join ${branchEntity.table} b on b.id = d.branch_id and b.deleted_at is null
join ${branchSettings.table} s on s.id = b.id
where d.customer_id = any($1) and d.kind = 'debtor' and d.remain_amount > 0 and d.due_date < $3 and d.deleted_at is null
  and (b.id = $2 or s.${setting})
group by d.customer_id, b.id, s.id, s.*, b.business_id, b.name, b.currency order by b.id <> $2, b.name, b.id`;
