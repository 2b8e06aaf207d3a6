import { useQuery } from '@tanstack/react-query';
import type { WireOf } from '#core/define-answer.ts';
import { Card } from '#ui/show/card.tsx';
import { Timeline, type TimelineEvent } from '#ui/show/timeline.tsx';
import { ask, withQuery } from '#web-kit/api/client.ts';
import { instantText } from '#web-kit/format/day.ts';
import { moneyText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { invoiceTimelineAnswer } from '../invoice-timeline.answer.ts';
import { INVOICE } from './invoice.words.ts';
import type { WireInvoice } from './wire-invoice.ts';

type WireEvent = WireOf<typeof invoiceTimelineAnswer>[number];

/** What happened to an invoice, newest first: its payments and credit notes, who issued and who drafted it. */
export function InvoiceTimelineCard({ invoice }: { invoice: WireInvoice }) {
  const say = useSay();
  const { language } = useLanguage();
  const { currency, timeZone } = useBranch();
  const { data = [] } = useQuery({
    queryKey: ['invoice', 'timeline', invoice.id, invoice.version, invoice.remain_amount],
    queryFn: ({ signal }) =>
      ask(invoiceTimelineAnswer, withQuery('invoice/timeline', { id: invoice.id }), { signal }),
  });
  const shown = (key: string, at: string, about: Pick<TimelineEvent, 'icon' | 'tone' | 'text'>) => ({
    ...{ key, at, time: instantText(at, language, timeZone) },
    ...about,
  });
  const told = ({ id, kind, at, by, number, amount }: WireEvent): TimelineEvent => {
    const money = moneyText(amount < 0 ? -amount : amount, currency);
    if (kind === 'issued')
      return shown(id, at, {
        icon: 'invoice',
        tone: 'neutral',
        text: <b>{say(INVOICE.issuedBy, { who: by ?? '' })}</b>,
      });
    if (kind === 'delivered')
      return shown(`${id} ${number}`, at, {
        icon: 'transport',
        tone: 'neutral',
        text: <b>{say(INVOICE.wentOut, { note: number ?? '', amount: money })}</b>,
      });
    if (kind === 'credited')
      return shown(id, at, {
        icon: 'undo',
        tone: 'warning',
        text: <b>{say(INVOICE.cameBack, { number: number ?? '', amount: money })}</b>,
      });
    return shown(id, at, {
      icon: amount < 0 ? 'undo' : 'cash',
      tone: amount < 0 ? 'warning' : 'success',
      text: <b>{say(amount < 0 ? INVOICE.paymentVoid : INVOICE.paidNow, { amount: money })}</b>,
    });
  };
  const drafted = shown('drafted', invoice.created_at, {
    icon: 'edit',
    tone: 'neutral',
    text: <b>{say(INVOICE.drafted, { who: invoice.created_by_name ?? '' })}</b>,
  });
  return (
    <Card title={say(INVOICE.timeline)}>
      <Timeline events={[...data.map(told), drafted]} />
    </Card>
  );
}
