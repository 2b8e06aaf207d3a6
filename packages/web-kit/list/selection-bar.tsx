import { lazy, Suspense, useState } from 'react';
import type { AnyEntity } from '#core/define-entity.ts';
import type { ListPage } from '#core/list-state.ts';
import { BulkBar } from '#ui/list/bulk-bar.tsx';
import { sayCounted } from '../i18n/counted.ts';
import { useSay } from '../i18n/language.tsx';
import { verbIcon } from '../record/verb-icon.ts';
import { loadScreen } from '../screens/load-screen.ts';
import { useEntityWords } from '../screens/registry.tsx';
import { PHONE, useMedia } from '../screens/use-media.ts';
import { BULK } from './bulk/bulk.words.ts';
import { useBulkActions } from './bulk-actions.ts';
import { LIST_KEYS } from './keys.words.ts';
import { LIST, SELECTED } from './list.words.ts';
import { totalText } from './page-range.ts';
import { useExport } from './use-export.ts';
import type { ListAddress } from './use-list-state.ts';
import type { useSelection } from './use-selection.ts';

const BulkStepDialog = lazy(loadScreen('bulk-step', () => import('./bulk/bulk-step-dialog.tsx')));
const BulkEditDrawer = lazy(loadScreen('bulk-edit', () => import('./bulk/bulk-edit-drawer.tsx')));

export interface SelectionBarProps {
  entity: AnyEntity;
  address: ListAddress;
  page: ListPage;
  selection: ReturnType<typeof useSelection>;
  deleting: boolean;
  onDelete: () => void;
}

/** What can be done with the selected rows; all of the list is offered once the whole page is selected. */
export function SelectionBar({ entity, address, page, selection, deleting, onDelete }: SelectionBarProps) {
  const say = useSay();
  const { many, transitions = {} } = useEntityWords(entity);
  const { selected, selectAll, gathering, clear } = selection;
  const phone = useMedia(PHONE);
  const { edits, exports, deletes, steps } = useBulkActions(entity);
  const { exportRows, running } = useExport(entity, address);
  const [editing, setEditing] = useState(false);
  const [step, setStep] = useState<string | null>(null);
  const titles = new Map(page.data.map((row) => [String(row.id), String(row[entity.title] ?? '')]));
  const wholePage = page.data.every((row) => selected.has(String(row.id)));
  return (
    <>
      <BulkBar
        label={say(LIST.selectedRows, { many: many.toLowerCase() })}
        text={sayCounted(say, SELECTED, selected.size)}
        {...(wholePage && page.total > selected.size
          ? { all: { title: say(LIST.selectAll, { n: totalText(page) }), onPress: () => void selectAll() } }
          : {})}
        actions={[
          ...steps.flatMap((name) => {
            const said = transitions[name];
            return said
              ? [
                  {
                    key: name,
                    title: said.button,
                    icon: verbIcon(name, false),
                    loading: gathering,
                    onPress: () => setStep(name),
                  },
                ]
              : [];
          }),
          ...(edits
            ? [
                {
                  key: 'edit',
                  title: say(BULK.edit),
                  icon: 'edit' as const,
                  loading: gathering,
                  onPress: () => setEditing(true),
                },
              ]
            : []),
          ...(exports
            ? [
                {
                  key: 'export',
                  title: say(LIST.export),
                  icon: 'export' as const,
                  keys: LIST_KEYS.excel,
                  loading: running || gathering,
                  onPress: () => void exportRows([...selected]),
                },
              ]
            : []),
          ...(deletes
            ? [
                {
                  key: 'delete',
                  title: say(LIST.delete),
                  icon: 'delete' as const,
                  keys: LIST_KEYS.delete,
                  danger: true,
                  loading: deleting || gathering,
                  onPress: onDelete,
                },
              ]
            : []),
        ]}
        onClear={clear}
      />
      {step !== null && (
        <Suspense>
          <BulkStepDialog
            {...{ entity, titles }}
            name={step}
            ids={[...selected]}
            onClose={() => {
              setStep(null);
              clear();
            }}
          />
        </Suspense>
      )}
      {editing && (
        <Suspense>
          <BulkEditDrawer {...{ entity, phone }} ids={[...selected]} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </>
  );
}
