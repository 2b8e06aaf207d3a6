import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { AnyEntity } from '#core/define-entity.ts';
import { problemText } from '../api/problem-text.ts';
import { Refused } from '../api/refused.ts';
import { useSay } from '../i18n/language.tsx';
import { firstChoice, withinMapping } from './first-choice.ts';
import {
  cancelImport,
  checkImport,
  type DryRun,
  type Edit,
  type Fault,
  type ImportChoice,
  type Imported,
  importProgress,
  openImport,
  type Progress,
  ROWS_OF_IMPORT,
  resumeImport,
  runImport,
  type SavedImport,
  saveChoice,
} from './import-calls.ts';

export interface ImportPlace {
  /** The import that the address names; null where a file is still to be chosen. */
  at: string | null;
  /** Puts an import into the address, so that it is found again. */
  onOpened: (id: string) => void;
  onDone: (imported: Imported) => void;
}

/** An import from the chosen file to the last row: what was chosen is kept on the server, then all rows or none. */
export function useImport(entity: AnyEntity, { at, onOpened, onDone }: ImportPlace) {
  const say = useSay();
  const client = useQueryClient();
  const [kept, setKept] = useState<SavedImport | null>(null);
  const [choice, setChoice] = useState<ImportChoice | null>(null);
  const [result, setResult] = useState<DryRun | null>(null);
  const [edits, setEdits] = useState<readonly Edit[]>([]);
  /** The cells as they were when one was left last, and as they were checked last. */
  const [settled, setSettled] = useState<readonly Edit[]>([]);
  const [checked, setChecked] = useState<readonly Edit[]>([]);
  const [progress, setProgress] = useState<Progress | null>(null);
  const [running, setRunning] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const asked = useRef<string | null>(null);

  const attempt = async (act: () => Promise<void>) => {
    setRunning(true);
    setProblem(null);
    try {
      await act();
    } catch (error) {
      setProblem(problemText(error, say));
    } finally {
      setRunning(false);
    }
  };

  const choose = (next: ImportChoice) => {
    setChoice(next);
    setEdits(next.edits);
    setSettled(next.edits);
    setChecked(next.edits);
  };

  const take = (found: SavedImport) => {
    const first = firstChoice(found);
    asked.current = found.id;
    setKept(found);
    choose(first);
    setResult(null);
    return first;
  };

  const open = (chosen: File) =>
    attempt(async () => {
      const found = await openImport(entity, chosen);
      take(found);
      onOpened(found.id);
    });

  const check = (chosen: ImportChoice) =>
    attempt(async () => {
      if (!kept) return;
      setChoice(chosen);
      setResult(await checkImport(kept.id, chosen));
      setChecked(chosen.edits);
    });

  /** Imports what is sound. Rows that are left out for that may change what is wrong with others, so they are checked once more. */
  const run = (leaveOut: readonly number[]) =>
    attempt(async () => {
      if (!kept || !choice) return;
      if (leaveOut.length > 0) {
        const chosen = { ...choice, leave_out: [...choice.leave_out, ...leaveOut] };
        const found = await checkImport(kept.id, chosen);
        setChoice(chosen);
        setResult(found);
        if (found.faulty > 0) return;
      }
      const stop = watchProgress(kept.id, setProgress);
      try {
        const imported = await runImport(kept.id);
        // The rows of this import are gone with it.
        await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== ROWS_OF_IMPORT });
        onDone(imported);
      } catch (error) {
        // The sheet was in order a moment ago; what is in the way now is shown like the faults of the dry run.
        if (error instanceof Refused && Array.isArray(error.answer.faults) && result)
          setResult({
            ...result,
            faults: error.answer.faults as Fault[],
            faulty: Number(error.answer.faulty),
          });
        throw error;
      } finally {
        stop();
        setProgress(null);
      }
    });

  /** Another file, or none: what was kept of this one is forgotten, and what is running is rolled back. */
  const cancel = async () => {
    if (kept) await cancelImport(kept.id).catch(() => undefined);
    asked.current = null;
    setKept(null);
    setResult(null);
    setProblem(null);
    void client.invalidateQueries({ queryKey: ['imports', entity.name] });
  };

  useEffect(() => {
    if (!at || asked.current === at) return;
    asked.current = at;
    void attempt(async () => {
      const found = await resumeImport(at);
      const first = take(found);
      if (found.is_checked) setResult(await checkImport(found.id, first));
    });
  });

  useEffect(() => {
    if (!kept || !choice || running || (result && edits === choice.edits)) return;
    const chosen = { ...choice, edits };
    const timer = setTimeout(() => void saveChoice(kept.id, chosen).catch(() => undefined), KEPT_AFTER_MS);
    return () => clearTimeout(timer);
  }, [kept, choice, edits, result, running]);

  const checksAtOnce = (result?.rows ?? 0) <= MOST_CHECKED_AT_ONCE;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a cell that was left, or the end of the check before
  useEffect(() => {
    if (!result || !choice || running || !checksAtOnce || settled === choice.edits) return;
    void check({ ...choice, edits: settled });
  }, [settled, running]);

  return {
    cancel,
    kept,
    choice,
    setChoice: (next: ImportChoice) => choose(withinMapping(next)),
    result,
    /** From the check back to the columns; cells that were corrected stay so. */
    backToColumns: () => {
      if (choice) choose({ ...choice, edits });
      setResult(null);
    },
    /** The cells as they are written again, those included that are not checked yet. */
    edits,
    setEdits,
    /** A cell was left: what was typed into it is checked. */
    settle: () => setSettled(edits),
    isChanged: edits !== checked,
    /** A sheet of many rows is checked when somebody asks for it. */
    checksAtOnce,
    progress,
    running,
    problem,
    open,
    check,
    run,
  };
}

export type Import = ReturnType<typeof useImport>;

/** A sheet of more rows takes seconds to check, which nobody waits for after each cell. */
const MOST_CHECKED_AT_ONCE = 3000;

/** What somebody chooses, or types into a cell, is kept when he pauses. */
const KEPT_AFTER_MS = 800;

/** Asks twice a second how far the import has come; an answer that is missing is no matter. */
function watchProgress(importId: string, tell: (progress: Progress) => void): () => void {
  const timer = setInterval(
    () =>
      void importProgress(importId).then(
        (told) => told && tell(told),
        () => undefined,
      ),
    500,
  );
  return () => clearInterval(timer);
}
