import { useQuery } from '@tanstack/react-query';
import { Combobox } from '#ui/fields/combobox.tsx';
import { queriesOf } from '../../api/queries.ts';
import { useRegistry } from '../../screens/registry.tsx';
import type { FilterProps } from '../filters.ts';
import { useFound } from './use-found.ts';

/** Narrows a list to the rows of one record; an address that already names it shows its name. */
export function RefFilter({ field, label, value, onChange }: FilterProps) {
  const entity = useRegistry().entity(field.target ?? '');
  const { options, searching, refused, search } = useFound(entity.name);
  const chosen = useQuery({ ...queriesOf(entity).one(value), enabled: value !== '' });
  const title = String(chosen.data?.[entity.title] ?? '…');
  return (
    <Combobox
      label={label}
      clearable
      value={value === '' ? null : { value, title }}
      onChange={(option) => onChange(option?.value ?? '')}
      options={options}
      searching={searching}
      refused={refused}
      onSearch={search}
    />
  );
}
