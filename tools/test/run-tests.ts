// What `run.mjs` hands over to once there are packages and the Node of the lock file.
import { fileURLToPath } from 'node:url';
import { tellRefusal } from '../launch/launch-refused.mjs';
import { seedOfTree } from './change.ts';
import { readOptions } from './options.ts';
import { runSteps } from './run-steps.ts';
import { describeSelection, select } from './selection.ts';
import { stepsOfAll, stepsOfChange } from './steps.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** A program that the tests need is lacking: that was said, and counts. */
const failedBefore = Number(process.env.ONEPOS_TESTS_FAILED_BEFORE ?? 0);

try {
  const options = readOptions(process.argv.slice(2), seedOfTree(root));
  const selection = select(root, options);
  for (const line of describeSelection(selection)) console.log(line);
  const steps = options.changed ? stepsOfChange(selection) : stepsOfAll(selection);
  const { passed, failed } = await runSteps(steps, { root, node: process.execPath });
  console.log(`${passed} passed, ${failed + failedBefore} failed`);
  process.exitCode = failed + failedBefore > 0 ? 1 : 0;
} catch (error) {
  process.exitCode = tellRefusal(error);
  console.log(`0 passed, ${1 + failedBefore} failed`);
}
