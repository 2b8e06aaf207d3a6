import { inflateRawSync } from 'node:zlib';
import { readZipDirectory } from '#server-kit/excel/zip-directory.ts';
import { type BenchClient, clientOf } from './caller.ts';
import type { Installation } from './installation.ts';
import { PAYMENTS, TENTH_OF_PAYMENTS } from './million.ts';
import type { BenchCaller } from './seed.ts';

/** So many rows pass the filter, and so many one file takes. */
const ROWS = PAYMENTS / 10;

export interface ExportFigure {
  rows: number;
  fileMb: number;
  seconds: number;
  /** Most memory the server process held before, after the export, and after it once more, in MB. */
  before: number;
  peak: number;
  again: number;
  /** Until somebody who asks for all rows hears that they are too many. */
  refusedSeconds: number;
}

/**
 * A tenth of a million payments as a workbook, which is as many as a file takes. The server has just been started, so that
 * its memory is that of the export.
 */
export async function measureExport(installation: Installation, caller: BenchCaller): Promise<ExportFigure> {
  const client = clientOf(installation.address, caller);
  try {
    // The first call reads definitions and plans statements, which is not what is measured.
    await client.get('api/payment/export?limit=1000');
    const before = await installation.peakMemory();
    const { seconds, body } = await timed(client);
    const rows = rowsIn(body);
    if (rows !== ROWS) throw new Error(`The file has ${rows} rows.`);
    const peak = await installation.peakMemory();
    await timed(client);
    const again = await installation.peakMemory();
    const fileMb = body.length / 1024 / 1024;
    return { rows, fileMb, seconds, before, peak, again, refusedSeconds: await secondsToNo(client) };
  } finally {
    client.close();
  }
}

async function timed(client: BenchClient): Promise<{ seconds: number; body: Buffer }> {
  const began = performance.now();
  const { body } = await client.get(`api/payment/export?${TENTH_OF_PAYMENTS}`);
  return { seconds: (performance.now() - began) / 1000, body };
}

async function secondsToNo(client: BenchClient): Promise<number> {
  const began = performance.now();
  const answer = await client.get('api/payment/export').catch(String);
  if (typeof answer !== 'string' || !answer.includes('list_too_long'))
    throw new Error(`A million rows were not refused: ${JSON.stringify(answer).slice(0, 200)}`);
  return (performance.now() - began) / 1000;
}

/** Rows below the heading, counted in the sheet itself. */
function rowsIn(file: Buffer): number {
  const sheet = readZipDirectory(file, 20).find(({ name }) => name === 'xl/worksheets/sheet1.xml');
  const xml = inflateRawSync(sheet?.packed ?? Buffer.alloc(0));
  let rows = -1;
  for (let at = xml.indexOf('<row '); at >= 0; at = xml.indexOf('<row ', at + 1)) rows += 1;
  return rows;
}
