import { useQuery } from '@tanstack/react-query';
import type { AnyEntity } from '#core/define-entity.ts';
import { Late } from '#ui/feedback/late.tsx';
import { Page } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { ViewPageSkeleton } from '#ui/layout/page-skeletons.tsx';
import { ViewLayout } from '#ui/layout/view-layout.tsx';
import { queriesOf, type WireRow } from '../api/queries.ts';
import { DocumentPage } from '../page/document-page.tsx';
import { LateChip } from '../page/late-chip.tsx';
import { isDocument, RecordActions } from '../record/record-actions.tsx';
import { RecordFigures } from '../record/record-figures.tsx';
import { RecordTabs } from '../record/record-tabs.tsx';
import { type RecordProps, StatusOf } from '../record/status-of.tsx';
import { titleOf } from '../record/title-of.ts';
import type { ViewFrame } from '../record/view-frame.ts';
import { useMay } from '../user/current-user.tsx';
import { RecordNotLoaded } from './record-not-loaded.tsx';
import { useEntityWords } from './registry.tsx';
import { useWayBack } from './way-back.ts';

export interface ViewScreenProps {
  entity: AnyEntity;
  id: string;
  frame?: ViewFrame;
}

/** The view every entity has: figures, details, what happened to it; and what its own frame adds. */
export function ViewScreen({ entity, id, frame = {} }: ViewScreenProps) {
  const words = useEntityWords(entity);
  const back = useWayBack(entity);
  const record = useQuery(queriesOf(entity).one(id));
  if (record.isError && !record.data)
    return (
      <RecordNotLoaded
        {...{ entity, error: record.error, retrying: record.isFetching }}
        onRetry={() => void record.refetch()}
      />
    );
  return (
    <Late loading={!record.data} skeleton={<ViewPageSkeleton title={words.one} back={back} />}>
      {record.data && <Opened {...{ entity, frame }} row={record.data} />}
    </Late>
  );
}

function Opened({ entity, row, frame }: { entity: AnyEntity; row: WireRow; frame: ViewFrame }) {
  const words = useEntityWords(entity);
  const back = useWayBack(entity);
  const shown = { entity, row, words };
  const { Figures = RecordFigures, Cards, Side, hasSide = () => true, Actions, tabs = [] } = frame;
  const may = useMay();
  return (
    <Page>
      <PageHeader
        title={headOf(shown)}
        chip={
          <>
            <StatusOf {...shown} />
            {entity.page && <LateChip {...shown} />}
          </>
        }
        back={back}
        isDocument={isDocument(entity)}
        actions={
          <RecordActions
            {...shown}
            Own={Actions}
            Pay={frame.Pay}
            useMore={frame.useMore}
            prints={!frame.printsItself}
            ownTransitions={frame.transitsItself === true}
          />
        }
      />
      {entity.page ? (
        <DocumentPage {...shown} frame={frame} />
      ) : (
        <ViewLayout side={Side && hasSide(row, may) && <Side {...shown} />}>
          <Figures {...shown} />
          {Cards && <Cards {...shown} />}
          <RecordTabs {...shown} tabs={tabs} />
        </ViewLayout>
      )}
    </Page>
  );
}

/** A document is called by its kind and its number, anything else by what it is known by. */
function headOf(shown: RecordProps): string {
  const { entity, words } = shown;
  if (!entity.page || !entity.states) return titleOf(shown);
  const title = titleOf(shown);
  // What has no number yet is called by its kind alone.
  if (title === words.one) return title;
  return `${words.one}${entity.title === 'number' ? '' : ','} ${title}`;
}
