import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInOurPlace, runQuietly } from '../launch/children.mjs';
import { type Counts, checkCounts, playwrightCounts, vitestCounts } from './counts.ts';
import type { Step } from './steps.ts';

interface Place {
  root: string;
  /** The Node that everything runs on. */
  node: string;
  env: NodeJS.ProcessEnv;
  say: (line: string) => void;
}

/** Runs every step, whatever became of those before, and sums what they counted. */
export async function runSteps(
  steps: readonly Step[],
  { root, node, env = process.env, say = console.log }: Pick<Place, 'root' | 'node'> & Partial<Place>,
): Promise<Counts> {
  const total = { passed: 0, failed: 0 };
  const failures: string[] = [];
  for (const step of steps) {
    say(`\n${step.title}`);
    const began = Date.now();
    const { passed, failed } = await run(step, { root, node, env: { ...env, ...step.env }, say });
    const seconds = ((Date.now() - began) / 1000).toFixed(1);
    say(`${step.title}: ${passed} passed, ${failed} failed, ${seconds} s`);
    if (failed > 0) failures.push(step.title);
    total.passed += passed;
    total.failed += failed;
  }
  if (failures.length) say(`\nFailed: ${failures.join('; ')}`);
  return total;
}

async function run(step: Step, place: Place): Promise<Counts> {
  if (step.vitest) return runVitest(step, step.vitest, place);
  if (step.playwright) return runPlaywright(step.playwright, place);
  const { code, output } = await runQuietly(place.node, step.check, { cwd: place.root, env: place.env });
  if (code !== 0) place.say(output.trim());
  return checkCounts(code);
}

function runVitest(step: Step, words: readonly string[], place: Place): Promise<Counts> {
  return withReport(vitestCounts, (file) => {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    const command = ['node_modules/vitest/vitest.mjs', 'run', ...words, ...reporters];
    return tests([...(step.through ? [step.through] : []), ...command], place);
  });
}

function runPlaywright(words: readonly string[], place: Place): Promise<Counts> {
  return withReport(playwrightCounts, (file) => {
    const command = ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json', ...words];
    return tests(command, { ...place, env: { ...place.env, PLAYWRIGHT_JSON_OUTPUT_FILE: file } });
  });
}

function tests(command: readonly string[], { root, node, env }: Place): Promise<number> {
  return runInOurPlace(node, command, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] });
}

async function withReport<Report>(
  count: (report: Report, code: number) => Counts,
  runTests: (file: string) => Promise<number>,
): Promise<Counts> {
  const folder = await mkdtemp(join(tmpdir(), 'onepos-report-'));
  const file = join(folder, 'report.json');
  try {
    const code = await runTests(file);
    const report = await readFile(file, 'utf8').catch(() => undefined);
    return report === undefined ? checkCounts(1) : count(JSON.parse(report) as Report, code);
  } finally {
    await rm(folder, { recursive: true });
  }
}
