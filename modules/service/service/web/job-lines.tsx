import { useQuery } from '@tanstack/react-query';
import { isPossible } from '#core/define-states.ts';
import { sale } from '#modules/point-of-sale/sale/sale.entity.ts';
import { saleBatchesAnswer } from '#modules/point-of-sale/sale/sale-questions.answer.ts';
import type { Option } from '#ui/fields/options.tsx';
import type { PaperLine, PaperLinesColumn } from '#ui/show/paper-lines.tsx';
import { ask, withQuery } from '#web-kit/api/client.ts';
import { queriesOf, type WireRow } from '#web-kit/api/queries.ts';
import { moneyText, quantityText } from '#web-kit/format/number.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { TransitionButton } from '#web-kit/record/record-transitions.tsx';
import type { RecordProps } from '#web-kit/record/status-of.tsx';
import { useBranch, useMay } from '#web-kit/user/current-user.tsx';
import { linesOfEstimate } from '../job-paper.rules.ts';
import { service } from '../service.entity.ts';
import { JOB_PAGE } from '../service.words.ts';

const MINUTE_MS = 60_000;

/** Rows of generic screens know no columns; this one is a job's. */
function asJob(row: object) {
  return row as {
    service_type_name?: string;
    assignee_name?: string | null;
    price?: number | null;
    hours?: number | null;
    total_amount?: number | null;
    started_at?: string | null;
    finished_at?: string | null;
    sale_id?: string | null;
    parts?: readonly {
      line_no: number;
      product_id: string;
      product_name?: string;
      quantity: number;
      unit_price?: number | null;
      total_amount?: number | null;
    }[];
  };
}

/** Of the bill of a job, what its lines had cost and what came back of them; whoever may not see sales sees neither. */
function useBill(sale_id: string | null | undefined) {
  const may = useMay();
  const { data } = useQuery({
    ...queriesOf(sale).one(sale_id ?? ''),
    enabled: Boolean(sale_id) && may(sale.permissions.view),
  });
  if (!data) return [];
  return asBill(data).lines;
}

/** Of which batches parts were taken, for who may see the bill. */
function useBatches(sale_id: string | null | undefined) {
  const may = useMay();
  const { data = [] } = useQuery({
    queryKey: [sale.name, 'batches', sale_id] as const,
    queryFn: ({ signal }) =>
      ask(saleBatchesAnswer, withQuery('sale/batches', { id: sale_id ?? '' }), { signal }),
    enabled: Boolean(sale_id) && may(sale.permissions.view),
  });
  return data;
}

/** Rows of generic screens know no columns; this one is a sale's. */
function asBill(row: object) {
  return row as { lines: readonly BilledLine[] };
}

interface BilledLine {
  line_no: number;
  cost?: number;
  returned_quantity: number;
}

/** The work and the parts of a job as its paper has them: what each had cost for whoever sees that, its price and its amount. */
export function useJobLines(row: WireRow): { columns: PaperLinesColumn[]; lines: PaperLine[] } {
  const say = useSay();
  const { currency } = useBranch();
  const job = asJob(row);
  const bill = useBill(job.sale_id);
  const batches = useBatches(job.sale_id);
  const seesCost = bill.some(({ cost }) => cost !== undefined);
  const amount = (wire: number) => moneyText(wire, currency);
  const minutes =
    job.started_at && job.finished_at
      ? Math.round((Date.parse(job.finished_at) - Date.parse(job.started_at)) / MINUTE_MS)
      : 0;
  const work = [job.assignee_name, minutes > 0 && say(JOB_PAGE.minutes, { n: quantityText(minutes) })];
  const prices = [job.price ?? 0, ...(job.parts ?? []).map(({ unit_price }) => unit_price ?? 0)];
  const lines = linesOfEstimate(job).map(({ title, quantity, amount: total }, place): PaperLine => {
    const billed = bill.find(({ line_no }) => line_no === place + 1);
    const price = amount(prices[place] ?? 0);
    const isFree = place > 0 && prices[place] === 0;
    const under = [
      ...(place === 0 ? work : [isFree && say(JOB_PAGE.free)]),
      ...batches
        .filter(({ line_no }) => line_no === place + 1)
        .map(({ batch_number }) => say(JOB_PAGE.batch, { batch: batch_number })),
      billed?.returned_quantity && say(JOB_PAGE.cameBack, { n: quantityText(billed.returned_quantity) }),
    ].filter(Boolean);
    return {
      key: String(place),
      cells: {
        line: title,
        quantity: quantityText(quantity),
        ...(seesCost ? { cost: amount(billed?.cost ?? 0) } : {}),
        ...{ price, amount: amount(total) },
      },
      ...(under.length > 0 ? { under: under.join(', ') } : {}),
      price,
    };
  });
  return {
    columns: [
      { key: 'line', title: say(JOB_PAGE.line), look: 'name' },
      { key: 'quantity', title: say(JOB_PAGE.quantity), look: 'quantity' },
      ...(seesCost ? [{ key: 'cost', title: say(JOB_PAGE.cost), look: 'figure' as const, yields: 1 }] : []),
      { key: 'price', title: say(JOB_PAGE.price), look: 'figure', yields: 2 },
      { key: 'amount', title: say(JOB_PAGE.amount), look: 'amount' },
    ],
    lines,
  };
}

/** The parts of a job that can still come back, to be chosen among. */
export function usePartsLeft(row: WireRow): Option[] {
  const { parts = [], sale_id } = asJob(row);
  const bill = useBill(sale_id);
  const left = parts.filter(({ quantity }, place) => {
    const back = bill.find(({ line_no }) => line_no === place + 2)?.returned_quantity ?? 0;
    return quantity > back;
  });
  const names = new Map(left.map(({ product_id, product_name = '' }) => [product_id, product_name]));
  return [...names].map(([value, title]) => ({ value, title }));
}

/** Takes a part back, beside the lines, where one of work that is done can come back. */
export function ReturnPart({ row, words }: RecordProps) {
  const may = useMay();
  const left = usePartsLeft(row);
  const isBilled = Boolean(asJob(row).sale_id) && isPossible(service, row, 'return_part');
  if (!isBilled || left.length === 0 || !may(service.permissions.modify)) return null;
  return <TransitionButton {...{ entity: service, row, words }} name="return_part" isNext={false} />;
}
