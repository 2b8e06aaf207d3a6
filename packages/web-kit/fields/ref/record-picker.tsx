import { Combobox, type ComboboxProps } from '#ui/fields/combobox.tsx';
import { useMaking } from '../../making/use-making.ts';
import { useRegistry } from '../../screens/registry.tsx';
import { optionOf, useFound } from './use-found.ts';

export interface RecordPickerProps
  extends Omit<ComboboxProps, 'options' | 'onSearch' | 'searching' | 'refused' | 'onCreate'> {
  /** The name of the entity that is chosen from. */
  target: string;
  /** Only what is there already is meant: a category that is counted. */
  onlyFound?: boolean;
}

/** A record of an entity, found by typing part of its name, or made of what is typed by whoever may. */
export function RecordPicker({ target, onlyFound, ...props }: RecordPickerProps) {
  const { title } = useRegistry().entity(target);
  const { options, searching, refused, search } = useFound(target, { offersArchived: false });
  const make = useMaking(target, (row) => props.onChange(optionOf(row, title)));
  return (
    <Combobox
      {...props}
      {...{ options, searching, refused }}
      onSearch={search}
      onCreate={onlyFound || !make ? undefined : (name) => make({ [title]: name })}
    />
  );
}
