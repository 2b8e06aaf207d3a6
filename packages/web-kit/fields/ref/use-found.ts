import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Option } from '#ui/fields/options.tsx';
import { problemText } from '../../api/problem-text.ts';
import { queriesOf, type WireRow } from '../../api/queries.ts';
import { useSay } from '../../i18n/language.tsx';
import { useRegistry } from '../../screens/registry.tsx';
import { useSettled } from '../../screens/use-settled.ts';

/**
 * Records of an entity found by the typed word, as options; the question waits until the typing rests. Where one is chosen for
 * something new, what is archived is not offered.
 */
export function useFound(target: string, { offersArchived = true } = {}) {
  const say = useSay();
  const registry = useRegistry();
  const entity = registry.entity(target);
  const [typed, setTyped] = useState<string | null>(null);
  const keyword = useSettled(typed ?? '', 250);
  const found = useQuery({ ...queriesOf(entity).search(keyword), enabled: typed !== null });
  const rows = found.isError ? [] : (found.data ?? []);
  const options: Option[] = rows
    .filter(({ status }) => offersArchived || status !== 'archived')
    .map((row) => optionOf(row, entity.title));
  return {
    options,
    /** As long as what is found does not answer what is typed. */
    searching: typed !== null && (typed !== keyword || found.isLoading || found.isPlaceholderData),
    /** A list that may not be read, or was not, never looks like one in which nothing is found. */
    refused: found.isError ? problemText(found.error, say) : undefined,
    search: setTyped,
  };
}

/** A record as it stands in a list of choices. */
export function optionOf(row: WireRow, title: string): Option {
  const hint = row.code ?? row.phone_number ?? (row.phone_ends_in && `…${row.phone_ends_in}`);
  return { value: row.id, title: String(row[title] ?? ''), ...(typeof hint === 'string' ? { hint } : {}) };
}
