import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { AnyEntity } from '#core/define-entity.ts';
import type { ListPage } from '#core/list-state.ts';
import { useLateFlag } from '#ui/feedback/late.tsx';
import { CardsSkeleton, ListSkeleton } from '#ui/feedback/skeletons.tsx';
import { FloatingAction } from '#ui/layout/floating-action.tsx';
import { Page } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { Stack } from '#ui/layout/spacing.tsx';
import { ListCard, type ListCardProps } from '#ui/list/list-card.tsx';
import { VisuallyHidden } from '#ui/show/visually-hidden.tsx';
import { queriesOf } from '../api/queries.ts';
import { BoardOrList } from '../list/board-or-list.tsx';
import { DeleteDialog } from '../list/delete-dialogs.tsx';
import { ListActions } from '../list/list-actions.tsx';
import { ListBody } from '../list/list-body.tsx';
import { ListFooter } from '../list/list-footer.tsx';
import type { ListFrame } from '../list/list-frame.ts';
import { EmptyList, ListNotLoaded, NothingFound } from '../list/list-states.tsx';
import { useListTool } from '../list/list-tool.tsx';
import { ListToolbar } from '../list/list-toolbar.tsx';
import { ListTotals } from '../list/list-totals.tsx';
import { totalText } from '../list/page-range.ts';
import { RefusedDialog } from '../list/refused-dialog.tsx';
import { SelectionBar } from '../list/selection-bar.tsx';
import { UndoBar } from '../list/undo-bar.tsx';
import { useBeginning } from '../list/use-beginning.ts';
import { useBulkDelete } from '../list/use-bulk-delete.ts';
import { useFirstView } from '../list/use-first-view.ts';
import { useListColumns } from '../list/use-list-columns.ts';
import { type ListAddress, useListState } from '../list/use-list-state.ts';
import { useSelection } from '../list/use-selection.ts';
import { useMay } from '../user/current-user.tsx';
import { useEntityWords } from './registry.tsx';
import { PHONE, useMedia } from './use-media.ts';

export interface ListScreenProps {
  entity: AnyEntity;
  onImport: () => void;
  importHref: string;
  frame?: ListFrame | undefined;
}

/** The list every entity has: search, conditions, sort, pages, selection, deleting, Excel. */
export function ListScreen({ entity, onImport, importHref, frame = {} }: ListScreenProps) {
  const words = useEntityWords(entity);
  const phone = useMedia(PHONE);
  const may = useMay();
  const address = useListState(entity);
  const columns = useListColumns(entity);
  useFirstView(entity, address, columns);
  const list = useQuery(queriesOf(entity).list(address.state, address.filters));
  const selection = useSelection(entity, address);
  const bulk = useBulkDelete(entity, selection.drop);
  const late = useLateFlag(list.isPending);
  const page = list.data;
  useLastPage(address, page);
  const beginning = useBeginning(entity, frame);
  const tool = useListTool(frame, address, phone);
  const asked = address.state.keyword !== '' || address.state.condition !== 'all' || hasAny(address.filters);
  const isEmpty = page?.total === 0 && page.data.length === 0;
  const skeleton = phone ? <CardsSkeleton /> : <ListSkeleton />;
  const body = () => {
    if (list.isError && !page)
      return (
        <ListNotLoaded
          {...{ entity, error: list.error, retrying: list.isFetching }}
          onRetry={() => void list.refetch()}
          onShowAll={asked ? () => address.change({ keyword: '', condition: 'all' }, {}) : undefined}
        />
      );
    if (!page) return late ? skeleton : null;
    if (isEmpty)
      return asked ? (
        <NothingFound {...{ entity, address }} />
      ) : (
        <EmptyList {...{ entity, address, beginning, importHref }} />
      );
    return (
      <ListBody
        {...{ entity, address, page, columns, selection, phone }}
        reloading={list.isFetching && !list.isPending}
        onDelete={(row) => bulk.deleting.ask({ ids: [row.id], name: String(row[entity.title] ?? '') })}
      />
    );
  };
  const toolbar =
    isEmpty && !asked ? null : <ListToolbar {...{ entity, address, columns, phone, page, onImport, tool }} />;
  const Frame = phone ? ListStack : ListCard;
  const { Under, board } = frame;
  const isSelecting = selection.selected.size > 0 && page;
  return (
    <Page look="fill">
      {phone && !(isEmpty && !asked) ? (
        <VisuallyHidden>
          <h1>{words.many}</h1>
        </VisuallyHidden>
      ) : (
        <PageHeader
          title={words.many}
          {...(page && !isEmpty ? { count: totalText(page) } : {})}
          chip={board && may(board.permission) && <BoardOrList at="list" other={board.href} />}
          hideActionsOnPhone
          actions={
            <ListActions
              {...{ entity, address, page, onImport, tool }}
              beginning={isEmpty && !asked ? null : beginning}
            />
          }
        />
      )}
      <Frame
        label={words.many}
        busy={list.isFetching}
        toolbar={toolbar}
        footer={
          page &&
          !isEmpty && (
            <>
              {entity.totals && <ListTotals {...{ entity, ...address }} />}
              {Under && <Under address={address} />}
              <ListFooter {...{ address, page }} />
            </>
          )
        }
        bulk={
          isSelecting ? (
            <SelectionBar
              {...{ entity, address, page, selection }}
              deleting={bulk.running}
              onDelete={() =>
                bulk.deleting.ask({
                  ids: [...selection.selected],
                  ...nameOfOnly(selection.selected, page.data, entity),
                })
              }
            />
          ) : (
            <UndoBar {...{ entity, bulk }} />
          )
        }
      >
        {body()}
      </Frame>
      {phone && beginning && !isSelecting && !isEmpty && (
        <FloatingAction icon="plus" href={beginning.href}>
          {beginning.title}
        </FloatingAction>
      )}
      {tool?.panel}
      <DeleteDialog {...{ entity, removal: bulk.deleting }} onConfirm={({ ids }) => void bulk.remove(ids)} />
      {bulk.refused && (
        <RefusedDialog
          {...{ entity, ...bulk.refused }}
          onClose={bulk.dismiss}
          onDeleteOthers={(ids) => void bulk.remove(ids)}
        />
      )}
    </Page>
  );
}

/** A page beyond the last, as after deleting all its rows, becomes the last. */
function useLastPage({ state, change }: ListAddress, page: ListPage | undefined) {
  const last = page && page.data.length === 0 && page.total > 0 ? page.total_pages : state.page;
  useEffect(() => {
    if (last < state.page) change({ page: Math.max(last, 1) });
  }, [last, state.page, change]);
}

/** On a phone nothing stands around the cards; the page itself scrolls. */
function ListStack({ label, toolbar, children, footer, bulk, busy }: ListCardProps) {
  return (
    <section aria-label={label} aria-busy={busy || undefined}>
      <Stack gap={3}>
        {toolbar}
        {children}
        {bulk}
        {footer}
      </Stack>
    </section>
  );
}

function hasAny(filters: Readonly<Record<string, string>>): boolean {
  return Object.keys(filters).length > 0;
}

/** The name of the only selected row, so that the question can name it. */
function nameOfOnly(
  selected: ReadonlySet<string>,
  rows: readonly { id: string; [key: string]: unknown }[],
  entity: AnyEntity,
) {
  const only = selected.size === 1 ? rows.find((row) => selected.has(row.id)) : undefined;
  return only ? { name: String(only[entity.title] ?? '') } : {};
}
