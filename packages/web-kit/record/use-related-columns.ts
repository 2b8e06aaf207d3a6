import { useMemo } from 'react';
import { useDressed } from '../fields/dressed-entity.ts';
import { useLanguage } from '../i18n/language.tsx';
import { columnChoices, tableColumns } from '../list/list-columns.tsx';
import { useEntityWords } from '../screens/registry.tsx';
import { useActor, useBranch } from '../user/current-user.tsx';
import type { Related } from './related-entities.ts';

/** The columns of what belongs to a record, and the entity as its own list shows it. Suspends while its cells are fetched. */
export function useRelatedColumns({ entity: plain, key }: Related) {
  const actor = useActor();
  const { switches } = useBranch();
  const { language } = useLanguage();
  const entity = useDressed(plain);
  const words = useEntityWords(entity);
  const columns = useMemo(() => {
    const scene = { entity, actor, switches, language, words };
    const usual = columnChoices(scene, { density: 'compact' }).filter(({ shown }) => shown);
    // The column that names the open record says the same in every row.
    return tableColumns(
      scene,
      usual.map((choice) => choice.key).filter((name) => name !== key),
    );
  }, [entity, actor, switches, language, words, key]);
  return { entity, words, columns };
}
