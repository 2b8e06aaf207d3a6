import { useMemo } from 'react';
import type { WireRow } from '../api/queries.ts';
import { useDressed } from '../fields/dressed-entity.ts';
import { useLanguage } from '../i18n/language.tsx';
import { saysSomething } from '../list/card-of.tsx';
import { columnChoices, tableColumns } from '../list/list-columns.tsx';
import { useEntityWords } from '../screens/registry.tsx';
import { useActor, useBranch } from '../user/current-user.tsx';
import type { Related } from './related-entities.ts';

/**
 * The columns of what belongs to a record, and the entity as its own list shows it; a column in which no row says anything,
 * or all say nought, is left out. Suspends while its cells are fetched.
 */
export function useRelatedColumns({ entity: plain, key }: Related, rows: readonly WireRow[]) {
  const actor = useActor();
  const { switches } = useBranch();
  const { language } = useLanguage();
  const entity = useDressed(plain);
  const words = useEntityWords(entity);
  const columns = useMemo(() => {
    const scene = { entity, actor, switches, language, words };
    const says = (name: string) => rows.some((row) => row[name] !== 0 && saysSomething(row, name));
    const usual = columnChoices(scene, { density: 'compact' }).filter(
      // The column that names the open record says the same in every row.
      (choice) => choice.shown && choice.key !== key && (choice.locked || says(choice.key)),
    );
    return tableColumns(
      scene,
      usual.map((choice) => choice.key),
    );
  }, [entity, actor, switches, language, words, key, rows]);
  return { entity, words, columns };
}
