import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AnyEntity } from '#core/define-entity.ts';
import { LARGEST_LIMIT } from '#core/list-state.ts';
import { showToast } from '#ui/feedback/toast-store.ts';
import { commandsOf } from '../api/commands.ts';
import { problemText } from '../api/problem-text.ts';
import { queriesOf } from '../api/queries.ts';
import { Refused } from '../api/refused.ts';
import { sayCounted } from '../i18n/counted.ts';
import { useSay } from '../i18n/language.tsx';
import { DELETED } from './delete.words.ts';

/** A row that may not be deleted, and why (api.md, delete). */
export interface RefusedRow {
  id: string;
  name: string;
  reason: string;
}

/** Deletes many rows, all or nothing per thousand; what is refused is kept, so that the others can be offered. */
export function useBulkDelete(entity: AnyEntity, onDeleted: (ids: readonly string[]) => void) {
  const say = useSay();
  const client = useQueryClient();
  const [running, setRunning] = useState(false);
  const [refused, setRefused] = useState<{ rows: RefusedRow[]; asked: readonly string[] } | null>(null);
  const remove = async (ids: readonly string[]) => {
    setRunning(true);
    setRefused(null);
    try {
      for (const part of inThousands(ids)) {
        const { deleted } = await commandsOf(entity).removeMany(part);
        onDeleted(part);
        showToast({ tone: 'success', title: sayCounted(say, DELETED, deleted) });
      }
    } catch (error) {
      const rows = error instanceof Refused ? error.answer.refused : undefined;
      if (Array.isArray(rows)) setRefused({ rows: rows as RefusedRow[], asked: ids });
      else showToast({ tone: 'error', title: problemText(error, say) });
    } finally {
      setRunning(false);
      await client.invalidateQueries({ queryKey: queriesOf(entity).all });
    }
  };
  return { remove, running, refused, dismiss: () => setRefused(null) };
}

function inThousands(ids: readonly string[]): string[][] {
  const parts: string[][] = [];
  for (let first = 0; first < ids.length; first += LARGEST_LIMIT)
    parts.push(ids.slice(first, first + LARGEST_LIMIT));
  return parts;
}
