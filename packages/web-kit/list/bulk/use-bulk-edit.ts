import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AnyEntity } from '#core/define-entity.ts';
import { newId } from '#core/ids.ts';
import { LARGEST_LIMIT } from '#core/list-state.ts';
import { showToast } from '#ui/feedback/toast-store.ts';
import { call } from '../../api/client.ts';
import { problemText } from '../../api/problem-text.ts';
import { queriesOf } from '../../api/queries.ts';
import { useSay } from '../../i18n/language.tsx';

/** What became of one row, or would become of it (`PUT api/{entity}/bulk`). */
export interface BulkOutcome {
  id: string;
  name: string;
  outcome: 'changed' | 'same' | 'refused';
  version: number;
  before: Readonly<Record<string, unknown>>;
  reason?: string;
}

interface BulkRow {
  id: string;
  version?: number;
  changes?: Readonly<Record<string, unknown>>;
}

type Changes = Readonly<Record<string, unknown>>;

/** Asks what a change of many rows would do, does it, and takes it back; a thousand rows at a time. */
export function useBulkEdit(entity: AnyEntity) {
  const say = useSay();
  const client = useQueryClient();
  const [running, setRunning] = useState(false);
  const send = async (changes: Changes, rows: readonly BulkRow[], isDry: boolean) => {
    setRunning(true);
    const outcomes: BulkOutcome[] = [];
    try {
      for (let first = 0; first < rows.length; first += LARGEST_LIMIT) {
        const body = { changes, rows: rows.slice(first, first + LARGEST_LIMIT), dry_run: isDry };
        const answer = await call<{ rows: BulkOutcome[] }>('PUT', `${entity.name}/bulk`, {
          body,
          idempotencyKey: newId(),
        });
        outcomes.push(...answer.rows);
      }
    } catch (error) {
      showToast({ tone: 'error', title: problemText(error, say) });
    } finally {
      setRunning(false);
      if (!isDry) await client.invalidateQueries({ queryKey: queriesOf(entity).all });
    }
    // What a thousand rows before the failure became is told, too.
    return outcomes.length > 0 ? outcomes : null;
  };
  return {
    running,
    preview: (changes: Changes, ids: readonly string[]) =>
      send(
        changes,
        ids.map((id) => ({ id })),
        true,
      ),
    apply: (changes: Changes, seen: readonly BulkOutcome[]) =>
      send(
        changes,
        changedOf(seen).map(({ id, version }) => ({ id, version })),
        false,
      ),
    undo: (done: readonly BulkOutcome[]) =>
      send(
        {},
        changedOf(done).map(({ id, version, before }) => ({ id, version, changes: before })),
        false,
      ),
  };
}

export function changedOf(outcomes: readonly BulkOutcome[]): BulkOutcome[] {
  return outcomes.filter(({ outcome }) => outcome === 'changed');
}
