import { useQuery } from '@tanstack/react-query';
import type { AnyEntity } from '#core/define-entity.ts';
import { DEFAULT_LIST_STATE } from '#core/list-state.ts';
import type { ListView } from '#core/list-view.ts';
import { Drawer } from '#ui/feedback/drawer.tsx';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { Stack } from '#ui/layout/spacing.tsx';
import { PickRow, PickRows } from '#ui/list/pick-rows.tsx';
import { problemText } from '../../api/problem-text.ts';
import { useSay } from '../../i18n/language.tsx';
import type { ListColumns } from '../use-list-columns.ts';
import type { ListAddress } from '../use-list-state.ts';
import { SaveView } from './save-view.tsx';
import { SavedViewRow } from './saved-view-row.tsx';
import { askedBy, showsView } from './stand-of-list.ts';
import { viewsOf } from './view-calls.ts';
import { VIEWS } from './views.words.ts';

export interface ViewsDrawerProps {
  entity: AnyEntity;
  address: ListAddress;
  columns: ListColumns;
  phone: boolean;
  opened: boolean;
  onClose: () => void;
}

/** The views of a list: to be shown, kept, renamed, shared and forgotten. */
export default function ViewsDrawer({ entity, address, columns, phone, opened, onClose }: ViewsDrawerProps) {
  const say = useSay();
  const { data, error, isFetching, refetch } = useQuery({ ...viewsOf(entity), enabled: opened });
  const { condition, sort, order } = DEFAULT_LIST_STATE;
  const plain: ListView = {
    ...{ condition, sort, order, filters: {} },
    ...{ columns: null, density: columns.taste.density },
  };
  const show = (view: ListView) => {
    const { state, filters } = askedBy(view, entity);
    columns.apply({ density: view.density, ...(view.columns ? { columns: view.columns } : {}) });
    address.change(state, filters);
    onClose();
  };
  const row = { entity, address, columns, show };
  const groups = [
    { key: 'mine', title: say(VIEWS.mine), views: data?.filter((one) => !one.is_shared) ?? [] },
    { key: 'shared', title: say(VIEWS.shared), views: data?.filter((one) => one.is_shared) ?? [] },
  ];
  return (
    <Drawer opened={opened} onClose={onClose} title={say(VIEWS.views)} side={phone ? 'bottom' : 'right'}>
      <Stack>
        <PickRows label={say(VIEWS.views)}>
          <PickRow
            title={say(VIEWS.plain)}
            chosen={showsView(address, plain, entity)}
            onPick={() => show(plain)}
          />
        </PickRows>
        {groups.map(
          ({ key, title, views }) =>
            views.length > 0 && (
              <PickRows key={key} label={title} head={title}>
                {views.map((kept) => (
                  <SavedViewRow key={kept.id} {...row} kept={kept} />
                ))}
              </PickRows>
            ),
        )}
        {error && !data && (
          <ErrorPanel
            title={say(VIEWS.notLoaded)}
            message={problemText(error, say)}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        )}
        <SaveView {...{ entity, address, columns }} />
      </Stack>
    </Drawer>
  );
}
