import { Worker } from 'node:worker_threads';
import type { SheetRow, Workbook } from './cell.ts';
import { refuseWorkbook } from './errors.ts';
import { READ_LIMITS, type ReadLimits } from './limits.ts';
import { takeTurn } from './turns.ts';
import type { WorkerMessage } from './worker.ts';

/**
 * Reads an uploaded .xlsx workbook, or refuses it with a sentence. It is read in a thread of its own with a heap
 * limit and a deadline, so that a hostile file costs neither the server nor its other users anything.
 */
export async function readWorkbook(bytes: Uint8Array, limits: Partial<ReadLimits> = {}): Promise<Workbook> {
  const all = { ...READ_LIMITS, ...limits };
  if (bytes.byteLength > all.fileBytes) {
    throw refuseWorkbook('workbook_too_large', { megabytes: Math.floor(all.fileBytes / 1024 / 1024) });
  }
  const giveBack = await takeTurn();
  try {
    return await readInThread(bytes, all);
  } finally {
    giveBack();
  }
}

function readInThread(bytes: Uint8Array, limits: ReadLimits): Promise<Workbook> {
  const file = new Uint8Array(bytes);
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: { file, limits },
    transferList: [file.buffer],
    resourceLimits: {
      maxOldGenerationSizeMb: limits.heapMegabytes,
      maxYoungGenerationSizeMb: 32,
      stackSizeMb: 4,
    },
    env: {},
    execArgv: [],
  });
  const workbook: Workbook = { sheets: [] };
  return new Promise<Workbook>((resolve, reject) => {
    const deadline = setTimeout(() => reject(refuseWorkbook('workbook_too_slow')), limits.milliseconds);
    worker.on('message', (message: WorkerMessage) => {
      if ('done' in message) resolve(workbook);
      else if ('refused' in message) reject(refuseWorkbook(message.refused, message.data));
      else collect(workbook, message);
    });
    worker.on('error', (error) =>
      reject(isOutOfMemory(error) ? refuseWorkbook('workbook_unpacks_too_large') : error),
    );
    worker.on('exit', () => {
      clearTimeout(deadline);
      reject(refuseWorkbook('workbook_broken'));
    });
  }).finally(() => worker.terminate());
}

function collect(
  { sheets }: Workbook,
  message: Extract<WorkerMessage, { sheet: string } | { rows: SheetRow[] }>,
): void {
  if ('rows' in message) sheets.at(-1)?.rows.push(...message.rows);
  else {
    const { sheet: name, rowCount, hiddenRows } = message;
    sheets.push({ name, rowCount, rows: [], hiddenRows });
  }
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
