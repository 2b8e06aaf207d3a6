import type { AnyEntity } from '#core/define-entity.ts';
import type { ListPage } from '#core/list-state.ts';
import { BulkBar } from '#ui/list/bulk-bar.tsx';
import { sayCounted } from '../i18n/counted.ts';
import { useSay } from '../i18n/language.tsx';
import { useEntityWords } from '../screens/registry.tsx';
import { useMay } from '../user/current-user.tsx';
import { LIST, SELECTED } from './list.words.ts';
import { totalText } from './page-range.ts';
import { mayDelete } from './row-actions.tsx';
import type { useSelection } from './use-selection.ts';

export interface SelectionBarProps {
  entity: AnyEntity;
  page: ListPage;
  selection: ReturnType<typeof useSelection>;
  deleting: boolean;
  onDelete: () => void;
}

/** What can be done with the selected rows; all of the list is offered once the whole page is selected. */
export function SelectionBar({ entity, page, selection, deleting, onDelete }: SelectionBarProps) {
  const say = useSay();
  const may = useMay();
  const { many } = useEntityWords(entity);
  const { selected, selectAll, gathering, clear } = selection;
  const wholePage = page.data.every((row) => selected.has(String(row.id)));
  return (
    <BulkBar
      label={say(LIST.selectedRows, { many: many.toLowerCase() })}
      text={sayCounted(say, SELECTED, selected.size)}
      {...(wholePage && page.total > selected.size
        ? { all: { title: say(LIST.selectAll, { n: totalText(page) }), onPress: () => void selectAll() } }
        : {})}
      actions={
        mayDelete(entity, may)
          ? [
              {
                key: 'delete',
                title: say(LIST.delete),
                icon: 'delete',
                danger: true,
                loading: deleting || gathering,
                onPress: onDelete,
              },
            ]
          : []
      }
      onClear={clear}
    />
  );
}
