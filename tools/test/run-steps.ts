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
  /** Whether tests say what they have to say by `say`, and not where this program does. */
  isQuiet?: boolean;
}

/** Runs every step, whatever became of those before, and sums what they counted. */
export async function runSteps(
  steps: readonly Step[],
  { root, node, env = process.env, say = console.log }: Pick<Place, 'root' | 'node'> & Partial<Place>,
): Promise<Counts> {
  const total = { passed: 0, failed: 0 };
  const failures: string[] = [];
  const place = { root, node, env, say };
  for (const step of steps) {
    const done = [runStep(step, place), ...(step.beside ? [runBeside(step.beside, place)] : [])];
    for (const { title, passed, failed } of await Promise.all(done)) {
      if (failed > 0) failures.push(title);
      total.passed += passed;
      total.failed += failed;
    }
  }
  if (failures.length) say(`\nFailed: ${failures.join('; ')}`);
  return total;
}

async function runStep(step: Step, place: Place): Promise<Counts & { title: string }> {
  const { title } = step;
  place.say(`\n${title}`);
  const began = Date.now();
  const counts = await run(step, { ...place, env: { ...place.env, ...step.env } });
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  place.say(`${title}: ${counts.passed} passed, ${counts.failed} failed, ${seconds} s`);
  return { title, ...counts };
}

/** The same; what it says is kept until it has ended, so that it does not stand between the lines of another. */
async function runBeside(step: Step, place: Place): Promise<Counts & { title: string }> {
  const said: string[] = [];
  const done = await runStep(step, { ...place, isQuiet: true, say: (line) => void said.push(line) });
  for (const line of said) place.say(line);
  return done;
}

async function run(step: Step, place: Place): Promise<Counts> {
  if (step.vitest) return runVitest(step, step.vitest, place);
  if (step.playwright) return runPlaywright(step.playwright, place);
  if (step.isShown) return checkCounts(await tests(step.check ?? [], place));
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

async function tests(command: readonly string[], { root, node, env, say, isQuiet }: Place): Promise<number> {
  if (isQuiet) {
    const { code, output } = await runQuietly(node, command, { cwd: root, env });
    if (code !== 0) say(output.trim());
    return code;
  }
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
