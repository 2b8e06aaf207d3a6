import { useMemo } from 'react';
import type { AnyEntity } from '#core/define-entity.ts';
import type { Column, Density } from '#ui/list/columns.ts';
import type { ColumnChoice } from '#ui/list/columns-menu.tsx';
import type { WireRow } from '../api/queries.ts';
import { useLanguage } from '../i18n/language.tsx';
import { useEntityWords } from '../screens/registry.tsx';
import { useActor, useBranch } from '../user/current-user.tsx';
import { columnChoices, columnsMoved, tableColumns } from './list-columns.tsx';
import { type ListPreferences, savedColumn, useListPreferences } from './list-preferences.ts';

export interface ListColumns {
  choices: ColumnChoice[];
  shown: Column<WireRow>[];
  /** Keys of the shown columns that the list may be sorted by. */
  sortable: string[];
  density: Density;
  /** What the user likes about this list, as it is kept. */
  taste: ListPreferences;
  /** Arranges the list as a view has it. */
  apply(arranged: Pick<ListPreferences, 'columns' | 'density'>): void;
  /** The view that the list opens with from now on, or none. */
  openWith(first: ListPreferences['first'] | null): void;
  choose(columns: ColumnChoice[]): void;
  /** Puts a column before another, or at the end. */
  move(key: string, before: string | null): void;
  /** Sets the width of a column, in CSS pixels. */
  widen(key: string, width: number): void;
  reset(): void;
  setDensity(density: Density): void;
}

/** The columns of a list as this user has arranged them. */
export function useListColumns(entity: AnyEntity): ListColumns {
  const actor = useActor();
  const { switches } = useBranch();
  const { language } = useLanguage();
  const words = useEntityWords(entity);
  const { preferences, keep } = useListPreferences(entity);
  const { choices, shown } = useMemo(() => {
    const scene = { entity, actor, switches, language, words };
    const offered = columnChoices(scene, preferences);
    const keys = offered.filter((column) => column.shown).map((column) => column.key);
    const widths = Object.fromEntries(offered.map(({ key, width }) => [key, width]));
    return { choices: offered, shown: tableColumns(scene, keys, widths) };
  }, [entity, actor, switches, language, words, preferences]);
  const choose = (columns: readonly ColumnChoice[]) =>
    keep({ ...preferences, columns: columns.map(savedColumn) });
  return {
    choices,
    shown,
    sortable: shown.filter((column) => column.sortable).map((column) => column.key),
    density: preferences.density,
    choose,
    move: (key, before) => choose(columnsMoved(choices, key, before)),
    widen: (key, width) =>
      choose(choices.map((column) => (column.key === key ? { ...column, width } : column))),
    taste: preferences,
    apply: ({ columns, density }) => {
      const { columns: _, ...others } = preferences;
      keep({ ...others, density, ...(columns ? { columns } : {}) });
    },
    openWith: (first) => {
      const { first: _, ...others } = preferences;
      keep({ ...others, ...(first ? { first } : {}) });
    },
    reset: () => {
      const { columns: _, ...others } = preferences;
      keep(others);
    },
    setDensity: (density) => keep({ ...preferences, density }),
  };
}
