import { startInstallation } from './installation.ts';
import { type Times, timesOf } from './measure.ts';

/** From the start of the process to the first answer, with a database that has been made and filled before. */
export async function measureWarmStart(dataDir: string): Promise<Times> {
  const taken: number[] = [];
  for (let turn = 0; turn < 6; turn += 1) {
    const installation = await startInstallation(dataDir);
    taken.push(installation.startedInMs);
    await installation.stop();
  }
  // The first start compiles and keeps what the others find.
  return timesOf(taken.slice(1));
}
