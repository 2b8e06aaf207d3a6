import { useQuery } from '@tanstack/react-query';
import type { AnyEntity } from '#core/define-entity.ts';
import { Late } from '#ui/feedback/late.tsx';
import { ViewSkeleton } from '#ui/feedback/skeletons.tsx';
import { Page } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { ViewLayout } from '#ui/layout/view-layout.tsx';
import { queriesOf, type WireRow } from '../api/queries.ts';
import { FORM } from '../form/form.words.ts';
import { useSay } from '../i18n/language.tsx';
import { rememberedList } from '../list/list-memory.ts';
import { RecordActions } from '../record/record-actions.tsx';
import { RecordFigures } from '../record/record-figures.tsx';
import { RecordTabs } from '../record/record-tabs.tsx';
import { StatusOf } from '../record/status-of.tsx';
import type { ViewFrame } from '../record/view-frame.ts';
import { listAddress } from './addresses.ts';
import { RecordNotLoaded } from './record-not-loaded.tsx';
import { useEntityWords } from './registry.tsx';

export interface ViewScreenProps {
  entity: AnyEntity;
  id: string;
  frame?: ViewFrame;
}

/** The view every entity has: figures, details, what happened to it; and what its own frame adds. */
export function ViewScreen({ entity, id, frame = {} }: ViewScreenProps) {
  const record = useQuery(queriesOf(entity).one(id));
  if (record.isError && !record.data)
    return (
      <RecordNotLoaded
        {...{ entity, error: record.error, retrying: record.isFetching }}
        onRetry={() => void record.refetch()}
      />
    );
  return (
    <Late
      loading={!record.data}
      skeleton={
        <Page>
          <ViewSkeleton />
        </Page>
      }
    >
      {record.data && <Opened {...{ entity, frame }} row={record.data} />}
    </Late>
  );
}

function Opened({ entity, row, frame }: { entity: AnyEntity; row: WireRow; frame: ViewFrame }) {
  const say = useSay();
  const words = useEntityWords(entity);
  const shown = { entity, row, words };
  const { Figures = RecordFigures, Cards, Side, Actions, tabs = [] } = frame;
  return (
    <Page>
      <PageHeader
        title={String(row[entity.title] ?? words.one)}
        chip={<StatusOf {...shown} />}
        back={{
          href: listAddress(entity, rememberedList(entity.screens.list)),
          name: say(FORM.backTo, { many: words.many.toLowerCase() }),
        }}
        actions={<RecordActions {...shown} Own={Actions} />}
      />
      <ViewLayout side={Side && <Side {...shown} />}>
        <Figures {...shown} />
        {Cards && <Cards {...shown} />}
        <RecordTabs {...shown} tabs={tabs} />
      </ViewLayout>
    </Page>
  );
}
