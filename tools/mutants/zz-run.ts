// temporary
import { readFileSync, rmSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { readMutant } from './mutant.ts';
import { copyOfTree } from './run.ts';
const copy = copyOfTree();
const names = (process.argv[2] ?? '').split(',');
for (const name of names) {
  const m = readMutant(name, readFileSync(join(import.meta.dirname, `${name}.patch`), 'utf8'));
  if (spawnSync('git', ['apply', '-'], { cwd: copy, input: m.patch }).status !== 0) { console.log('NOAPPLY', name); continue; }
  const results: string[] = [];
  for (const t of m.tests) {
    const report = join(copy, 'mutant-report.json'); rmSync(report, { force: true });
    const { status } = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', '--reporter=json', `--outputFile=${report}`, t], { cwd: copy, stdio: 'ignore' });
    let failed = '?'; try { const r = JSON.parse(readFileSync(report, 'utf8')); failed = String(r.numFailedTests) + ' ' + r.testResults.flatMap((x: any) => x.assertionResults.filter((y: any) => y.status === 'failed').map((y: any) => y.title.slice(0, 40))).slice(0, 2).join('; '); } catch {}
    results.push(`${t.split('/').at(-1)}: ${status === 0 ? 'GREEN' : `red ${failed}`}`);
  }
  console.log(results.some((r) => r.includes('GREEN')) ? (results.every((r) => r.includes('GREEN')) ? 'SURVIVED' : 'partly') : 'killed', name, '|', results.join(' | '));
  spawnSync('git', ['apply', '--reverse', '-'], { cwd: copy, input: m.patch });
}
rmSync(copy, { recursive: true, force: true });
