import type { AnyEntity } from '#core/define-entity.ts';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { Menu, type MenuAction } from '#ui/actions/menu.tsx';
import type { WireRow } from '../api/queries.ts';
import { useSay } from '../i18n/language.tsx';
import { formAddress, rowAddress } from '../screens/addresses.ts';
import { useRegistry } from '../screens/registry.tsx';
import { useMay } from '../user/current-user.tsx';
import { LIST_KEYS } from './keys.words.ts';
import { LIST } from './list.words.ts';

export interface RowActionsProps {
  entity: AnyEntity;
  row: WireRow;
  onDelete: (row: WireRow) => void;
}

/** The pencil and the rest behind dots; what the user may not do is absent. */
export function RowActions({ entity, row, onDelete }: RowActionsProps) {
  const say = useSay();
  const may = useMay();
  const registry = useRegistry();
  const name = String(row[entity.title] ?? '');
  const items: MenuAction[] = [];
  const view = rowAddress(entity, row, registry, may);
  if (view) items.push({ key: 'open', title: say(LIST.open), icon: 'right', href: view });
  if (mayDelete(entity, may))
    items.push({
      key: 'delete',
      title: say(LIST.delete),
      icon: 'delete',
      danger: true,
      onPress: () => onDelete(row),
    });
  return (
    <>
      {mayModify(entity, may) && (
        <IconButton
          icon="edit"
          name={say(LIST.edit, { name })}
          href={formAddress(entity, row.id)}
          aria-keyshortcuts={LIST_KEYS.editRow}
        />
      )}
      {items.length > 0 && (
        <Menu
          label={say(LIST.more, { name })}
          trigger={<IconButton icon="more" name={say(LIST.more, { name })} aria-haspopup="menu" />}
          sections={[{ key: 'row', items }]}
        />
      )}
    </>
  );
}

export function mayModify(entity: AnyEntity, may: (right: string) => boolean): boolean {
  return entity.calls.includes('update') && !entity.ledger && may(entity.permissions.modify);
}

export function mayDelete(entity: AnyEntity, may: (right: string) => boolean): boolean {
  return entity.calls.includes('delete') && !entity.ledger && may(entity.permissions.delete);
}
