import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Option } from '#ui/fields/options.tsx';
import { queriesOf, type WireRow } from '../../api/queries.ts';
import { useRegistry } from '../../screens/registry.tsx';
import { useSettled } from '../../screens/use-settled.ts';

/** Records of an entity found by the typed word, as options; the question waits until the typing rests. */
export function useFound(target: string) {
  const registry = useRegistry();
  const entity = registry.entity(target);
  const [typed, setTyped] = useState<string | null>(null);
  const keyword = useSettled(typed ?? '', 250);
  const found = useQuery({ ...queriesOf(entity).search(keyword), enabled: typed !== null });
  const options: Option[] = (found.data ?? []).map((row) => optionOf(row, entity.title));
  return { options, searching: found.isFetching, search: setTyped };
}

function optionOf(row: WireRow, title: string): Option {
  const hint = row.code ?? row.phone_number ?? (row.phone_ends_in && `…${row.phone_ends_in}`);
  return { value: row.id, title: String(row[title] ?? ''), ...(typeof hint === 'string' ? { hint } : {}) };
}
