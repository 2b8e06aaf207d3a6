import classes from '../../paper/paper.module.css';
import { PaperTable } from '../../paper/paper-table.tsx';
import type { RecordProps } from '../status-of.tsx';
import { lineId, useShownLines } from '../use-shown-lines.tsx';

/** Lines of a record on paper, every value that they keep, under their name. */
export function LinesOnPaper(props: RecordProps & { fieldKey: string }) {
  const { title, lines, parts } = useShownLines(props);
  return (
    <section className={classes.part}>
      <h3>{title}</h3>
      <PaperTable columns={parts} rows={lines} rowId={lineId} />
    </section>
  );
}
