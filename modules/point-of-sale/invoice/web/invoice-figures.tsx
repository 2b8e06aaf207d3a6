import { type FigureItem, FigureStrip } from '#ui/layout/view-layout.tsx';
import { dayText } from '#web-kit/format/day.ts';
import { moneyText } from '#web-kit/format/number.ts';
import { type Say, useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import type { RecordProps } from '#web-kit/record/status-of.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { useToday } from '#web-kit/user/use-today.ts';
import { INVOICE } from './invoice.words.ts';
import { asInvoice, type WireInvoice } from './wire-invoice.ts';

/** What is left to pay first, then what was paid, until when, and who owes it. */
export function InvoiceFigures({ row }: RecordProps) {
  const say = useSay();
  const { language } = useLanguage();
  const { currency } = useBranch();
  const today = useToday();
  const invoice = asInvoice(row);
  const money = (amount: number) => moneyText(amount, currency);
  const isDraft = invoice.standing === 'draft';
  const items: FigureItem[] = [
    {
      key: 'left',
      title: say(isDraft ? INVOICE.total : INVOICE.leftToPay),
      amount: money(isDraft ? invoice.total_amount : invoice.remain_amount),
      currency,
      ...(isDraft ? {} : { note: say(INVOICE.ofTotal, { amount: money(invoice.total_amount) }) }),
    },
    {
      key: 'paid',
      title: say(INVOICE.paid),
      amount: money(invoice.paid_amount),
      ...(invoice.taken_off_amount > 0
        ? { note: say(INVOICE.credited, { amount: money(invoice.taken_off_amount) }) }
        : {}),
    },
    {
      key: 'due',
      title: say(INVOICE.due),
      amount: invoice.due_date ? dayText(invoice.due_date, language) : say(INVOICE.onIssue),
      ...(invoice.remain_amount > 0 ? { note: untilDue(invoice, today, say) } : {}),
    },
    { key: 'customer', title: say(INVOICE.customer), amount: invoice.customer_name ?? '' },
  ];
  return <FigureStrip items={items} />;
}

const DAY_MS = 86_400_000;

function untilDue({ due_date }: WireInvoice, today: string, say: Say): string {
  const days = due_date ? (Date.parse(due_date) - Date.parse(today)) / DAY_MS : 0;
  if (days === 0) return say(INVOICE.today);
  if (days === 1) return say(INVOICE.tomorrow);
  if (days > 0) return say(INVOICE.inDays, { n: days });
  return days === -1 ? say(INVOICE.lateOne) : say(INVOICE.late, { n: -days });
}
