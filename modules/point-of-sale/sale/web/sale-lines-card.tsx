import type { Currency } from '#core/currencies.ts';
import { partText } from '#modules/inventory/public.web.ts';
import { Stack } from '#ui/layout/spacing.tsx';
import { CardList } from '#ui/list/card-list.tsx';
import type { Column } from '#ui/list/columns.ts';
import { DataTable } from '#ui/list/data-table.tsx';
import { Card } from '#ui/show/card.tsx';
import { Facts } from '#ui/show/facts.tsx';
import { amountText, moneyText, quantityText } from '#web-kit/format/number.ts';
import { type Say, useSay } from '#web-kit/i18n/language.tsx';
import { PHONE, useMedia } from '#web-kit/screens/use-media.ts';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { booked, bookedQuantity } from '../../receipt/wire-amounts.ts';
import { SALE } from './sale.words.ts';
import { useUnitsOfSale } from './use-units-of-sale.ts';
import type { WireSale, WireSaleLine } from './wire-sale.ts';

type LineWithBase = ReturnType<ReturnType<typeof useUnitsOfSale>>;

/** What was sold, line by line, with what was taken off at the foot. */
export function SaleLinesCard({ sale }: { sale: WireSale }) {
  const say = useSay();
  const isPhone = useMedia(PHONE);
  const { currency } = useBranch();
  const withBase = useUnitsOfSale(sale);
  const columns = useColumns(sale, withBase);
  const foot = useFoot(sale);
  const common = {
    label: say(SALE.items),
    rows: sale.lines,
    rowId: (line: WireSaleLine) => String(line.line_no),
  };
  if (isPhone)
    return (
      <Stack>
        <CardList
          {...common}
          card={(line) => ({
            title: line.product_name,
            figure: amountText(beforeDiscount(line, sale.price_mode, currency), currency),
            note: [
              `${quantityText(line.quantity)} x ${moneyText(line.unit_price, currency)}`,
              ...cameBack(withBase(line), say),
            ].join(', '),
          })}
        />
        {foot.length > 0 && (
          <Card>
            <Facts items={foot.map(({ key, title, amount }) => ({ key, title, value: amount }))} />
          </Card>
        )}
      </Stack>
    );
  return (
    <Card title={say(SALE.items)} flush>
      <DataTable
        {...common}
        columns={columns}
        rowName={(line) => line.product_name}
        density="compact"
        after={<Foot rows={foot} columns={columns.length} />}
      />
    </Card>
  );
}

function useColumns(
  { lines, price_mode }: WireSale,
  withBase: (line: WireSaleLine) => LineWithBase,
): Column<WireSaleLine>[] {
  const say = useSay();
  const { currency } = useBranch();
  const right = { align: 'right' as const, tone: 'soft' as const };
  const seesProfit = lines.some(({ cost }) => cost !== undefined);
  return [
    { key: 'product', title: say(SALE.product), render: ({ product_name }) => product_name },
    {
      key: 'quantity',
      title: say(SALE.quantity),
      align: 'right',
      render: (line) => <Sold {...withBase(line)} />,
    },
    {
      key: 'price',
      title: say(SALE.price),
      ...right,
      render: ({ unit_price }) => moneyText(unit_price, currency),
    },
    ...(seesProfit
      ? [
          {
            key: 'profit',
            title: say(SALE.profit),
            ...right,
            render: (line: WireSaleLine) => amountText(profitOf(line, currency), currency),
          },
        ]
      : []),
    {
      key: 'amount',
      title: say(SALE.amount),
      align: 'right',
      tone: 'strong',
      render: (line) => amountText(beforeDiscount(line, price_mode, currency), currency),
    },
  ];
}

function profitOf({ net_amount, cost = 0 }: WireSaleLine, currency: Currency): bigint {
  return booked(net_amount, currency) - booked(cost, currency);
}

/** Quantity times price; what was taken off stands at the foot. */
function beforeDiscount(line: WireSaleLine, priceMode: string, currency: Currency): bigint {
  const charged = priceMode === 'exclusive' ? line.net_amount : line.total_amount;
  return [charged, line.discount ?? 0, line.sale_discount ?? 0].reduce(
    (sum, amount) => sum + booked(amount, currency),
    0n,
  );
}

function Sold(line: LineWithBase) {
  const say = useSay();
  const [returned] = cameBack(line, say);
  return (
    <>
      {quantityText(line.quantity)}
      {returned && <> ({returned})</>}
    </>
  );
}

/** How much of a line came back, where any did. */
function cameBack(line: LineWithBase, say: Say): string[] {
  const { returned_quantity, factor } = line;
  if (returned_quantity === 0) return [];
  if (returned_quantity === factor) return [say(SALE.oneReturned)];
  return [say(SALE.returned, { quantity: partText(bookedQuantity(returned_quantity), line, say) })];
}

interface FootRow {
  key: string;
  title: string;
  amount: string;
  isTotal?: boolean;
}

/** What was taken off, added or rounded; what came to nothing is not said. */
function useFoot(sale: WireSale): FootRow[] {
  const { discount = 0, tax, rounding = 0, price_mode, total_amount, total_after_returns } = sale;
  const say = useSay();
  const { currency } = useBranch();
  const { currency: paidIn } = sale;
  const returned = booked(total_after_returns, paidIn) - booked(total_amount, paidIn);
  const off = [
    { key: 'discount', words: SALE.discount, amount: -discount },
    { key: 'tax', words: price_mode === 'exclusive' ? SALE.tax : SALE.taxIncluded, amount: tax },
    { key: 'rounding', words: SALE.rounding, amount: rounding },
  ]
    .filter(({ amount }) => amount !== 0)
    .map(({ key, words, amount }) => ({ key, title: say(words), amount: moneyText(amount, currency) }));
  const back =
    returned === 0n
      ? []
      : [{ key: 'returned', title: say(SALE.returnedGoods), amount: amountText(returned, currency) }];
  const total = {
    key: 'total',
    title: say(SALE.total),
    amount: moneyText(total_after_returns, currency),
    isTotal: true,
  };
  return [...off, ...back, total];
}

function Foot({ rows, columns }: { rows: readonly FootRow[]; columns: number }) {
  return rows.map(({ key, title, amount, isTotal }) => (
    <tr key={key}>
      <td colSpan={columns - 1} align="right">
        {isTotal ? <b>{title}</b> : title}
      </td>
      <td align="right">{isTotal ? <b>{amount}</b> : amount}</td>
    </tr>
  ));
}
