import type { AnyEntity } from '#core/define-entity.ts';
import { BulkBar } from '#ui/list/bulk-bar.tsx';
import { sayCounted } from '../i18n/counted.ts';
import { useSay } from '../i18n/language.tsx';
import { useEntityWords } from '../screens/registry.tsx';
import { DELETE, DELETED } from './delete.words.ts';
import { LIST_KEYS } from './keys.words.ts';
import type { useBulkDelete } from './use-bulk-delete.ts';

export interface UndoBarProps {
  entity: AnyEntity;
  bulk: ReturnType<typeof useBulkDelete>;
}

/** What was deleted just now comes back with one press; a toast is gone before anybody has seen his mistake. */
export function UndoBar({ entity, bulk: { deleted, running, undo, forget } }: UndoBarProps) {
  const say = useSay();
  const { many } = useEntityWords(entity);
  if (deleted.length === 0) return null;
  return (
    <BulkBar
      label={say(DELETE.lately, { many })}
      text={sayCounted(say, DELETED, deleted.length)}
      actions={[
        {
          key: 'undo',
          title: say(DELETE.undo),
          icon: 'undo',
          keys: LIST_KEYS.undo,
          loading: running,
          onPress: () => void undo(),
        },
      ]}
      onClear={forget}
    />
  );
}
