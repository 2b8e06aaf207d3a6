// What `run.mjs` hands over to once there are packages and the Node of the lock file.
import { fileURLToPath } from 'node:url';
import { tellRefusal } from '../launch/launch-refused.mjs';
import { readOptions } from './options.ts';
import { reachDates } from './reach-dates.ts';
import { runSteps } from './run-steps.ts';
import { readSourceGraph } from './source-graph.ts';
import { stepsOfAll } from './steps.ts';
import { testKind } from './test-files.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** A program that the tests need is lacking: that was said, and counts. */
const failedBefore = Number(process.env.ONEPOS_TESTS_FAILED_BEFORE ?? 0);

try {
  const options = readOptions(process.argv.slice(2));
  const graph = readSourceGraph(root);
  const unit = graph.files.filter((file) => ['unit', 'alone'].includes(testKind(file) ?? ''));
  const inGreenwich = reachDates(root, graph, unit);
  console.log(`Unit tests in Greenwich: ${inGreenwich.length} of ${unit.length} files reach dates.`);
  const steps = stepsOfAll({ inGreenwich, withBrowser: options.withBrowser });
  const { passed, failed } = await runSteps(steps, { root, node: process.execPath });
  console.log(`${passed} passed, ${failed + failedBefore} failed`);
  process.exitCode = failed + failedBefore > 0 ? 1 : 0;
} catch (error) {
  process.exitCode = tellRefusal(error);
  console.log(`0 passed, ${1 + failedBefore} failed`);
}
