import { unitText } from '#modules/inventory/public.web.ts';
import { Stack } from '#ui/layout/spacing.tsx';
import { CardList } from '#ui/list/card-list.tsx';
import type { Column } from '#ui/list/columns.ts';
import { DataTable } from '#ui/list/data-table.tsx';
import { Card } from '#ui/show/card.tsx';
import { Facts } from '#ui/show/facts.tsx';
import { moneyText, quantityText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { PHONE, useMedia } from '#web-kit/screens/use-media.ts';
import { useBranch } from '#web-kit/user/current-user.tsx';
import type { SoldLine } from '../../receipt/sale-on-paper.ts';
import { INVOICE } from './invoice.words.ts';

type Line = SoldLine & { line_no: number };

interface Agreed {
  lines: readonly Line[];
  discount?: number | null;
  tax: number;
  total_amount: number;
}

/** What was agreed with the customer, line by line, and what it comes to. */
export function AgreedLinesCard({ agreed }: { agreed: Agreed }) {
  const say = useSay();
  const { language } = useLanguage();
  const isPhone = useMedia(PHONE);
  const { currency } = useBranch();
  const money = (amount: number) => moneyText(amount, currency);
  const counted = ({ quantity, unit }: Line) =>
    `${quantityText(quantity)} ${unitText(unit, language, quantity)}`;
  const lines = {
    label: say(INVOICE.items),
    rows: agreed.lines,
    rowId: (line: Line) => String(line.line_no),
  };
  const sums = [
    ...(agreed.discount
      ? [{ key: 'discount', title: say(INVOICE.discount), value: money(-agreed.discount) }]
      : []),
    ...(agreed.tax > 0 ? [{ key: 'vat', title: say(INVOICE.vat), value: money(agreed.tax) }] : []),
    { key: 'total', title: say(INVOICE.total), value: money(agreed.total_amount) },
  ];
  const columns: Column<Line>[] = [
    { key: 'product', title: say(INVOICE.product), render: ({ product_name }) => product_name },
    { key: 'quantity', title: say(INVOICE.quantity), align: 'right', render: counted },
    {
      key: 'price',
      title: say(INVOICE.price),
      align: 'right',
      tone: 'soft',
      render: (line) => money(line.unit_price),
    },
    ...(agreed.lines.some(({ discount }) => discount)
      ? [
          {
            key: 'discount',
            title: say(INVOICE.discount),
            align: 'right' as const,
            render: ({ discount }: Line) => (discount ? money(-discount) : ''),
          },
        ]
      : []),
    { key: 'amount', title: say(INVOICE.amount), align: 'right', render: (line) => money(line.total_amount) },
  ];
  return (
    <Stack>
      {isPhone ? (
        <CardList
          {...lines}
          card={(line) => ({
            title: line.product_name,
            figure: money(line.total_amount),
            note: `${counted(line)} x ${money(line.unit_price)}`,
          })}
        />
      ) : (
        <Card title={say(INVOICE.items)} flush>
          <DataTable {...lines} columns={columns} rowName={(line) => line.product_name} density="normal" />
        </Card>
      )}
      <Card>
        <Facts items={sums} />
      </Card>
    </Stack>
  );
}
