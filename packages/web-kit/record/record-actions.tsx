import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { AnyEntity } from '#core/define-entity.ts';
import { isUndoing, stateOf } from '#core/define-states.ts';
import { deletionOf } from '#core/first-undone.ts';
import { Button } from '#ui/actions/button.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { Menu, type MenuAction, type MenuSection } from '#ui/actions/menu.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { commandsOf, useCommand } from '../api/commands.ts';
import type { WireRow } from '../api/queries.ts';
import { useQuestion } from '../api/use-question.ts';
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
import { PHONE, useMedia } from '../screens/use-media.ts';
import { useMay } from '../user/current-user.tsx';
import { editTitle } from './edit-title.ts';
import { StepQuestion, type Steps, TransitionButton, useSteps } from './record-transitions.tsx';
import type { RecordProps } from './status-of.tsx';
import { useBarred } from './use-barred.ts';
import { verbIcon } from './verb-icon.ts';
import { VIEW } from './view.words.ts';
import type { ViewFrame } from './view-frame.ts';

export interface RecordActionsProps extends RecordProps {
  Own: ViewFrame['Actions'];
  Pay: ViewFrame['Pay'];
  useMore?: ViewFrame['useMore'];
  /** Whether it lies on paper like every other record. */
  prints: boolean;
  /** Its own actions make its transitions. */
  ownTransitions: boolean;
}

/**
 * What one may do with the record that is open: printing and deleting behind dots, what is its own, and editing last. Of a
 * document what it waits for stands last, and behind the dots what takes it back and what of it is still open to change.
 */
export function RecordActions({
  entity,
  row,
  words,
  Own,
  Pay,
  useMore = useNothing,
  prints,
  ownTransitions,
}: RecordActionsProps) {
  const say = useSay();
  const may = useMay();
  const list = listAddress(entity, rememberedList(entity.screens.list));
  const goBack = useGoBack(list);
  const navigate = useNavigate();
  const deleting = useQuestion<Doomed>();
  const [refused, setRefused] = useState<readonly RefusedRow[] | null>(null);
  const removal = useCommand(entity, commandsOf(entity).remove);
  const remove = async () => {
    const tellsRows = (error: unknown) => {
      const rows = refusedRows(error);
      if (rows) setRefused(rows);
      return rows !== undefined;
    };
    const isDone = await deleting.run(
      async () => showToast({ tone: 'success', title: await removal.mutateAsync(row.id) }),
      tellsRows,
    );
    if (!isDone) return;
    if (!entity.restorable) return goBack();
    // Its list alone offers it back, and the page of what is gone is none to come back to.
    noteDeleted(entity.name, [row.id]);
    await navigate({ to: list, replace: true });
  };
  const allBarred = useBarred({ entity, row });
  const way = deletionOf(entity, row, may);
  // What is deleted by way of its void waits for what that waits for.
  const before = typeof way === 'object' && allBarred.find(({ name }) => name === way.first);
  const deletion: MenuAction = {
    key: 'delete',
    title: say(VIEW.deleteOne, { one: words.lower }),
    icon: 'delete',
    danger: true,
    ...(before ? { note: before.first, disabled: true } : {}),
    onPress: () => deleting.ask({ ids: [row.id], name: String(row[entity.title] ?? words.one) }),
  };
  const printing = {
    key: 'print',
    title: say(PAPER.print),
    icon: 'print' as const,
    href: `${entity.screens.view}?id=${row.id}&print=1`,
  };
  const further = useMore(row);
  const steps = useSteps({ entity, row });
  const { step: wanted }: { step?: string } = useSearch({ strict: false });
  const [chosen, setChosen] = useState(() => beginning(wanted, steps));
  const isPaper = isDocument(entity);
  const isPhone = useMedia(PHONE);
  const edits = mayModify(entity, may) && isChangeable(entity, row);
  const isOpen = stateOf(entity, row)?.open === 'all';
  const barred = allBarred.filter(
    ({ name }) => !ownTransitions && !entity.states?.transitions[name]?.hasButton,
  );
  const { next, forward, back } = ownTransitions
    ? NO_STEPS
    : without(
        steps,
        barred.map(({ name }) => name),
      );
  // Where its own buttons say what comes next, what takes it back stands behind the dots as well.
  const isLed = Own !== undefined && entity.states !== undefined;
  const inMenu = isPaper ? [...forward.slice(MOST_BUTTONS), ...back] : isLed ? back : [];
  const asButtons = [...forward, ...back].filter((name) => !inMenu.includes(name));
  const editing = {
    key: 'edit',
    title: editTitle(entity, row, words, say),
    icon: 'edit' as const,
    href: formAddress(entity, row.id),
  };
  const lookOfStep = (name: string) => ({
    key: name,
    title: words.transitions?.[name]?.button ?? name,
    icon: verbIcon(name, isUndoing(entity, row, name)),
  });
  const stepping: MenuAction[] = inMenu.map((name) => ({
    ...lookOfStep(name),
    danger: isUndoing(entity, row, name),
    onPress: () => setChosen((before) => ({ name, round: (before?.round ?? 0) + 1 })),
  }));
  for (const { name, first } of barred) stepping.push({ ...lookOfStep(name), note: first, disabled: true });
  const waitsForNothing = next === undefined && !Own && !(Pay && Number(row.remain_amount) > 0);
  // The head of a phone has room for what is done with the document, and printing is done at a desk.
  const isPrintButton = isPaper && (waitsForNothing || !isPhone);
  // Nor has it for changing whom one deals with, beside what one does with them.
  const isEditButton = isPaper || isLed ? isOpen : !(isPhone && Own && entity.page);
  const sections: MenuSection[] = [
    ...(edits && !isEditButton ? [{ key: 'edit', items: [editing] }] : []),
    ...(further.length > 0 ? [{ key: 'further', items: further }] : []),
    ...(stepping.length > 0 ? [{ key: 'steps', items: stepping }] : []),
    ...(prints && !isPrintButton ? [{ key: 'print', items: [printing] }] : []),
    ...(mayDelete(entity, may) && way !== 'none' ? [{ key: 'delete', items: [deletion] }] : []),
  ];
  const more = sections.length > 0 && (
    <Menu
      label={say(VIEW.more)}
      trigger={<IconButton icon="more" kind="secondary" name={say(VIEW.more)} aria-haspopup="menu" />}
      sections={sections}
    />
  );
  const step = (name: string) => (
    <TransitionButton key={name} {...{ entity, row, words, name }} isNext={name === next} />
  );
  return (
    <>
      {!isPaper && more}
      {Own && <Own {...{ entity, row, words }} />}
      {asButtons.map(step)}
      {!isPaper && next && step(next)}
      {edits && isEditButton && (
        // What comes next in the life of a document, or with a party, is its primary button, and that is not to change it.
        <Button kind={entity.states || entity.page ? 'secondary' : 'primary'} icon="edit" href={editing.href}>
          {editing.title}
        </Button>
      )}
      {isPrintButton && prints && (
        <Button kind={waitsForNothing ? 'primary' : 'secondary'} icon="print" href={printing.href}>
          {printing.title}
        </Button>
      )}
      {isPaper && more}
      {isPaper && next && step(next)}
      {Pay && next === undefined && <Pay {...{ entity, row, words }} isHead />}
      {chosen && <StepQuestion key={chosen.round} {...{ entity, row, words }} name={chosen.name} />}
      <DeleteDialog {...{ entity, removal: deleting }} onConfirm={() => void remove()} />
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

/** Steps that go on, beside the one that comes next; further ones stand behind the dots. */
const MOST_BUTTONS = 1;
const NOTHING_MORE: readonly MenuAction[] = [];

function useNothing(): readonly MenuAction[] {
  return NOTHING_MORE;
}

/** A link may lead to a step of a record, such as collecting what a ticket was scanned of; only where that is what may be done now. */
function beginning(wanted: string | undefined, { next, forward }: Steps) {
  const name = [next, ...forward].find((one) => one !== undefined && one === wanted);
  return name === undefined ? undefined : { name, round: 0 };
}

/** Those that cannot be made yet are no buttons; the menu says what comes before them. */
function without({ next, forward, back }: Steps, barred: readonly string[]): Steps {
  const isFree = (name: string) => !barred.includes(name);
  return {
    next: next !== undefined && isFree(next) ? next : undefined,
    forward: forward.filter(isFree),
    back: back.filter(isFree),
  };
}

const NO_STEPS: Steps = { next: undefined, forward: [], back: [] };

/** A document has the page of one. */
export function isDocument({ page, states }: AnyEntity): boolean {
  return page !== undefined && states !== undefined;
}

/** Whether the state of a document leaves anything of its form open. */
function isChangeable(entity: AnyEntity, row: WireRow): boolean {
  const open = stateOf(entity, row)?.open ?? 'all';
  return open === 'all' || open.length > 0;
}
