import type { ReactNode } from 'react';
import classes from './statement-table.module.css';
import wide from './statement-wide.module.css';

export interface StatementLine {
  key: string;
  title: ReactNode;
  /** One text per figure column; `0` is written quietly. */
  figures: readonly string[];
  /** Good or bad for the business, per figure column. */
  tones?: readonly ('good' | 'bad' | 'soft' | undefined)[];
}

export interface StatementGroup {
  key: string;
  title?: ReactNode;
  lines: readonly StatementLine[];
  total?: StatementLine;
}

export interface StatementTableProps {
  /** Names the table for screen readers. */
  label: string;
  /** Head of the first column, with the currency: `Account, TZS`. */
  head: string;
  /** Heads of the figure columns: `Debit`, `Credit`. */
  columns: readonly string[];
  /** What the columns belong to, above their heads: `Before`, `In the period`. */
  spans?: readonly { title: string; columns: number }[];
  groups: readonly StatementGroup[];
  /** The result, under a heavy line in the largest figure. */
  result?: StatementLine;
  /** In a dialog figures stand close to what they are of. */
  narrow?: boolean;
}

/** So many figures leave a name no room beside them: it stands above them, on any phone or only on a narrow one. */
const STACKED: Readonly<Record<number, 'phone' | 'narrow'>> = { 2: 'narrow', 3: 'phone' };

/** More figures than this scroll beside the names, which stay in sight. */
const MOST_BESIDE = 4;

/** A report of accounts: groups, their lines, totals with a line above and the result below all. */
export function StatementTable({ label, head, columns, spans, groups, result, narrow }: StatementTableProps) {
  return (
    <section
      className={classes.scroll}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: without links inside, only focus lets the keyboard scroll it
      tabIndex={0}
    >
      <table
        className={[classes.statement, (spans || columns.length > MOST_BESIDE) && wide.wide]
          .filter(Boolean)
          .join(' ')}
        data-narrow={narrow || undefined}
        data-months={(!spans && columns.length > MOST_BESIDE) || undefined}
        data-many={(!spans && columns.length > 2) || undefined}
        data-stacked={spans ? undefined : STACKED[columns.length]}
        aria-label={label}
      >
        <Head {...{ head, columns, spans }} />
        {groups.map((group) => (
          <tbody key={group.key}>
            {group.title && (
              <tr className={classes.group}>
                <th scope="colgroup" colSpan={columns.length + 1}>
                  {group.title}
                </th>
              </tr>
            )}
            {group.lines.map((line) => (
              <Line key={line.key} line={line} kind={group.title ? 'line' : 'plain'} />
            ))}
            {group.total && <Line line={group.total} kind="total" />}
          </tbody>
        ))}
        {result && (
          <tfoot>
            <Line line={result} kind="result" />
          </tfoot>
        )}
      </table>
    </section>
  );
}

function Head({ head, columns, spans }: Pick<StatementTableProps, 'head' | 'columns' | 'spans'>) {
  return (
    <thead>
      {spans && (
        <tr>
          <th scope="col" rowSpan={2} className={wide.name}>
            {head}
          </th>
          {spans.map((span) => (
            <th key={span.title} scope="colgroup" colSpan={span.columns} className={wide.span}>
              {span.title}
            </th>
          ))}
        </tr>
      )}
      <tr>
        {!spans && <th scope="col">{head}</th>}
        {columns.map((column, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a statement never move
          <th key={index} scope="col" className={spans && wide.under}>
            {column}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function Line({ line, kind }: { line: StatementLine; kind: 'line' | 'plain' | 'total' | 'result' }) {
  return (
    <tr className={classes[kind]}>
      <th scope="row">{line.title}</th>
      {line.figures.map((figure, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a statement never move
        <td key={index} data-tone={line.tones?.[index]} data-zero={figure === '0' || undefined}>
          {figure}
        </td>
      ))}
    </tr>
  );
}
