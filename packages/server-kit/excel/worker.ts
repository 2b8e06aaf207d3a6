import { parentPort, workerData } from 'node:worker_threads';
import type { SheetRow } from './cell.ts';
import { type WorkbookRefusal, WorkbookRefused } from './errors.ts';
import { inspectParts } from './inspect-parts.ts';
import type { ReadLimits } from './limits.ts';
import { readSheets } from './read-cells.ts';
import { packStored } from './stored-zip.ts';
import { unpackWorkbook } from './unpack.ts';

/** What the reading thread tells: sheets row by row in handfuls, the end, or why it refuses. */
export type WorkerMessage =
  | { sheet: string; rowCount: number; hiddenRows: readonly number[] }
  | { rows: SheetRow[] }
  | { done: true }
  | { refused: WorkbookRefusal; data: Record<string, number> };

/** Rows of one message: few enough that taking them over never holds up the other users of the server. */
const HANDFUL = 250;

const { file, limits } = workerData as { file: Uint8Array; limits: ReadLimits };

try {
  const parts = unpackWorkbook(file, limits);
  inspectParts(parts, limits);
  for (const { name, rowCount, rows, hiddenRows } of await readSheets(packStored(parts), limits)) {
    tell({ sheet: name, rowCount, hiddenRows });
    for (let at = 0; at < rowCount; at += HANDFUL) tell({ rows: rows.slice(at, at + HANDFUL) });
  }
  tell({ done: true });
} catch (error) {
  const { code, data } = error instanceof WorkbookRefused ? error : new WorkbookRefused('workbook_broken');
  tell({ refused: code, data });
}

function tell(message: WorkerMessage): void {
  parentPort?.postMessage(message);
}
