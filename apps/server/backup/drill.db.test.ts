import { createHash } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCommandLine } from '../cli/run-command-line.ts';
import { aBusiness, logIn } from '../testing/people.ts';
import { openTestSystem, type TestSystem } from '../testing/test-system.ts';
import { productNamed } from '../testing/tills.ts';
import { drillReportOf } from './drill-report.ts';
import { verifyBackup } from './verify-backup.ts';
import { verifyReport } from './verify-report.ts';
import { type MadeBackup, writeBackup } from './write-backup.ts';

let folder: string;
let system: TestSystem;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'onepos-drill-'));
  system = await openTestSystem();
  const owner = await logIn(system, (await aBusiness(system)).phone);
  const { status } = await owner.ask('POST api/product', { body: productNamed('Chumvi') });
  expect(status).toBe(200);
});
afterAll(async () => {
  await system.close();
  await rm(folder, { recursive: true, force: true });
});

/** A machine that has the key of the installation, or none at all. */
const machine = (hasKey = true) => ({
  DATABASE_URL: system.db.url('admin'),
  DATA_DIR: join(folder, 'no-data'),
  ...(hasKey ? { SESSION_SECRET: system.serverKey.toString('base64url') } : {}),
});
const backup = (name: string, isInFolder = true): Promise<MadeBackup> =>
  writeBackup({
    adminUrl: system.db.url('admin'),
    path: join(folder, `${name}.backup`),
    serverKey: { key: system.serverKey, isInFolder },
  });
const drill = ({ path }: MadeBackup, env: NodeJS.ProcessEnv = machine()) =>
  verifyBackup(env, { file: path, isDrill: true, tell: () => undefined });
const ask = async (file: string, env: NodeJS.ProcessEnv = machine()) => {
  const lines: string[] = [];
  const code = await runCommandLine(['verify-report', file], env, (line) => lines.push(line));
  return { code, said: lines.join('\n') };
};

test('a drill leaves a signed report of what was restored, and a later change of the backup shows', async () => {
  const made = await backup('duka');
  const before = await readdir(folder);
  const { report, notes } = await drill(made);
  expect(notes).toEqual([]);
  expect(report).toBe(drillReportOf(made.path));
  expect((await readdir(folder)).filter((name) => !before.includes(name)).sort()).toEqual([
    'duka.backup.checked',
    'duka.backup.drill.json',
  ]);

  const file = await readFile(made.path);
  const [sums] = await system.db.adminQuery<{ debit: string; credit: string }>(
    'select sum(debit)::text as debit, sum(credit)::text as credit from public.journal_lines',
  );
  expect(Number(sums?.debit)).toBeGreaterThan(0);
  expect(await verifyReport(machine(), report ?? '')).toEqual({
    state: 'as_written',
    backup: 'as_drilled',
    report: {
      format: 1,
      backup: {
        file: 'duka.backup',
        sha256: createHash('sha256').update(file).digest('hex'),
        made_at: made.opening.made_at,
        release: made.opening.release,
      },
      drilled: { at: expect.any(String), release: made.opening.release, seconds: expect.any(Number) },
      tables: made.closing.tables,
      trial_balance: { ...sums, is_equal: true },
      notes: [],
      key: expect.any(String),
    },
  });
  const fine = await ask(report ?? '');
  expect(fine.code).toBe(0);
  expect(fine.said).toContain('The backup beside it is the one that was restored.');

  file[file.length - 1] = (file.at(-1) ?? 0) ^ 1;
  await writeFile(made.path, file);
  const changed = await ask(report ?? '');
  expect(changed.code).toBe(1);
  expect(changed.said).toContain('as this installation wrote it');
  expect(changed.said).toContain('NOT the one that was restored');
  await rm(made.path);
  const gone = await ask(report ?? '');
  expect(gone.code).toBe(0);
  expect(gone.said).toContain('The backup is not beside it');
});

test('a spare computer signs with the key in the backup; without any key there is no report, and that is said', async () => {
  const spare = await drill(await backup('spare'), machine(false));
  expect(await verifyReport(machine(), spare.report ?? '')).toMatchObject({ state: 'as_written' });
  await expect(verifyReport(machine(false), spare.report ?? '')).rejects.toThrow(
    'The key of this installation',
  );

  const keyless = await backup('keyless', false);
  const found = await drill(keyless, machine(false));
  expect(found).toMatchObject({ report: null, notes: [expect.stringContaining('SESSION_SECRET')] });
  expect(await readdir(folder)).not.toContain('keyless.backup.drill.json');
  expect(await readdir(folder)).not.toContain('no-data');
});

test('books that are not even are in the report, and another installation cannot say whether it is true', async () => {
  const client = await system.db.adminClient();
  const bend = (by: number) =>
    client.query(`begin; set local session_replication_role = replica;
      update public.journal_lines set debit = debit + ${by} where debit > 0; commit`);
  await bend(1);
  const made = await backup('uneven').finally(() => bend(-1));
  const { report, notes } = await drill(made);
  expect(notes).toContainEqual(expect.stringContaining('entries_balance'));
  const found = await verifyReport(machine(), report ?? '');
  expect(found).toMatchObject({ state: 'as_written', report: { trial_balance: { is_equal: false }, notes } });
  expect((await ask(report ?? '')).said).toContain('NOT equal');

  const other = { ...machine(), SESSION_SECRET: Buffer.alloc(32, 7).toString('base64url') };
  const elsewhere = await ask(report ?? '', other);
  expect(elsewhere.code).toBe(1);
  expect(elsewhere.said).toContain('Nobody here can tell');

  const copy = join(folder, 'copy.json');
  await cp(report ?? '', copy);
  await writeFile(copy, (await readFile(copy, 'utf8')).replace('"is_equal": false', '"is_equal": true'));
  const forged = await ask(copy);
  expect(forged.code).toBe(1);
  expect(forged.said).toBe('This report was changed after it had been written.');
});
