import { useQuery } from '@tanstack/react-query';
import type { WireOf } from '#core/define-answer.ts';
import { batch } from '#modules/inventory/batch/batch.entity.ts';
import { BatchActions } from '#modules/inventory/public.web.ts';
import { Button } from '#ui/actions/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { CardList } from '#ui/list/card-list.tsx';
import type { Column } from '#ui/list/columns.ts';
import { DataTable } from '#ui/list/data-table.tsx';
import { Card } from '#ui/show/card.tsx';
import { ask, withQuery } from '#web-kit/api/client.ts';
import { downloadFile } from '#web-kit/api/download.ts';
import { useSending } from '#web-kit/api/use-sending.ts';
import { EXCEL } from '#web-kit/excel/excel.words.ts';
import { dayText } from '#web-kit/format/day.ts';
import { quantityText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import type { RecordProps } from '#web-kit/record/status-of.tsx';
import EntityScreens from '#web-kit/screens/entity-screens.tsx';
import { PHONE, useMedia } from '#web-kit/screens/use-media.ts';
import { useMay } from '#web-kit/user/current-user.tsx';
import { RECALL } from '../batch-recall.words.ts';
import { batchCustomersAnswer } from '../sale-questions.answer.ts';

/** A batch, with everybody who has goods of it: the list for a recall. */
export default function BatchViewScreen() {
  return <EntityScreens entity={batch} kind="view" view={FRAME} />;
}

type Buyer = WireOf<typeof batchCustomersAnswer>[number];

function BuyersCard({ row }: RecordProps) {
  const say = useSay();
  const may = useMay();
  const isPhone = useMedia(PHONE);
  const { language } = useLanguage();
  const batch_id = String(row.id);
  const isSeen = may('list_sales') && may('list_customers');
  const { data } = useQuery({
    queryKey: ['batch', 'customers', batch_id],
    queryFn: ({ signal }) =>
      ask(batchCustomersAnswer, withQuery('sale/batch-customers', { batch_id }), { signal }),
    enabled: isSeen,
  });
  if (!isSeen || !data) return null;
  if (data.length === 0)
    return (
      <Card>
        <EmptyState icon="sale" tone="neutral" title={say(RECALL.nobody)} />
      </Card>
    );
  const actions = <RecallActions batchId={batch_id} />;
  const nameOf = ({ customer_name }: Buyer) => customer_name ?? say(RECALL.noName);
  const common = { label: say(RECALL.title), rows: data, rowId: ({ sale_id }: Buyer) => sale_id };
  if (isPhone)
    return (
      <Card title={say(RECALL.title)} action={actions} flush>
        <CardList
          {...common}
          card={(buyer) => ({
            title: nameOf(buyer),
            figure: quantityText(buyer.left),
            note: `${buyer.number}, ${dayText(buyer.date, language)}`,
            chip: buyer.phone_number ?? '',
          })}
        />
      </Card>
    );
  const columns: Column<Buyer>[] = [
    { key: 'customer', title: say(RECALL.customer), render: nameOf },
    { key: 'phone', title: say(RECALL.phone), render: ({ phone_number }) => phone_number, tone: 'soft' },
    { key: 'sale', title: say(RECALL.sale), render: ({ number }) => number, tone: 'soft' },
    { key: 'date', title: say(RECALL.date), render: ({ date }) => dayText(date, language), tabular: true },
    {
      key: 'left',
      title: say(RECALL.left),
      align: 'right',
      tone: 'strong',
      render: ({ left }) => quantityText(left),
    },
  ];
  return (
    <Card title={say(RECALL.title)} action={actions} flush>
      <DataTable {...common} columns={columns} rowName={nameOf} scroll />
    </Card>
  );
}

/** The list on paper or in a sheet, for whoever calls the customers. */
function RecallActions({ batchId }: { batchId: string }) {
  const say = useSay();
  const may = useMay();
  const { send, sending } = useSending();
  const path = withQuery('sale/batch-customers/export', { batch_id: batchId });
  return (
    <>
      <Button size="s" icon="print" onClick={() => print()}>
        {say(RECALL.print)}
      </Button>
      {may('export_to_excel') && (
        <Button
          size="s"
          icon="download"
          loading={sending}
          onClick={() => void send(() => downloadFile(path, 'batch.xlsx'))}
        >
          {say(EXCEL.export)}
        </Button>
      )}
    </>
  );
}

const FRAME = { Cards: BuyersCard, Actions: BatchActions };
