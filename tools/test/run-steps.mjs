import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInOurPlace, runQuietly } from '../launch/children.mjs';
import { checkCounts, playwrightCounts, vitestCounts } from './counts.mjs';

/** Runs every step, whatever became of those before, and sums what they counted. */
export async function runSteps(steps, { root, node, env = process.env, say = console.log }) {
  const total = { passed: 0, failed: 0 };
  const failures = [];
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

async function run(step, place) {
  if (step.vitest) return runVitest(step, place);
  if (step.playwright) return runPlaywright(step, place);
  const { code, output } = await runQuietly(place.node, step.check, { cwd: place.root, env: place.env });
  if (code !== 0) place.say(output.trim());
  return checkCounts(code);
}

async function runVitest(step, place) {
  return withReport(async (file) => {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    const command = ['node_modules/vitest/vitest.mjs', 'run', ...step.vitest, ...reporters];
    const code = await tests([...(step.through ? [step.through] : []), ...command], place);
    return { code, count: vitestCounts };
  });
}

async function runPlaywright(step, place) {
  return withReport(async (file) => {
    const command = [
      'node_modules/@playwright/test/cli.js',
      'test',
      '--reporter=list,json',
      ...step.playwright,
    ];
    const env = { ...place.env, PLAYWRIGHT_JSON_OUTPUT_FILE: file };
    return { code: await tests(command, { ...place, env }), count: playwrightCounts };
  });
}

function tests(command, { root, node, env }) {
  return runInOurPlace(node, command, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] });
}

async function withReport(runTests) {
  const folder = await mkdtemp(join(tmpdir(), 'onepos-report-'));
  const file = join(folder, 'report.json');
  try {
    const { code, count } = await runTests(file);
    const report = await readFile(file, 'utf8').catch(() => undefined);
    return report === undefined ? checkCounts(1) : count(JSON.parse(report), code);
  } finally {
    await rm(folder, { recursive: true });
  }
}
