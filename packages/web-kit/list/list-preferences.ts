import { useState } from 'react';
import type { AnyEntity } from '#core/define-entity.ts';
import type { ListView } from '#core/list-view.ts';
import type { Density } from '#ui/list/columns.ts';
import { useCurrentUser } from '../user/current-user.tsx';

/** A column as it is kept; its width in CSS pixels, absent where the texts decide. */
export interface SavedColumn {
  key: string;
  shown: boolean;
  width?: number | undefined;
}

/** What a user likes about a list: its row height and, where changed, its columns in their order. */
export interface ListPreferences {
  density: Density;
  columns?: readonly SavedColumn[];
  /** The view that the list opens with, as it was when it was chosen. */
  first?: { id: string; view: ListView };
}

/** The user's own taste for one list, kept on the device until the logout; a kept view outlives it. */
export function useListPreferences(entity: AnyEntity) {
  const { id } = useCurrentUser();
  const key = ['list', id, entity.name, entity.list.arrangedAs].filter(Boolean).join('.');
  const [preferences, setPreferences] = useState<ListPreferences>(() => readPreferences(key));
  const keep = (changed: ListPreferences) => {
    localStorage.setItem(key, JSON.stringify(changed));
    setPreferences(changed);
  };
  return { preferences, keep };
}

/** Of a column, what is kept. */
export function savedColumn({ key, shown, width }: SavedColumn): SavedColumn {
  return { key, shown, ...(width === undefined ? {} : { width }) };
}

function readPreferences(key: string): ListPreferences {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? '') as ListPreferences;
    const { density = 'normal', columns, first } = kept;
    return { density, ...(columns ? { columns } : {}), ...(first ? { first } : {}) };
  } catch {
    return { density: 'normal' };
  }
}
