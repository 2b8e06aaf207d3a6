import { partText, unitText } from '#modules/inventory/public.web.ts';
import { Stack } from '#ui/layout/spacing.tsx';
import { CardList } from '#ui/list/card-list.tsx';
import type { Column } from '#ui/list/columns.ts';
import { DataTable } from '#ui/list/data-table.tsx';
import { Card } from '#ui/show/card.tsx';
import { Meter } from '#ui/show/meter.tsx';
import { moneyText, quantityText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { PHONE, useMedia } from '#web-kit/screens/use-media.ts';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { receivedToStay, shareThere, toCome } from '../order-lines.rules.ts';
import classes from './order.module.css';
import { ORDER } from './order.words.ts';
import { useTrackedLines } from './use-tracked-lines.ts';
import { isSent, isWaiting } from './what-may-be-done.ts';
import { lineOnOrder, type WireOrder, type WireOrderLine } from './wire-order.ts';

type LineWithBase = ReturnType<ReturnType<typeof useTrackedLines>['withBase']>;

/** What was ordered, line by line, with how much of it has come. */
export function OrderLinesCard({ order }: { order: WireOrder }) {
  const say = useSay();
  const isPhone = useMedia(PHONE);
  const { currency } = useBranch();
  const unitOf = useUnitOf();
  const { withBase } = useTrackedLines(order.id);
  const columns = useColumns(order, withBase);
  const sent = isSent(order);
  const common = {
    label: say(ORDER.orderedProducts),
    rows: order.lines,
    rowId: (line: WireOrderLine) => String(line.line_no),
  };
  if (isPhone)
    return (
      <Stack>
        <CardList
          {...common}
          card={(line) => ({
            title: line.product_name,
            figure: line.total_amount === undefined ? '' : moneyText(line.total_amount, currency),
            note: [
              `${quantityText(line.quantity)} ${unitOf(line, line.quantity)}`,
              ...(sent ? [`${say(ORDER.received)}: ${shareText(withBase(line), say)}`] : []),
            ].join(', '),
          })}
        />
      </Stack>
    );
  return (
    <Card title={say(ORDER.products)} flush>
      <DataTable {...common} columns={columns} rowName={(line) => line.product_name} density="normal" />
    </Card>
  );
}

/** The unit of a line in words: `carton × 24`, `cartons × 24` behind 9. */
export function useUnitOf() {
  const { language } = useLanguage();
  return ({ unit, factor }: WireOrderLine, count = 1) => {
    const name = unitText(unit, language, count);
    return factor > 1 ? `${name} × ${factor}` : name;
  };
}

function shareText(line: LineWithBase, say: ReturnType<typeof useSay>): string {
  const there = receivedToStay(lineOnOrder(line, 'TZS'));
  return say(ORDER.of, { part: partText(there, line, say), whole: quantityText(line.quantity) });
}

function useColumns(
  order: WireOrder,
  withBase: (line: WireOrderLine) => LineWithBase,
): Column<WireOrderLine>[] {
  const say = useSay();
  const { currency } = useBranch();
  const unitOf = useUnitOf();
  const right = { align: 'right' as const, tone: 'soft' as const };
  const seesCost = order.lines.some(({ price }) => price !== undefined);
  const product: Column<WireOrderLine> = {
    key: 'product',
    title: say(ORDER.product),
    render: (line) => (
      <span className={classes.product}>
        {line.product_name}
        <small>{unitOf(line)}</small>
      </span>
    ),
  };
  const ordered: Column<WireOrderLine> = {
    key: 'ordered',
    title: say(ORDER.ordered),
    align: 'right',
    render: ({ quantity }) => quantityText(quantity),
  };
  const progress: Column<WireOrderLine>[] = [
    { key: 'received', title: say(ORDER.received), render: (line) => <Received line={withBase(line)} /> },
    {
      key: 'billed',
      title: say(ORDER.billed),
      ...right,
      render: (line) => partText(lineOnOrder(line, currency).billed ?? 0n, withBase(line), say),
    },
    {
      key: 'to-come',
      title: say(ORDER.toCome),
      align: 'right',
      tone: 'strong',
      render: (line) =>
        partText(isWaiting(order) ? toCome(lineOnOrder(line, currency)) : 0n, withBase(line), say),
    },
  ];
  const money: Column<WireOrderLine>[] = [
    {
      key: 'price',
      title: say(ORDER.price),
      ...right,
      render: ({ price }) => (price === undefined ? '' : moneyText(price, currency)),
    },
    {
      key: 'amount',
      title: say(ORDER.amount),
      align: 'right',
      tone: 'strong',
      render: ({ total_amount }) => (total_amount === undefined ? '' : moneyText(total_amount, currency)),
    },
  ];
  return [product, ordered, ...(isSent(order) ? progress : []), ...(seesCost ? money : [])];
}

function Received({ line }: { line: LineWithBase }) {
  const say = useSay();
  const onOrder = lineOnOrder(line, 'TZS');
  const share = shareThere(onOrder);
  return (
    <span className={classes.received}>
      <span>
        {shareText(line, say)}
        {line.returned > 0 && (
          <small>{say(ORDER.returned, { quantity: partText(onOrder.returned ?? 0n, line, say) })}</small>
        )}
      </span>
      <Meter share={share} tone={share >= 1 ? 'success' : share > 0 ? 'warning' : 'danger'} />
    </span>
  );
}
