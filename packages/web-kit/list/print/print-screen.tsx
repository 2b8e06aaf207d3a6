import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AnyEntity } from '#core/define-entity.ts';
import { LARGEST_LIMIT } from '#core/list-state.ts';
import { Button } from '#ui/actions/button.tsx';
import { Segments } from '#ui/actions/segments.tsx';
import { ListSkeleton } from '#ui/feedback/skeletons.tsx';
import { Page } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { withQuery } from '../../api/client.ts';
import { queriesOf } from '../../api/queries.ts';
import { FORM } from '../../form/form.words.ts';
import { useSay } from '../../i18n/language.tsx';
import { useEntityWords } from '../../screens/registry.tsx';
import { writeListState } from '../list-address.ts';
import { ListNotLoaded } from '../list-states.tsx';
import { useListColumns } from '../use-list-columns.ts';
import { useAskedList } from '../use-list-state.ts';
import classes from './list-paper.module.css';
import { ListPaper, type Turn } from './list-paper.tsx';
import { PRINT } from './print.words.ts';

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
    <Page look="fill">
      <div className={classes.tools}>
        <PageHeader
          title={say(PRINT.title, { many })}
          back={{ href: back, name: say(FORM.backTo, { many: many.toLowerCase() }) }}
          actions={
            <>
              <Segments
                label={say(PRINT.turn)}
                items={[
                  { value: 'portrait', title: say(PRINT.portrait) },
                  { value: 'landscape', title: say(PRINT.landscape) },
                ]}
                value={turn}
                onChange={(value) => setTurn(value as Turn)}
              />
              <Button kind="primary" icon="print" disabled={!list.data} onClick={() => window.print()}>
                {say(PRINT.print)}
              </Button>
            </>
          }
        />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys, too */}
      <section className={classes.desk} aria-label={say(PRINT.turn)} tabIndex={0}>
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
      </section>
    </Page>
  );
}
