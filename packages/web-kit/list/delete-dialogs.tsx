import type { AnyEntity } from '#core/define-entity.ts';
import { ConfirmDialog } from '#ui/feedback/confirm-dialog.tsx';
import type { useQuestion } from '../api/use-question.ts';
import { countText } from '../format/number.ts';
import { useSay } from '../i18n/language.tsx';
import { useEntityWords } from '../screens/registry.tsx';
import { DELETE } from './delete.words.ts';

/** What is about to be deleted: one record by its name, or several. */
export type Doomed = { ids: readonly string[]; name?: string };

export interface DeleteDialogProps {
  entity: AnyEntity;
  /** What is asked before: of what, and how it goes. */
  removal: Pick<ReturnType<typeof useQuestion<Doomed>>, 'subject' | 'question'>;
  onConfirm: (doomed: Doomed) => void;
}

/** Asked before anything is deleted, in the specification's words (§8). */
export function DeleteDialog({ entity, removal, onConfirm }: DeleteDialogProps) {
  const say = useSay();
  const words = useEntityWords(entity);
  const doomed = removal.subject;
  if (!doomed) return null;
  const n = countText(doomed.ids.length);
  const many = words.many.toLowerCase();
  const one = doomed.ids.length === 1;
  return (
    <ConfirmDialog
      {...removal.question}
      icon="delete"
      title={
        one ? say(DELETE.title, { name: doomed.name ?? words.lower }) : say(DELETE.titleMany, { n, many })
      }
      body={one ? say(DELETE.sure, { entity: words.lower }) : say(DELETE.sureMany, { n, many })}
      confirm={one ? say(DELETE.confirm, { one: words.lower }) : say(DELETE.confirmMany, { n, many })}
      onConfirm={() => onConfirm(doomed)}
    />
  );
}
