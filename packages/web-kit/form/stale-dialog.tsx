import type { AnyEntity } from '#core/define-entity.ts';
import { Button } from '#ui/actions/button.tsx';
import { Dialog } from '#ui/feedback/dialog.tsx';
import { Stack } from '#ui/layout/spacing.tsx';
import { Facts } from '#ui/show/facts.tsx';
import type { WireRow } from '../api/queries.ts';
import { FieldCell } from '../fields/field-cell.tsx';
import { useSay } from '../i18n/language.tsx';
import { useEntityWords } from '../screens/registry.tsx';
import { FORM } from './form.words.ts';
import type { EntityForm } from './use-entity-form.ts';

export interface StaleDialogProps {
  entity: AnyEntity;
  opened: WireRow;
  newer: WireRow;
  form: EntityForm;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onClose: () => void;
}

/** Somebody else saved first: shows what they changed and keeps what was typed until the user chooses. */
export function StaleDialog({
  entity,
  opened,
  newer,
  form,
  onKeepMine,
  onTakeTheirs,
  onClose,
}: StaleDialogProps) {
  const say = useSay();
  const words = useEntityWords(entity);
  const differing = form.fields.filter(
    ({ column }) => JSON.stringify(opened[column]) !== JSON.stringify(newer[column]),
  );
  return (
    <Dialog
      opened
      onClose={onClose}
      width={560}
      title={say(FORM.staleTitle)}
      actions={
        <>
          <Button onClick={onTakeTheirs}>{say(FORM.takeTheirs)}</Button>
          <Button kind="primary" onClick={onKeepMine}>
            {say(FORM.keepMine)}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <p>{say(FORM.staleBody)}</p>
        <Facts
          items={differing.map(({ key, column }) => ({
            key,
            title: words.fields[key] ?? key,
            value:
              newer[column] === null || newer[column] === '' ? (
                say(FORM.nothing)
              ) : (
                <FieldCell entity={entity} fieldKey={key} row={newer} words={words} />
              ),
          }))}
        />
      </Stack>
    </Dialog>
  );
}
