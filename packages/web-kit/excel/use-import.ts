import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AnyEntity } from '#core/define-entity.ts';
import { newId } from '#core/ids.ts';
import { problemText } from '../api/problem-text.ts';
import { Refused } from '../api/refused.ts';
import { useSay } from '../i18n/language.tsx';
import {
  type DryRun,
  type Fault,
  type ImportChoice,
  type ImportPreview,
  importProgress,
  type Progress,
  previewImport,
  runImport,
  tryImport,
} from './import-calls.ts';

/** An import from the chosen file to the last row: preview, choice, dry run, then all rows or none. */
export function useImport(entity: AnyEntity, onDone: (rows: number) => void) {
  const say = useSay();
  const client = useQueryClient();
  const [file, setFile] = useState<File | null>(null);
  const [preview, setPreview] = useState<ImportPreview | null>(null);
  const [choice, setChoice] = useState<ImportChoice | null>(null);
  const [result, setResult] = useState<DryRun | null>(null);
  const [progress, setProgress] = useState<Progress | null>(null);
  const [running, setRunning] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

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

  const open = (chosen: File) =>
    attempt(async () => {
      setFile(chosen);
      setResult(null);
      setPreview(null);
      const found = await previewImport(entity, chosen);
      setPreview(found);
      setChoice(firstChoice(found));
    });

  const check = (chosen: ImportChoice) =>
    attempt(async () => {
      if (!file) return;
      setChoice(chosen);
      setResult(await tryImport(entity, file, chosen));
    });

  const run = () =>
    attempt(async () => {
      if (!file || !choice) return;
      const importId = newId();
      const stop = watchProgress(importId, setProgress);
      try {
        const { rows } = await runImport(entity, file, choice, importId);
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

  /** Back to the file, which is chosen again so that a mended workbook is read anew. */
  const startAgain = () => {
    setPreview(null);
    setResult(null);
    setFile(null);
  };

  return {
    startAgain,
    file,
    preview,
    choice,
    setChoice,
    result,
    setResult,
    progress,
    running,
    problem,
    open,
    check,
    run,
  };
}

export type Import = ReturnType<typeof useImport>;

/** The first sheet that has rows, with the heading row and the meaning of the headings that the server proposes. */
function firstChoice({ sheets }: ImportPreview): ImportChoice {
  const sheet = sheets.find((candidate) => candidate.row_count > 0) ?? sheets[0];
  return {
    sheet: sheet?.name ?? '',
    heading_row: sheet?.heading_row ?? 1,
    mapping: sheet?.mapping ?? {},
    create_missing: [],
    values: {},
    leave_out: [],
  };
}

/** Asks twice a second how far the import has come; an answer that is missing is no matter. */
function watchProgress(importId: string, tell: (progress: Progress) => void): () => void {
  const timer = setInterval(() => void importProgress(importId).then(tell, () => undefined), 500);
  return () => clearInterval(timer);
}
