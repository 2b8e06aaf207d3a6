import { useSuspenseQuery } from '@tanstack/react-query';
import { rowsOf } from '#web-kit/fields/lines/line-parts.ts';
import { countText, quantityText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { PaperPart } from '#web-kit/paper/paper-parts.tsx';
import { PaperTable } from '#web-kit/paper/paper-table.tsx';
import type { RecordProps } from '#web-kit/record/status-of.tsx';
import { unitText } from '../../product/web/unit-text.ts';
import type { CountLine } from '../stock-take.answer.ts';
import { COUNT } from './stock-take.words.ts';
import { linesOfTake } from './stock-take-calls.ts';

/** A stock take on paper while nothing of it is posted: what was counted so far, and room to write down what was not. */
export function CountingSheet({ row }: RecordProps) {
  return rowsOf(row.lines).length > 0 ? null : <OpenCount id={row.id} />;
}

function OpenCount({ id }: { id: string }) {
  const say = useSay();
  const { language } = useLanguage();
  const { data } = useSuspenseQuery(linesOfTake(id, false));
  const { lines, not_counted, not_counted_total } = data;
  const seesStock = lines.some(({ variance }) => variance !== undefined);
  const figure = (key: 'stock_then' | 'variance', title: string) => ({
    ...{ key, title, align: 'right' as const },
    render: (line: CountLine) => quantityText(line[key] ?? 0),
  });
  const columns = [
    {
      key: 'product',
      title: say(COUNT.product),
      render: ({ name, batch }: CountLine) => (batch ? `${name}, ${batch}` : name),
    },
    ...(seesStock ? [figure('stock_then', say(COUNT.stockThen))] : []),
    {
      ...{ key: 'counted', title: say(COUNT.quantity), align: 'right' as const },
      render: ({ counted, unit }: CountLine) =>
        [quantityText(counted), unit && unitText(unit, language, counted)].filter(Boolean).join(' '),
    },
    ...(seesStock ? [figure('variance', say(COUNT.difference))] : []),
    {
      key: 'by',
      title: say(COUNT.by),
      render: ({ counted_by_name }: CountLine) => counted_by_name,
    },
  ];
  const rest = not_counted_total - not_counted.length;
  return (
    <>
      {lines.length > 0 && (
        <PaperPart title={say(COUNT.counted)} note={countText(lines.length)}>
          <PaperTable
            columns={columns}
            rows={lines}
            rowId={({ product_id, batch }) => `${product_id} ${batch ?? ''}`}
          />
        </PaperPart>
      )}
      {not_counted.length > 0 && (
        <PaperPart title={say(COUNT.notCounted)} note={countText(not_counted_total)}>
          <PaperTable
            columns={[
              { key: 'product', title: say(COUNT.product), render: ({ name }) => name },
              { key: 'counted', title: say(COUNT.quantity), align: 'right', render: () => null },
              { key: 'by', title: say(COUNT.by), render: () => null },
            ]}
            rows={not_counted}
            rowId={({ product_id }) => product_id}
          />
          {rest > 0 && <p>{say(COUNT.andMore, { n: countText(rest) })}</p>}
        </PaperPart>
      )}
    </>
  );
}
