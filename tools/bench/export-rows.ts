import { clientOf } from './caller.ts';
import { dataFolder, type Installation, startInstallation } from './installation.ts';
import { type BenchCaller, PRODUCTS, seedShop } from './seed.ts';

export interface ExportFigure {
  rows: number;
  fileMb: number;
  seconds: number;
  /** Most memory the server process held before, after the export, and after it once more, in MB. */
  before: number;
  peak: number;
  again: number;
}

/** The whole list of 100,000 products as a workbook: rows come through a cursor and leave compressed. */
export async function measureExport(installation: Installation, caller: BenchCaller): Promise<ExportFigure> {
  const client = clientOf(installation.address, caller);
  // The first call reads definitions and plans statements, which is not what is measured.
  await client.get('api/product/export?limit=1000');
  const before = await installation.peakMemory();
  const began = performance.now();
  const { body } = await client.get('api/product/export');
  const seconds = (performance.now() - began) / 1000;
  const peak = await installation.peakMemory();
  await client.get('api/product/export');
  const again = await installation.peakMemory();
  client.close();
  return { rows: PRODUCTS, fileMb: body.length / 1024 / 1024, seconds, before, peak, again };
}

/** `node tools/bench/export-rows.ts`: this figure alone, in a minute or two. */
async function alone(): Promise<void> {
  const folder = await dataFolder();
  let installation = await startInstallation(folder.path);
  try {
    const { owner } = await seedShop(installation);
    await installation.stop();
    installation = await startInstallation(folder.path);
    const { rows, fileMb, seconds, before, peak, again } = await measureExport(installation, owner);
    console.log(
      `${rows} rows, ${fileMb.toFixed(1)} MB, in ${seconds.toFixed(1)} s; most memory of the server ${before.toFixed()} MB before, ${peak.toFixed()} MB after, ${again.toFixed()} MB after a second one`,
    );
  } finally {
    await installation.stop();
    await folder.remove();
  }
}

if (import.meta.main) await alone();
