import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { runInOurPlace, runQuietly } from '../launch/children.mjs';
import {
  type Counts,
  checkCounts,
  type FileCounts,
  type PlaywrightReport,
  playwrightCounts,
  playwrightFailures,
  playwrightTimes,
  vitestCounts,
  vitestFailures,
  withSecondRun,
} from './counts.ts';
import { recordFlowSeconds } from './flow-seconds.ts';
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

/** Of more files than these a failure is no matter of what else ran. */
const MOST_AGAIN = 3;

/** What a step came to, and the files that failed in it. */
interface Outcome extends Counts {
  failures: readonly FileCounts[];
}

/**
 * Runs every step, whatever became of those before, and sums what they counted. A few files that failed beside others are
 * run once more with nothing beside them; what passes then is counted as passed, and named.
 */
export async function runSteps(
  steps: readonly Step[],
  {
    root,
    node,
    env = process.env,
    say = console.log,
    isQuiet = false,
  }: Pick<Place, 'root' | 'node'> & Partial<Place>,
): Promise<Counts> {
  const total = { passed: 0, failed: 0 };
  const failures: string[] = [];
  const files: FileCounts[] = [];
  const place = { root, node, env, say, isQuiet };
  for (const step of steps) {
    const beside = step.beside ? [runBeside(step.beside, place)] : [];
    for (const done of await Promise.all([runStep(step, place), ...beside])) {
      const { passed, failed, failures: left } = await runFailuresAgain(done, place);
      if (failed > 0) failures.push(done.step.title);
      files.push(...left);
      total.passed += passed;
      total.failed += failed;
    }
  }
  // Once more at the end, where a long output is looked at first and may be all that was saved of it.
  for (const { file, why } of files) for (const line of why) say(`\n${relative(root, file)}\n${line}`);
  if (failures.length) say(`\nFailed: ${failures.join('; ')}`);
  return total;
}

async function runStep(step: Step, place: Place): Promise<Outcome & { step: Step }> {
  const { title } = step;
  place.say(`\n${title}`);
  const began = Date.now();
  const outcome = await run(step, { ...place, env: { ...place.env, ...step.env } });
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  place.say(`${title}: ${outcome.passed} passed, ${outcome.failed} failed, ${seconds} s`);
  return { step, ...outcome };
}

/** The same; what it says is kept until it has ended, so that it does not stand between the lines of another. */
async function runBeside(step: Step, place: Place): Promise<Outcome & { step: Step }> {
  const said: string[] = [];
  const done = await runStep(step, { ...place, isQuiet: true, say: (line) => void said.push(line) });
  for (const line of said) place.say(line);
  return done;
}

async function runFailuresAgain(done: Outcome & { step: Step }, place: Place): Promise<Outcome> {
  const { step, failures } = done;
  if (failures.length === 0 || failures.length > MOST_AGAIN) return done;
  const files = failures.map(({ file }) => file);
  const again = await runStep({ ...onlyFiles(step, files), title: `${step.title}: once more, alone` }, place);
  if (again.failed === 0)
    place.say(`Failed beside others and passed alone, so it is late or has a race: ${files.join(', ')}`);
  return { ...withSecondRun(done, failures, again), failures: again.failures };
}

function onlyFiles(step: Step, files: readonly string[]): Step {
  const options = step.vitest?.filter((word) => !word.endsWith('.test.ts') && !word.endsWith('.test.tsx'));
  return {
    ...step,
    ...(options ? { vitest: [...options, ...files] } : {}),
    ...(step.playwright
      ? { playwright: secondRunOfFlows(step.playwright, files), recordsSeconds: false }
      : {}),
  };
}

/** The words of a second run of flows, of those that failed. Recording costs, so only this one is recorded. */
export function secondRunOfFlows(words: readonly string[], failed: readonly string[]): string[] {
  const options = words.filter((word) => !word.endsWith('.flow.ts'));
  return [...options, '--trace', 'retain-on-failure', ...failed];
}

async function run(step: Step, place: Place): Promise<Outcome> {
  if (step.vitest) return runVitest(step, step.vitest, place);
  if (step.playwright) return runPlaywright(step, step.playwright, place);
  if (step.isShown) return { ...checkCounts(await tests(step.check ?? [], place)), failures: [] };
  const { code, output } = await runQuietly(place.node, step.check, { cwd: place.root, env: place.env });
  if (code !== 0) place.say(output.trim());
  return { ...checkCounts(code), failures: [] };
}

function runVitest(step: Step, words: readonly string[], place: Place): Promise<Outcome> {
  return withReport(vitestCounts, vitestFailures, (file) => {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    const command = ['node_modules/vitest/vitest.mjs', 'run', ...words, ...reporters];
    return tests([...(step.through ? [step.through] : []), ...command], place);
  });
}

function runPlaywright({ recordsSeconds }: Step, words: readonly string[], place: Place): Promise<Outcome> {
  const count = (report: PlaywrightReport, code: number) => {
    // What was cut short by a failure says nothing of how long it takes.
    if (recordsSeconds && code === 0) recordFlowSeconds(place.root, playwrightTimes(report));
    return playwrightCounts(report, code);
  };
  return withReport(count, playwrightFailures, (file) => {
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
  failuresOf: (report: Report) => FileCounts[],
  runTests: (file: string) => Promise<number>,
): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'onepos-report-'));
  const file = join(folder, 'report.json');
  try {
    const code = await runTests(file);
    const text = await readFile(file, 'utf8').catch(() => undefined);
    if (text === undefined) return { ...checkCounts(1), failures: [] };
    const report = JSON.parse(text) as Report;
    return { ...count(report, code), failures: failuresOf(report) };
  } finally {
    await rm(folder, { recursive: true });
  }
}
