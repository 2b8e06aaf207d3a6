import { useEffect, useState } from 'react';
import type { AnyEntity } from '#core/define-entity.ts';
import { showToast } from '#ui/feedback/toast-store.ts';
import { problemText } from '../api/problem-text.ts';
import { askIds } from '../api/queries.ts';
import { useSay } from '../i18n/language.tsx';
import type { ListAddress } from './use-list-state.ts';

/** Which rows are selected; another condition, word or filter begins again, another page does not. */
export function useSelection(entity: AnyEntity, { state, filters }: ListAddress) {
  const say = useSay();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [gathering, setGathering] = useState(false);
  const asked = JSON.stringify([state.condition, state.keyword, filters]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: begins again whenever other rows are asked for
  useEffect(() => setSelected(new Set()), [asked]);
  const selectAll = async () => {
    setGathering(true);
    try {
      setSelected(new Set(await askIds(entity, state, filters)));
    } catch (error) {
      showToast({ tone: 'error', title: problemText(error, say) });
    } finally {
      setGathering(false);
    }
  };
  const drop = (ids: readonly string[]) =>
    setSelected((before) => new Set([...before].filter((id) => !ids.includes(id))));
  return { selected, setSelected, selectAll, gathering, drop, clear: () => setSelected(new Set()) };
}
