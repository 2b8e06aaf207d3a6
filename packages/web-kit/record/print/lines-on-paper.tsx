import type { ReactNode } from 'react';
import { PaperPart } from '../../paper/paper-parts.tsx';
import { PaperTable } from '../../paper/paper-table.tsx';
import type { RecordProps } from '../status-of.tsx';
import { lineId, useShownLines } from '../use-shown-lines.tsx';

/** Lines of a record on paper, every value that they keep, under their name. */
export function LinesOnPaper({ closing, ...props }: RecordProps & { fieldKey: string; closing?: ReactNode }) {
  const { title, lines, parts } = useShownLines(props);
  // What is added up stands last.
  const { left: words = [], right: figures = [] } = Object.groupBy(parts, ({ align }) => align);
  return (
    <PaperPart title={title}>
      <PaperTable columns={[...words, ...figures]} rows={lines} rowId={lineId} closing={closing} />
    </PaperPart>
  );
}
