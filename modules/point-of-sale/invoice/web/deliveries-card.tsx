import { useQuery } from '@tanstack/react-query';
import { unitText } from '#modules/inventory/public.web.ts';
import { Row, Stack } from '#ui/layout/spacing.tsx';
import { CardList } from '#ui/list/card-list.tsx';
import type { Column } from '#ui/list/columns.ts';
import { DataTable } from '#ui/list/data-table.tsx';
import { Card } from '#ui/show/card.tsx';
import { quantityText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { PHONE, useMedia } from '#web-kit/screens/use-media.ts';
import { useMay } from '#web-kit/user/current-user.tsx';
import { deliveriesOf, type LineToDeliver } from './deliveries-call.ts';
import { DeliveryNotePaper } from './delivery-note-paper.tsx';
import { INVOICE } from './invoice.words.ts';
import type { WireInvoice } from './wire-invoice.ts';

/** What of an invoice has left, what is still to be delivered, and the note of each delivery. */
export function DeliveriesCard({ invoice }: { invoice: WireInvoice }) {
  const say = useSay();
  const may = useMay();
  const { language } = useLanguage();
  const isPhone = useMedia(PHONE);
  const { data } = useQuery(deliveriesOf(invoice));
  if (!data) return null;
  const counted = (quantity: number, { unit }: LineToDeliver) =>
    `${quantityText(quantity)} ${unitText(unit, language, quantity)}`;
  const lines = {
    label: say(INVOICE.deliveries),
    rows: data.lines,
    rowId: (line: LineToDeliver) => String(line.line_no),
  };
  const figure = (key: 'quantity' | 'delivered' | 'left', title: string): Column<LineToDeliver> => ({
    key,
    title,
    align: 'right',
    render: (line) => counted(line[key], line),
  });
  const columns: Column<LineToDeliver>[] = [
    { key: 'product', title: say(INVOICE.product), render: ({ product_name }) => product_name },
    figure('quantity', say(INVOICE.invoiced)),
    figure('delivered', say(INVOICE.deliveredSoFar)),
    figure('left', say(INVOICE.toDeliver)),
  ];
  return (
    <Stack>
      {isPhone ? (
        <CardList
          {...lines}
          card={(line) => ({
            title: line.product_name,
            figure: counted(line.left, line),
            note: `${say(INVOICE.deliveredSoFar)}: ${counted(line.delivered, line)}`,
          })}
        />
      ) : (
        <Card title={say(INVOICE.deliveries)} flush>
          <DataTable {...lines} columns={columns} rowName={(line) => line.product_name} density="normal" />
        </Card>
      )}
      {may('print_delivery_note') && data.notes.length > 0 && (
        <Row>
          {data.notes.map((note) => (
            <DeliveryNotePaper key={note.note} {...{ note, invoice }} />
          ))}
        </Row>
      )}
    </Stack>
  );
}
