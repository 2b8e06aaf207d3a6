import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { OPENED_ON } from './open-shop.ts';
import type { Records } from './records.ts';
import type { Terms } from './sale-terms.ts';
import type { SentPlan } from './send-plan.ts';

/** A shop that a replay can reach. */
export interface ReplayPlace {
  address(): string;
  token: string;
  /** The journal for hledger, where it can be had. */
  journal?(): Promise<string>;
}

/** What the program that shares no code with the product says of its books. */
export interface Recomputed {
  agrees: boolean;
  said: string;
}

const RECOMPUTE = join(import.meta.dirname, 'recompute/main.ts');

/** Runs the other program as a process of its own, which sees nothing but the records and the interface. */
export async function recompute(
  { address, token, journal }: ReplayPlace,
  records: Records,
  { vat, priceMode, isMixed, isBought }: Terms,
  { refused }: Pick<SentPlan, 'refused'>,
): Promise<Recomputed> {
  const folder = await mkdtemp(join(tmpdir(), 'onepos-recompute-'));
  try {
    const file = async (name: string, content: string | Uint8Array) => {
      await writeFile(join(folder, name), content);
      return join(folder, name);
    };
    const refusals = refused.map(({ step, code }) => ({
      ...{ invoice: step.invoice, code },
      ...(step.kind === 'return' ? { row: step.row } : {}),
    }));
    const words = [
      ...['--sales', await file('sales.csv', records.sales), '--opened-on', OPENED_ON],
      ...['--stock-list', await file('stock-list.xlsx', records.stockList), '--vat', String(vat)],
      ...['--price-mode', priceMode, ...(isMixed ? ['--mixed'] : []), ...(isBought ? ['--bought'] : [])],
      ...['--url', address(), '--token', token],
      ...['--refused', await file('refused.json', JSON.stringify(refusals))],
      ...(journal ? ['--journal', await file('journal.hledger', await journal())] : []),
    ];
    const ended = promisify(execFile)(process.execPath, [RECOMPUTE, ...words]);
    return await ended.then(
      ({ stdout }) => ({ agrees: true, said: stdout.trim() }),
      (error: { stdout?: string; stderr?: string }) => ({
        agrees: false,
        said: `${error.stdout ?? ''}${error.stderr ?? ''}`.trim(),
      }),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
