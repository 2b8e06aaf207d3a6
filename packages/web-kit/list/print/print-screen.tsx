import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AnyEntity } from '#core/define-entity.ts';
import { LARGEST_LIMIT } from '#core/list-state.ts';
import { ListSkeleton } from '#ui/feedback/skeletons.tsx';
import { withQuery } from '../../api/client.ts';
import { queriesOf } from '../../api/queries.ts';
import { FORM } from '../../form/form.words.ts';
import { useSay } from '../../i18n/language.tsx';
import { PaperScreen } from '../../paper/paper-screen.tsx';
import type { Turn } from '../../paper/paper-sheet.tsx';
import { useEntityWords } from '../../screens/registry.tsx';
import { writeListState } from '../list-address.ts';
import { ListNotLoaded } from '../list-states.tsx';
import { useListColumns } from '../use-list-columns.ts';
import { useAskedList } from '../use-list-state.ts';
import { ListPaper } from './list-paper.tsx';

/** More columns than this stand better across the paper. */
const MOST_UPRIGHT = 7;

/** A list as it will lie on paper, with its filter; printed by the browser's own dialog. */
export default function PrintScreen({ entity }: { entity: AnyEntity }) {
  const say = useSay();
  const { many } = useEntityWords(entity);
  const { state, filters } = useAskedList(entity);
  const { shown } = useListColumns(entity);
  const [turn, setTurn] = useState<Turn>(shown.length > MOST_UPRIGHT ? 'landscape' : 'portrait');
  const list = useQuery(queriesOf(entity).list({ ...state, page: 1, limit: LARGEST_LIMIT }, filters));
  const back = withQuery(entity.screens.list, writeListState(state, filters, entity));
  return (
    <PaperScreen
      title={many}
      back={{ href: back, name: say(FORM.backTo, { many: many.toLowerCase() }) }}
      turn={turn}
      onTurn={setTurn}
      isReady={list.data !== undefined}
    >
      {list.data ? (
        <ListPaper {...{ entity, state, filters, turn }} page={list.data} />
      ) : list.isError ? (
        <ListNotLoaded
          {...{ entity, error: list.error, retrying: list.isFetching }}
          onRetry={() => void list.refetch()}
        />
      ) : (
        <ListSkeleton />
      )}
    </PaperScreen>
  );
}
