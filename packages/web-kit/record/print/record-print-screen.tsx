import { useQueries, useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import type { AnyEntity } from '#core/define-entity.ts';
import { ListSkeleton } from '#ui/feedback/skeletons.tsx';
import { queriesOf, type WireRow } from '../../api/queries.ts';
import { FORM } from '../../form/form.words.ts';
import { useSay } from '../../i18n/language.tsx';
import { usePaidBy } from '../../page/use-paid-by.ts';
import { PaperScreen } from '../../paper/paper-screen.tsx';
import type { Turn } from '../../paper/paper-sheet.tsx';
import { RecordNotLoaded } from '../../screens/record-not-loaded.tsx';
import { useEntityWords } from '../../screens/registry.tsx';
import { relatedRows } from '../related-rows.ts';
import { titleOf } from '../title-of.ts';
import { useRelated } from '../use-related.ts';
import type { ViewFrame } from '../view-frame.ts';
import { hasPaper, RecordPaper } from './record-paper.tsx';

/** So many rows of each list that belongs to the record; whoever needs more prints the list itself. */
const ROWS_OF_EACH = 100;

interface RecordPrintProps {
  entity: AnyEntity;
  id: string;
  Own: ViewFrame['Paper'];
}

/** A record as it will lie on paper, with the newest of what belongs to it. */
export default function RecordPrintScreen({ entity, id, Own }: RecordPrintProps) {
  const record = useQuery(queriesOf(entity).one(id));
  // Cells of lists are fetched where they are first shown; until they are there, nothing can be printed.
  if (record.data)
    return (
      <Suspense fallback={<ListSkeleton />}>
        <Loaded entity={entity} row={record.data} Own={Own} />
      </Suspense>
    );
  if (!record.isError) return <ListSkeleton />;
  return (
    <RecordNotLoaded
      {...{ entity, error: record.error, retrying: record.isFetching }}
      onRetry={() => void record.refetch()}
    />
  );
}

function Loaded({ entity, row, Own }: Omit<RecordPrintProps, 'id'> & { row: WireRow }) {
  const say = useSay();
  const words = useEntityWords(entity);
  const [turn, setTurn] = useState<Turn>('portrait');
  // What belongs to a document is no part of its paper.
  const belonging = useRelated(entity);
  const related = hasPaper(entity) ? [] : belonging;
  const found = useQueries({ queries: related.map((one) => relatedRows(one, row.id, 1, ROWS_OF_EACH)) });
  const lists = related.flatMap((one, index) => {
    const page = found[index]?.data;
    return page ? [{ related: one, page }] : [];
  });
  const payments = usePaidBy({ entity, row });
  const title = titleOf({ entity, row, words });
  return (
    <PaperScreen
      title={title}
      back={{ href: `${entity.screens.view}?id=${row.id}`, name: say(FORM.backTo, { many: title }) }}
      turn={turn}
      onTurn={setTurn}
      isReady={lists.length === related.length && !payments.some(({ isPending }) => isPending)}
    >
      <RecordPaper {...{ entity, row, words, turn, lists, payments, Own }} />
    </PaperScreen>
  );
}
