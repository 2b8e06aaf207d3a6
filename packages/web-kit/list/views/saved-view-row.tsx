import { useState } from 'react';
import type { AnyEntity } from '#core/define-entity.ts';
import type { ListView } from '#core/list-view.ts';
import { Button } from '#ui/actions/button.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { Menu, type MenuAction } from '#ui/actions/menu.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { PickRow } from '#ui/list/pick-rows.tsx';
import { useSay } from '../../i18n/language.tsx';
import { useMay } from '../../user/current-user.tsx';
import type { ListColumns } from '../use-list-columns.ts';
import type { ListAddress } from '../use-list-state.ts';
import { showsView, standOfList } from './stand-of-list.ts';
import { type SavedView, useSaveView } from './view-calls.ts';
import { VIEWS } from './views.words.ts';

export interface SavedViewRowProps {
  entity: AnyEntity;
  address: ListAddress;
  columns: ListColumns;
  kept: SavedView;
  show: (view: ListView) => void;
}

/** One view with what may be done with it; a shared one of somebody else is only shown without the right to share. */
export function SavedViewRow({ entity, address, columns, kept, show }: SavedViewRowProps) {
  const say = useSay();
  const may = useMay();
  const { change, drop, running } = useSaveView(entity);
  const [name, setName] = useState<string | null>(null);
  const shares = may('share_list_views');
  const isFirst = columns.taste.first?.id === kept.id;
  const changes = kept.is_own || shares;
  const put = (part: Partial<SavedView>) => void change({ ...kept, ...part });
  const items: MenuAction[] = [
    {
      key: 'first',
      title: say(isFirst ? VIEWS.notFirst : VIEWS.first),
      onPress: () => columns.openWith(isFirst ? null : { id: kept.id, view: kept.view }),
    },
    ...(changes && (!kept.is_shared || shares)
      ? [
          { key: 'rename', title: say(VIEWS.rename), onPress: () => setName(kept.name) },
          {
            key: 'replace',
            title: say(VIEWS.replace),
            onPress: () => put({ view: standOfList(address, columns) }),
          },
        ]
      : []),
    ...(shares || (kept.is_own && kept.is_shared)
      ? [
          {
            key: 'share',
            title: say(kept.is_shared ? VIEWS.unshare : VIEWS.share),
            onPress: () => put({ is_shared: !kept.is_shared }),
          },
        ]
      : []),
  ];
  const danger: MenuAction[] = changes
    ? [
        {
          key: 'delete',
          title: say(VIEWS.delete),
          icon: 'delete',
          danger: true,
          onPress: () => void drop(kept),
        },
      ]
    : [];
  const more = say(VIEWS.more, { name: kept.name });
  if (name !== null)
    return (
      <PickRow
        edit={
          <TextInput
            label={say(VIEWS.name)}
            labelHidden
            autoFocus
            value={name}
            onChange={setName}
            maxLength={60}
          />
        }
        end={
          <Button
            size="s"
            loading={running}
            disabled={name.trim() === ''}
            onClick={() =>
              void change({ ...kept, name: name.trim() }).then((isDone) => isDone && setName(null))
            }
          >
            {say(VIEWS.save)}
          </Button>
        }
      />
    );
  return (
    <PickRow
      title={kept.name}
      {...(isFirst ? { hint: say(VIEWS.opensWith) } : {})}
      chosen={showsView(address, kept.view, entity)}
      onPick={() => show(kept.view)}
      end={
        <Menu
          label={more}
          width={280}
          inDrawer
          trigger={<IconButton icon="more" size="s" name={more} aria-haspopup="menu" />}
          sections={[
            { key: 'view', items },
            ...(danger.length > 0 ? [{ key: 'danger', items: danger }] : []),
          ]}
        />
      }
    />
  );
}
