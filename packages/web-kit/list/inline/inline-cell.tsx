import { useId, useState } from 'react';
import { type AnyEntity, columnOf } from '#core/define-entity.ts';
import type { Field } from '#core/fields/kind.ts';
import { CellEditor } from '#ui/list/cell-editor.tsx';
import type { WireRow } from '../../api/queries.ts';
import { FieldCell } from '../../fields/field-cell.tsx';
import { lookOf } from '../../fields/looks.ts';
import { useLanguage, useSay } from '../../i18n/language.tsx';
import { useEntityWords } from '../../screens/registry.tsx';
import { columnTitle } from '../sort-choices.ts';
import { INLINE } from './inline.words.ts';
import { useSaveCell } from './use-save-cell.ts';

export interface InlineCellProps {
  entity: AnyEntity;
  fieldKey: string;
  field: Field;
  row: WireRow;
}

/** A value of a list that can be set where it stands; what is refused stays typed, with the reason under it. */
export function InlineCell({ entity, fieldKey, field, row }: InlineCellProps) {
  const say = useSay();
  const { language } = useLanguage();
  const words = useEntityWords(entity);
  const id = useId();
  const look = lookOf(field);
  const column = columnOf(fieldKey, field);
  const [typed, setTyped] = useState<{ value: unknown } | null>(null);
  const cell = useSaveCell(entity);
  if (!look) return null;
  const open = () => {
    cell.begin(row.version);
    setTyped({ value: look.typed(row[column], row, fieldKey) });
  };
  const close = () => setTyped(null);
  const title = columnTitle(fieldKey, words, language);
  const save = async () => {
    const wire = look.wire(typed?.value) ?? null;
    if (
      JSON.stringify(wire) === JSON.stringify(row[column] ?? null) ||
      (await cell.save(row.id, column, wire))
    )
      close();
  };
  return (
    <CellEditor
      label={say(INLINE.of, { field: title, name: String(row[entity.title] ?? '') })}
      opened={typed !== null}
      onOpen={open}
      onCancel={close}
      onSave={() => void save()}
      save={say(INLINE.save)}
      saving={cell.saving}
      {...(look.align ? { align: look.align } : {})}
      input={
        typed && (
          <look.Input
            id={id}
            {...{ field, fieldKey, words }}
            label={title}
            optional={false}
            error={cell.error}
            value={typed.value}
            onChange={(value) => setTyped({ value })}
            onBlur={() => undefined}
          />
        )
      }
    >
      <FieldCell {...{ entity, fieldKey, row, words }} />
    </CellEditor>
  );
}
