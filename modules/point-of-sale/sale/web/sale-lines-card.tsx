import type { Currency } from '#core/currencies.ts';
import { formatMoney } from '#core/money.ts';
import { CardList } from '#ui/list/card-list.tsx';
import type { Column } from '#ui/list/columns.ts';
import { DataTable } from '#ui/list/data-table.tsx';
import { Card } from '#ui/show/card.tsx';
import { moneyText, quantityText } from '#web-kit/format/number.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { PHONE, useMedia } from '#web-kit/screens/use-media.ts';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { booked } from '../../receipt/wire-amounts.ts';
import { SALE } from './sale.words.ts';
import type { WireSale, WireSaleLine } from './wire-sale.ts';

/** What was sold, line by line, with what was taken off at the foot. */
export function SaleLinesCard({ sale }: { sale: WireSale }) {
  const say = useSay();
  const isPhone = useMedia(PHONE);
  const { currency } = useBranch();
  const columns = useColumns(sale);
  const common = {
    label: say(SALE.items),
    rows: sale.lines,
    rowId: (line: WireSaleLine) => String(line.line_no),
  };
  if (isPhone)
    return (
      <CardList
        {...common}
        card={(line) => ({
          title: line.product_name,
          figure: formatMoney(beforeDiscount(line, sale.price_mode, currency), currency),
          note: `${quantityText(line.quantity)} x ${moneyText(line.unit_price, currency)}`,
        })}
      />
    );
  return (
    <Card title={say(SALE.items)} flush>
      <DataTable
        {...common}
        columns={columns}
        rowName={(line) => line.product_name}
        density="compact"
        after={<Foot sale={sale} columns={columns.length} />}
      />
    </Card>
  );
}

function useColumns({ lines, price_mode }: WireSale): Column<WireSaleLine>[] {
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
      render: (line) => <Sold {...line} />,
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
            render: (line: WireSaleLine) => formatMoney(profitOf(line, currency), currency),
          },
        ]
      : []),
    {
      key: 'amount',
      title: say(SALE.amount),
      align: 'right',
      tone: 'strong',
      render: (line) => formatMoney(beforeDiscount(line, price_mode, currency), currency),
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

function Sold({ quantity, returned_quantity }: WireSaleLine) {
  const say = useSay();
  return (
    <>
      {quantityText(quantity)}
      {returned_quantity > 0 && <> ({say(SALE.returned, { quantity: quantityText(returned_quantity) })})</>}
    </>
  );
}

function Foot({ sale, columns }: { sale: WireSale; columns: number }) {
  const say = useSay();
  const { currency } = useBranch();
  const rows = [
    { key: 'discount', title: say(SALE.discount), amount: -(sale.discount ?? 0) },
    { key: 'tax', title: say(SALE.tax), amount: sale.price_mode === 'exclusive' ? sale.tax : 0 },
  ];
  return rows
    .filter(({ amount }) => amount !== 0)
    .map(({ key, title, amount }) => (
      <tr key={key}>
        <td colSpan={columns - 1} align="right">
          {title}
        </td>
        <td align="right">{moneyText(amount, currency)}</td>
      </tr>
    ));
}
