import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type CSSProperties, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Segments } from '#ui/actions/segments.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Pagination } from '#ui/list/pagination.tsx';
import { Card } from '#ui/show/card.tsx';
import { useSay } from '../i18n/language.tsx';
import { rangeText } from '../list/page-range.ts';
import { CheckRow, cellId } from './check-row.tsx';
import classes from './import.module.css';
import { IMPORT } from './import.words.ts';
import {
  type DryRun,
  type Edit,
  type ImportChoice,
  ROWS_OF_IMPORT,
  rowsOfImport,
  type SavedImport,
  type ShownRow,
} from './import-calls.ts';
import type { FaultWalk } from './use-fault-walk.ts';

export interface CheckGridProps {
  kept: SavedImport;
  choice: ImportChoice;
  result: DryRun;
  edits: readonly Edit[];
  walk: FaultWalk;
  onEdit: (edits: readonly Edit[]) => void;
  /** A cell was left. */
  onLeave: () => void;
}

/**
 * The rows of the sheet with every cell open to be corrected: those at fault alone, or all of them. A row that was
 * corrected stays among the faulty ones, so that nothing moves under the hand of whoever goes from cell to cell.
 */
export function CheckGrid({ kept, choice, result, edits, walk, onEdit, onLeave }: CheckGridProps) {
  const say = useSay();
  const faulty = [...new Set(result.faults.map(({ row }) => row))];
  const touched = new Set([...faulty, ...edits.map(({ row }) => row)]);
  const [only, setOnly] = useState<'faulty' | 'all'>(faulty.length > 0 ? 'faulty' : 'all');
  const [at, setPage] = useState(1);
  const sheet = kept.sheets.find(({ name }) => name === choice.sheet);
  const left = new Set(choice.leave_out);
  const numbers =
    only === 'faulty'
      ? [...touched].filter((row) => !left.has(row)).sort((one, other) => one - other)
      : (choice.only ?? rowsBelow(choice.heading_row, sheet?.row_count ?? 0)).filter((row) => !left.has(row));
  const pages = Math.max(1, Math.ceil(numbers.length / SHOWN));
  const page = Math.min(at, pages);
  const asked = numbers.slice((page - 1) * SHOWN, page * SHOWN);
  const { data } = useQuery({
    queryKey: [ROWS_OF_IMPORT, kept.id, choice.sheet, choice.heading_row, choice.edits, asked.join()],
    queryFn: () => rowsOfImport(kept.id, asked),
    enabled: asked.length > 0,
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  const { headings, nameHeading, aim } = walk;
  const rows = (data?.rows ?? []).filter(({ row }) => asked.includes(row));
  const widths = widthsOf(headings, data?.headings ?? [], rows, edits);
  const nameWidth = nameHeading === undefined ? 0 : Math.min(widths[0] ?? 0, WIDEST_NAME);
  const turnTo = useEffectEvent((row: number) => {
    const place = numbers.indexOf(row);
    if (place >= 0) setPage(Math.floor(place / SHOWN) + 1);
  });
  useEffect(() => {
    if (aim) turnTo(aim.spot.row);
  }, [aim]);
  const reached = useRef(aim);
  // The row may come only after its page has been asked for.
  useEffect(() => {
    if (!aim || reached.current === aim) return;
    const cell = document.getElementById(cellId(aim.spot.row, headings.indexOf(aim.spot.heading)));
    if (!cell) return;
    reached.current = aim;
    cell.focus({ preventScroll: true });
    cell.scrollIntoView({ block: 'center', inline: 'nearest' });
  });
  const shown = { limit: SHOWN, current_page: page, total: numbers.length, data: asked };
  const label = say(only === 'faulty' ? IMPORT.faults : IMPORT.rows);
  return (
    <Card
      title={label}
      note={say(IMPORT.editHere)}
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
      {only === 'faulty' && numbers.length === 0 ? (
        <EmptyState icon="success" title={say(IMPORT.allGood)} />
      ) : (
        <section className={classes.scroll} aria-label={label}>
          <table
            className={classes.grid}
            aria-label={label}
            data-named={nameHeading === undefined ? undefined : true}
            style={{ '--name-letters': nameWidth } as CSSProperties}
          >
            <thead>
              <tr>
                <th scope="col">{say(IMPORT.row)}</th>
                {headings.map((heading) => (
                  <th key={heading} scope="col" data-name={heading === nameHeading || undefined}>
                    {heading}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <CheckRow
                  key={row.row}
                  row={row}
                  {...{ headings, nameHeading, widths, edits, onEdit, onLeave }}
                  onEnter={walk.stand}
                  isChecked={edits === choice.edits}
                  all={data?.headings ?? []}
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

/** Letters that a cell has room for at least, and at most. */
const [NARROWEST, WIDEST] = [7, 38];

/** Of the column that stays beside the others: it leaves them the greater part. */
const WIDEST_NAME = 24;

/** How many letters each column takes, so that no cell hides what stands in it. */
function widthsOf(
  headings: readonly string[],
  all: readonly string[],
  rows: readonly ShownRow[],
  edits: readonly Edit[],
): readonly number[] {
  return headings.map((heading) => {
    const place = all.indexOf(heading);
    const typed = edits.filter((edit) => edit.heading === heading).map(({ text }) => text.length);
    const lengths = rows.map(({ cells }) => cells[place]?.length ?? 0);
    return Math.min(WIDEST, Math.max(NARROWEST, ...lengths, ...typed));
  });
}

function rowsBelow(headingRow: number, rowCount: number): number[] {
  return Array.from({ length: Math.max(0, rowCount - headingRow) }, (_, place) => headingRow + 1 + place);
}
