import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { AnyEntity } from '#core/define-entity.ts';
import { LARGEST_LIMIT } from '#core/list-state.ts';
import { showToast } from '#ui/feedback/toast-store.ts';
import { commandsOf } from '../api/commands.ts';
import { problemText } from '../api/problem-text.ts';
import { queriesOf } from '../api/queries.ts';
import { Refused } from '../api/refused.ts';
import { useQuestion } from '../api/use-question.ts';
import { sayCounted } from '../i18n/counted.ts';
import { useSay } from '../i18n/language.tsx';
import { RESTORED } from './delete.words.ts';
import type { Doomed } from './delete-dialogs.tsx';
import { deletedLately, forgetDeleted } from './deleted-lately.ts';
import { removePart } from './remove-part.ts';

/** A row that may not be deleted, and why (api.md, delete). */
export interface RefusedRow {
  id: string;
  name: string;
  reason: string;
  /** Where documents stand in the way: of which kind, and how many. */
  see?: readonly { entity: string; count: number }[];
}

/** The rows that a refused deletion names. */
export function refusedRows(error: unknown): readonly RefusedRow[] | undefined {
  const rows = error instanceof Refused ? error.answer.refused : undefined;
  return Array.isArray(rows) ? (rows as RefusedRow[]) : undefined;
}

/**
 * Deletes many rows, all or nothing per thousand; rows that are refused are kept, so that the others can be offered. The
 * question that was asked before closes with it and tells of any other refusal.
 */
export function useBulkDelete(entity: AnyEntity, onDeleted: (ids: readonly string[]) => void) {
  const say = useSay();
  const client = useQueryClient();
  const deleting = useQuestion<Doomed>();
  const [restoring, setRestoring] = useState(false);
  const [refused, setRefused] = useState<{ rows: readonly RefusedRow[]; asked: readonly string[] } | null>(
    null,
  );
  const [deleted, setDeleted] = useState(() => deletedLately(entity.name));
  useEffect(() => forgetDeleted(entity.name), [entity.name]);
  const remove = async (ids: readonly string[]) => {
    setRefused(null);
    setDeleted([]);
    const gone: string[] = [];
    const removeParts = async () => {
      for (const part of inThousands(ids)) {
        const title = await removePart(entity, part);
        gone.push(...part);
        showToast({ tone: 'success', title });
      }
    };
    await deleting.run(removeParts, (error) => {
      const rows = refusedRows(error);
      if (rows) setRefused({ rows, asked: ids });
      return rows !== undefined;
    });
    // With the question out of the way: its keys would be deaf as long as it stands.
    onDeleted(gone);
    if (entity.restorable) setDeleted(gone);
    await client.invalidateQueries({ queryKey: queriesOf(entity).all });
  };
  const undo = async () => {
    setRestoring(true);
    try {
      for (const part of inThousands(deleted)) {
        const { restored } = await commandsOf(entity).restore(part);
        setDeleted((before) => before.filter((id) => !part.includes(id)));
        showToast({ tone: 'success', title: sayCounted(say, RESTORED, restored) });
      }
    } catch (error) {
      showToast({ tone: 'error', title: problemText(error, say), ...reasonsOf(error) });
    } finally {
      setRestoring(false);
      await client.invalidateQueries({ queryKey: queriesOf(entity).all });
    }
  };
  return {
    /** Asks first; `remove` is the yes. */
    deleting,
    remove,
    running: deleting.busy || restoring,
    refused,
    dismiss: () => setRefused(null),
    /** What was deleted just now and can come back. */
    deleted,
    undo,
    forget: () => setDeleted([]),
  };
}

/** Which rows cannot come back and why, as the second line of an error. */
function reasonsOf(error: unknown): { message?: string } {
  const rows = refusedRows(error);
  if (!rows) return {};
  const told = rows.slice(0, 3).map(({ name, reason }) => `${name}: ${reason}`);
  return { message: told.join(' ') };
}

function inThousands(ids: readonly string[]): string[][] {
  const parts: string[][] = [];
  for (let first = 0; first < ids.length; first += LARGEST_LIMIT)
    parts.push(ids.slice(first, first + LARGEST_LIMIT));
  return parts;
}
