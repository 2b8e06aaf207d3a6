import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { AnyEntity } from '#core/define-entity.ts';
import { stateOf } from '#core/define-states.ts';
import { Button } from '#ui/actions/button.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { Menu, type MenuSection } from '#ui/actions/menu.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { commandsOf, useCommand } from '../api/commands.ts';
import { problemText } from '../api/problem-text.ts';
import type { WireRow } from '../api/queries.ts';
import { useSay } from '../i18n/language.tsx';
import { DeleteDialog, type Doomed } from '../list/delete-dialogs.tsx';
import { noteDeleted } from '../list/deleted-lately.ts';
import { rememberedList } from '../list/list-memory.ts';
import { RefusedDialog } from '../list/refused-dialog.tsx';
import { mayDelete, mayModify } from '../list/row-actions.tsx';
import { type RefusedRow, refusedRows } from '../list/use-bulk-delete.ts';
import { PAPER } from '../paper/paper.words.ts';
import { formAddress, listAddress } from '../screens/addresses.ts';
import { useGoBack } from '../screens/go-back.ts';
import { useMay } from '../user/current-user.tsx';
import { RecordTransitions } from './record-transitions.tsx';
import type { RecordProps } from './status-of.tsx';
import { VIEW } from './view.words.ts';
import type { ViewFrame } from './view-frame.ts';

export interface RecordActionsProps extends RecordProps {
  Own: ViewFrame['Actions'];
  /** Whether it lies on paper like every other record. */
  prints: boolean;
  /** Its own actions make its transitions. */
  ownTransitions: boolean;
}

/** What one may do with the record that is open: printing and deleting behind dots, what is its own, and editing last. */
export function RecordActions({ entity, row, words, Own, prints, ownTransitions }: RecordActionsProps) {
  const say = useSay();
  const may = useMay();
  const list = listAddress(entity, rememberedList(entity.screens.list));
  const goBack = useGoBack(list);
  const navigate = useNavigate();
  const [doomed, setDoomed] = useState<Doomed | null>(null);
  const [refused, setRefused] = useState<readonly RefusedRow[] | null>(null);
  const removal = useCommand(entity, commandsOf(entity).remove);
  const remove = async () => {
    setDoomed(null);
    try {
      showToast({ tone: 'success', title: await removal.mutateAsync(row.id) });
      if (!entity.restorable) return goBack();
      // Its list alone offers it back, and the page of what is gone is none to come back to.
      noteDeleted(entity.name, [row.id]);
      await navigate({ to: list, replace: true });
    } catch (error) {
      const rows = refusedRows(error);
      if (rows) setRefused(rows);
      else showToast({ tone: 'error', title: problemText(error, say) });
    }
  };
  const deletion = {
    key: 'delete',
    title: say(VIEW.deleteOne, { one: words.lower }),
    icon: 'delete' as const,
    danger: true,
    onPress: () => setDoomed({ ids: [row.id], name: String(row[entity.title] ?? words.one) }),
  };
  const printing = {
    key: 'print',
    title: say(PAPER.print),
    icon: 'print' as const,
    href: `${entity.screens.view}?id=${row.id}&print=1`,
  };
  const sections: MenuSection[] = [
    ...(prints ? [{ key: 'print', items: [printing] }] : []),
    ...(mayDelete(entity, may) && stateOf(entity, row)?.deleted !== 'no'
      ? [{ key: 'delete', items: [deletion] }]
      : []),
  ];
  return (
    <>
      {sections.length > 0 && (
        <Menu
          label={say(VIEW.more)}
          trigger={<IconButton icon="more" kind="secondary" name={say(VIEW.more)} aria-haspopup="menu" />}
          sections={sections}
        />
      )}
      {Own && <Own {...{ entity, row, words }} />}
      {!ownTransitions && <RecordTransitions {...{ entity, row, words }} />}
      {mayModify(entity, may) && isChangeable(entity, row) && (
        // What comes next in the life of a document, or with a party, is its primary button, and that is not to change it.
        <Button
          kind={entity.states || entity.page ? 'secondary' : 'primary'}
          icon="edit"
          href={formAddress(entity, row.id)}
        >
          {say(VIEW.edit)}
        </Button>
      )}
      <DeleteDialog
        {...{ entity, doomed }}
        onCancel={() => setDoomed(null)}
        onConfirm={() => void remove()}
      />
      {refused && (
        <RefusedDialog
          {...{ entity, rows: refused, asked: [row.id] }}
          onClose={() => setRefused(null)}
          onDeleteOthers={() => setRefused(null)}
        />
      )}
    </>
  );
}

/** Whether the state of a document leaves anything of its form open. */
function isChangeable(entity: AnyEntity, row: WireRow): boolean {
  const open = stateOf(entity, row)?.open ?? 'all';
  return open === 'all' || open.length > 0;
}
