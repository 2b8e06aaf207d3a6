import { useQuery } from '@tanstack/react-query';
import { Card } from '#ui/show/card.tsx';
import { Timeline, type TimelineEvent } from '#ui/show/timeline.tsx';
import { queriesOf, type WireRow } from '#web-kit/api/queries.ts';
import { instantText } from '#web-kit/format/day.ts';
import { moneyText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { useBranch, useMay } from '#web-kit/user/current-user.tsx';
import { saleReturn } from '../../sale-return/sale-return.entity.ts';
import { PAYMENT_MODE_WORDS } from '../payment-modes.i18n.ts';
import { SALE } from './sale.words.ts';
import type { WireSale } from './wire-sale.ts';

/** What happened with a sale, newest first: what came back of it, how it was paid, what was taken off, who sold it. */
export function SaleTimelineCard({ sale }: { sale: WireSale }) {
  const say = useSay();
  const may = useMay();
  const { language } = useLanguage();
  const { currency, timeZone } = useBranch();
  const hasReturns = sale.lines.some(({ returned_quantity }) => returned_quantity > 0);
  const returns = useQuery({
    ...queriesOf(saleReturn).list(NEWEST, { sale_id: sale.id }),
    enabled: hasReturns && may(saleReturn.permissions.list),
  });
  const modes: Readonly<Record<string, string>> = PAYMENT_MODE_WORDS[language];
  const money = (wire: number) => moneyText(wire, currency);
  const event = (
    key: string,
    at: string,
    about: Omit<TimelineEvent, 'key' | 'time' | 'at'>,
  ): TimelineEvent => ({
    key,
    at,
    time: instantText(at, language, timeZone),
    ...about,
  });
  const soldAt = sale.sold_at ?? sale.created_at;
  const back = (row: WireRow) =>
    event(row.id, row.created_at, {
      icon: 'undo',
      tone: 'warning',
      text: <b>{say(SALE.cameBack, { number: row.number, amount: money(Number(row.total_amount)) })}</b>,
      ...(row.exchange_sale_name ? { more: say(SALE.exchangedFor, { number: row.exchange_sale_name }) } : {}),
    });
  const paid = sale.payments.map(({ mode, account_name, amount, reference }, place) =>
    event(`paid ${place}`, soldAt, {
      icon: mode === 'cash' ? 'cash' : 'mobile',
      tone: mode === 'credit' ? 'warning' : 'success',
      text: (
        <b>{say(SALE.tookPayment, { way: account_name ?? modes[mode] ?? mode, amount: money(amount) })}</b>
      ),
      more: [
        mode === 'exchange' && sale.exchange_of,
        reference,
        mode === 'cash' && sale.change > 0 && say(SALE.gaveChange, { amount: money(sale.change) }),
      ]
        .filter(Boolean)
        .join(', '),
    }),
  );
  const discount = sale.discount
    ? [
        event('discount', soldAt, {
          icon: 'discount',
          tone: 'warning',
          text: <b>{say(SALE.gaveDiscount, { amount: money(sale.discount) })}</b>,
        }),
      ]
    : [];
  const sold = event('sold', soldAt, {
    icon: 'till',
    tone: 'neutral',
    text: <b>{say(SALE.soldBy, { who: sale.created_by_name ?? '' })}</b>,
  });
  return (
    <Card title={say(SALE.timeline)}>
      <Timeline events={[...(returns.data?.data ?? []).map(back), ...paid, ...discount, sold]} />
    </Card>
  );
}

const NEWEST = { condition: 'all', keyword: '', sort: 'created_at', order: -1, limit: 20, page: 1 } as const;
