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
  importProgress,
  type KeptImport,
  keepChoice,
  openImport,
  type Progress,
  resumeImport,
  runImport,
} from './import-calls.ts';

export interface ImportPlace {
  /** The import that the address names; null where a file is still to be chosen. */
  at: string | null;
  /** Puts an import into the address, so that it is found again. */
  onOpened: (id: string) => void;
  onDone: (rows: number) => void;
}

/** An import from the chosen file to the last row: what was chosen is kept on the server, then all rows or none. */
export function useImport(entity: AnyEntity, { at, onOpened, onDone }: ImportPlace) {
  const say = useSay();
  const client = useQueryClient();
  const [kept, setKept] = useState<KeptImport | null>(null);
  const [choice, setChoice] = useState<ImportChoice | null>(null);
  const [result, setResult] = useState<DryRun | null>(null);
  const [edits, setEdits] = useState<readonly Edit[] | null>(null);
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

  const take = (found: KeptImport) => {
    const first = firstChoice(found);
    asked.current = found.id;
    setKept(found);
    setChoice(first);
    setResult(null);
    setEdits(null);
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
      setEdits(null);
    });

  const run = () =>
    attempt(async () => {
      if (!kept) return;
      const stop = watchProgress(kept.id, setProgress);
      try {
        const { rows } = await runImport(kept.id);
        await client.invalidateQueries();
        onDone(rows);
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
    if (!kept || !choice || running || (result && !edits)) return;
    const chosen = edits ? { ...choice, edits } : choice;
    const timer = setTimeout(() => void keepChoice(kept.id, chosen).catch(() => undefined), KEPT_AFTER_MS);
    return () => clearTimeout(timer);
  }, [kept, choice, edits, result, running]);

  return {
    cancel,
    kept,
    choice,
    setChoice: (next: ImportChoice) => setChoice(withinMapping(next)),
    result,
    /** From the check back to the columns; cells that were mended stay mended. */
    backToColumns: () => {
      if (choice && edits) setChoice({ ...choice, edits });
      setEdits(null);
      setResult(null);
    },
    /** Cells that were mended since the check; null where none was. */
    edits,
    setEdits,
    progress,
    running,
    problem,
    open,
    check,
    run,
  };
}

export type Import = ReturnType<typeof useImport>;

/** What somebody chooses, or types into a cell, is kept when he pauses. */
const KEPT_AFTER_MS = 800;

/** Asks twice a second how far the import has come; an answer that is missing is no matter. */
function watchProgress(importId: string, tell: (progress: Progress) => void): () => void {
  const timer = setInterval(() => void importProgress(importId).then(tell, () => undefined), 500);
  return () => clearInterval(timer);
}
