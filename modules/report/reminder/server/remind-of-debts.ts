import { addDays } from '#core/business-day.ts';
import { say, type Words } from '#core/i18n/language.ts';
import { formatMoney, moneyStyle } from '#core/money.ts';
import { debt } from '#modules/finance/debt/debt.entity.ts';
import { expense } from '#modules/finance/expense/expense.entity.ts';
import { purchase } from '#modules/procurement/purchase/purchase.entity.ts';
import { dayInWords } from '../../summary/summary-text.rules.ts';
import { LINES, REMINDERS } from '../reminder.words.ts';
import { listText } from './list-text.ts';
import { isOwner, remindPeople, type Scene } from './scene.ts';

const WEEK = 7;

/** Tells owners what the branch has to pay within a week, and what it should have paid already. */
export async function remindOfShopDebts(scene: Scene): Promise<void> {
  const { tx, branch } = scene;
  const until = addDays(branch.at.day, WEEK);
  const debts = await tx.query<{ party_name: string; remain_amount: bigint; due_date: string }>(OWED, [
    branch.id,
    until,
  ]);
  if (debts.length === 0) return;
  const { title, text } = REMINDERS.remind_shop_debts;
  const { currency } = branch;
  await remindPeople(scene, isOwner, ({ rights, language }) =>
    rights.has(debt.permissions.list)
      ? {
          title: say(title, language),
          text: listText(
            say(text, language, { day: dayInWords(until, language) }),
            debts.map(({ party_name, remain_amount, due_date }) =>
              say(LINES.debt, language, {
                ...{ name: party_name, currency, amount: formatMoney(remain_amount, moneyStyle(branch)) },
                day: dayInWords(due_date, language),
              }),
            ),
            language,
          ),
          link: `${debt.screens.list}?condition=creditor`,
        }
      : null,
  );
}

/** Tells owners which purchases should have been paid by now. */
export function remindOfUnpaidPurchases(scene: Scene): Promise<void> {
  return remindOfUnpaid(scene, {
    kind: purchase.name,
    words: REMINDERS.remind_unpaid_purchases,
    rights: [purchase.permissions.list, 'view_buying_price'],
    link: `${purchase.screens.list}?condition=overdue`,
  });
}

/** Tells owners which expenses are counted and should have been paid by now. */
export function remindOfUnpaidExpenses(scene: Scene): Promise<void> {
  return remindOfUnpaid(scene, {
    kind: expense.name,
    words: REMINDERS.remind_unpaid_expenses,
    rights: [expense.permissions.list],
    link: `${expense.screens.list}?condition=unpaid`,
  });
}

interface UnpaidKind {
  kind: string;
  words: { title: Words; text: Words };
  /** Who is told of them holds all of these. */
  rights: readonly string[];
  link: string;
}

async function remindOfUnpaid(
  scene: Scene,
  { kind, words, rights: needed, link }: UnpaidKind,
): Promise<void> {
  const { tx, branch } = scene;
  const due = await tx.query<Unpaid>(UNPAID, [branch.id, branch.at.day, kind]);
  if (due.length === 0) return;
  const { currency } = branch;
  await remindPeople(scene, isOwner, ({ rights, language }) =>
    needed.every((right) => rights.has(right))
      ? {
          title: say(words.title, language),
          text: listText(
            say(words.text, language),
            due.map(({ document, party_name, remain_amount, due_date }) =>
              say(LINES.unpaid, language, {
                ...{ number: document, name: party_name, currency, day: dayInWords(due_date, language) },
                amount: formatMoney(remain_amount, moneyStyle(branch)),
              }),
            ),
            language,
          ),
          link,
        }
      : null,
  );
}

/** Tells owners until when the fee of the branch is paid. */
export async function remindOfServiceFee(scene: Scene): Promise<void> {
  const { branch } = scene;
  const { title, text } = REMINDERS.remind_service_fee;
  await remindPeople(scene, isOwner, ({ language }) => ({
    title: say(title, language),
    text: say(text, language, { branch: branch.name, day: dayInWords(branch.paid_until ?? '', language) }),
    link: '/dashboard',
  }));
}

interface Unpaid {
  document: string;
  party_name: string;
  remain_amount: bigint;
  due_date: string;
}

/** An expense may have no day by which it is to be paid: then that is its own day. */
const UNPAID = `
select d.document, d.party_name, d.remain_amount, coalesce(d.due_date, d.date) as due_date from ${debt.table} d
where d.branch_id = $1 and d.source_kind = $3 and d.remain_amount > 0 and coalesce(d.due_date, d.date) <= $2
  and d.deleted_at is null
order by 4, d.document`;

const OWED = `
select d.party_name, d.remain_amount, d.due_date from ${debt.table} d
where d.branch_id = $1 and d.kind = 'creditor' and d.remain_amount > 0 and d.due_date <= $2 and d.deleted_at is null
order by d.due_date, d.party_name, d.id`;
