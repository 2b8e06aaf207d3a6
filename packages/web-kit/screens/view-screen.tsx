import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AnyEntity } from '#core/define-entity.ts';
import { Button } from '#ui/actions/button.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { Menu } from '#ui/actions/menu.tsx';
import { Late } from '#ui/feedback/late.tsx';
import { ViewSkeleton } from '#ui/feedback/skeletons.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { Page } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { ViewLayout } from '#ui/layout/view-layout.tsx';
import { commandsOf, useCommand } from '../api/commands.ts';
import { problemText } from '../api/problem-text.ts';
import { queriesOf, type WireRow } from '../api/queries.ts';
import { FORM } from '../form/form.words.ts';
import { useSay } from '../i18n/language.tsx';
import { DELETED } from '../list/delete.words.ts';
import { DeleteDialog, type Doomed } from '../list/delete-dialogs.tsx';
import { rememberedList } from '../list/list-memory.ts';
import { mayDelete, mayModify } from '../list/row-actions.tsx';
import { ActivityTimeline } from '../record/activity-timeline.tsx';
import { RecordDetails } from '../record/record-details.tsx';
import { RecordFigures } from '../record/record-figures.tsx';
import { StatusOf } from '../record/status-of.tsx';
import { VIEW } from '../record/view.words.ts';
import { useMay } from '../user/current-user.tsx';
import { formAddress, listAddress } from './addresses.ts';
import { useGoBack } from './go-back.ts';
import { RecordNotLoaded } from './record-not-loaded.tsx';
import { useEntityWords } from './registry.tsx';

/** The view every entity has: figures, details, what happened to it. */
export function ViewScreen({ entity, id }: { entity: AnyEntity; id: string }) {
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
      {record.data && <Opened entity={entity} row={record.data} />}
    </Late>
  );
}

function Opened({ entity, row }: { entity: AnyEntity; row: WireRow }) {
  const say = useSay();
  const may = useMay();
  const words = useEntityWords(entity);
  const list = listAddress(entity, rememberedList(entity.screens.list));
  const goBack = useGoBack(list);
  const [doomed, setDoomed] = useState<Doomed | null>(null);
  const name = String(row[entity.title] ?? words.one);
  const removal = useCommand(entity, commandsOf(entity).remove);
  const remove = async () => {
    setDoomed(null);
    try {
      await removal.mutateAsync(row.id);
      showToast({ tone: 'success', title: say(DELETED.one) });
      goBack();
    } catch (error) {
      showToast({ tone: 'error', title: problemText(error, say) });
    }
  };
  return (
    <Page>
      <PageHeader
        title={name}
        chip={<StatusOf entity={entity} row={row} words={words} />}
        back={{ href: list, name: say(FORM.backTo, { many: words.many.toLowerCase() }) }}
        actions={
          <>
            {mayDelete(entity, may) && (
              <Menu
                label={say(VIEW.more)}
                trigger={
                  <IconButton icon="more" kind="secondary" name={say(VIEW.more)} aria-haspopup="menu" />
                }
                sections={[
                  {
                    key: 'delete',
                    items: [
                      {
                        key: 'delete',
                        title: say(VIEW.deleteOne, { one: words.lower }),
                        icon: 'delete',
                        danger: true,
                        onPress: () => setDoomed({ ids: [row.id], name }),
                      },
                    ],
                  },
                ]}
              />
            )}
            {mayModify(entity, may) && (
              <Button kind="primary" icon="edit" href={formAddress(entity, row.id)}>
                {say(VIEW.edit)}
              </Button>
            )}
          </>
        }
      />
      <ViewLayout>
        <RecordFigures entity={entity} row={row} words={words} />
        <RecordDetails entity={entity} row={row} words={words} />
        <ActivityTimeline entity={entity} id={row.id} />
      </ViewLayout>
      <DeleteDialog
        {...{ entity, doomed }}
        onCancel={() => setDoomed(null)}
        onConfirm={() => void remove()}
      />
    </Page>
  );
}
