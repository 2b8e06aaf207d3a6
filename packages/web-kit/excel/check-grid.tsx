import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Segments } from '#ui/actions/segments.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Pagination } from '#ui/list/pagination.tsx';
import { Card } from '#ui/show/card.tsx';
import { useSay } from '../i18n/language.tsx';
import { rangeText } from '../list/page-range.ts';
import { CheckRow } from './check-row.tsx';
import classes from './import.module.css';
import { IMPORT } from './import.words.ts';
import { type DryRun, type Edit, type ImportChoice, type KeptImport, rowsOfImport } from './import-calls.ts';

export interface CheckGridProps {
  kept: KeptImport;
  choice: ImportChoice;
  result: DryRun;
  edits: readonly Edit[];
  onEdit: (edits: readonly Edit[]) => void;
}

/** The rows of the sheet with every cell open to be mended: those at fault alone, or all of them. */
export function CheckGrid({ kept, choice, result, edits, onEdit }: CheckGridProps) {
  const say = useSay();
  const faulty = [...new Set(result.faults.map(({ row }) => row))];
  const [only, setOnly] = useState<'faulty' | 'all'>(faulty.length > 0 ? 'faulty' : 'all');
  const [at, setPage] = useState(1);
  const sheet = kept.sheets.find(({ name }) => name === choice.sheet);
  const left = new Set(choice.leave_out);
  const numbers =
    only === 'faulty'
      ? faulty
      : rowsBelow(choice.heading_row, sheet?.row_count ?? 0).filter((row) => !left.has(row));
  const pages = Math.max(1, Math.ceil(numbers.length / SHOWN));
  const page = Math.min(at, pages);
  const asked = numbers.slice((page - 1) * SHOWN, page * SHOWN);
  const { data } = useQuery({
    queryKey: ['import-rows', kept.id, choice.sheet, choice.heading_row, choice.edits, asked.join()],
    queryFn: () => rowsOfImport(kept.id, asked),
    enabled: asked.length > 0,
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  const mapped = Object.keys(choice.mapping);
  const headings = (data?.headings ?? []).filter((heading) => mapped.includes(heading));
  const shown = { limit: SHOWN, current_page: page, total: numbers.length, data: asked };
  const label = say(only === 'faulty' ? IMPORT.faults : IMPORT.rows);
  return (
    <Card
      title={label}
      note={say(IMPORT.mendHere)}
      action={
        <Segments
          label={say(IMPORT.shownRows)}
          value={only}
          items={[
            { value: 'faulty', title: say(IMPORT.onlyFaulty), count: faulty.length },
            { value: 'all', title: say(IMPORT.allRows) },
          ]}
          onChange={(value) => {
            setOnly(value as typeof only);
            setPage(1);
          }}
        />
      }
      flush
    >
      {only === 'faulty' && faulty.length === 0 ? (
        <EmptyState icon="success" title={say(IMPORT.allGood)} />
      ) : (
        <section className={classes.scroll} aria-label={label}>
          <table className={classes.grid} aria-label={label}>
            <thead>
              <tr>
                <th scope="col">{say(IMPORT.row)}</th>
                {headings.map((heading) => (
                  <th key={heading} scope="col">
                    {heading}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {data?.rows
                .filter(({ row }) => asked.includes(row))
                .map((row) => (
                  <CheckRow
                    key={row.row}
                    row={row}
                    {...{ headings, edits, onEdit }}
                    all={data.headings}
                    faults={result.faults.filter((fault) => fault.row === row.row)}
                  />
                ))}
            </tbody>
          </table>
        </section>
      )}
      {pages > 1 && <Pagination text={rangeText(shown, say)} page={page} pages={pages} onPage={setPage} />}
    </Card>
  );
}

const SHOWN = 25;

function rowsBelow(headingRow: number, rowCount: number): number[] {
  return Array.from({ length: Math.max(0, rowCount - headingRow) }, (_, place) => headingRow + 1 + place);
}
