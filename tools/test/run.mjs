// `npm test` and `npm run check` (without the browser). Plain JavaScript: it starts on the Node of the host.
import { delimiter, dirname, join } from 'node:path';
import { LaunchRefused, tellRefusal } from '../launch/launch-refused.mjs';
import { lockedNode } from '../launch/locked-node.mjs';
import { ensurePackages } from '../launch/packages.mjs';
import { chromiumPath, ensurePrograms } from './programs.mjs';
import { runSteps } from './run-steps.mjs';
import { STEPS } from './steps.mjs';

const root = join(import.meta.dirname, '../..');
const withBrowser = !process.argv.includes('--without-browser');

try {
  await ensurePackages(root);
  const node = lockedNode(root);
  const total = { passed: 0, failed: 0 };
  await ensurePrograms().catch((error) => {
    if (!(error instanceof LaunchRefused)) throw error;
    console.error(error.message);
    total.failed += 1;
  });
  const env = {
    ...process.env,
    CHROMIUM_PATH: chromiumPath() ?? '',
    // Whatever a test starts as `node` is the Node of the lock file.
    PATH: `${dirname(node)}${delimiter}${process.env.PATH}`,
  };
  const steps = STEPS.filter((step) => withBrowser || !step.needsBrowser);
  const { passed, failed } = await runSteps(steps, { root, node, env });
  total.passed += passed;
  total.failed += failed;
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed > 0 ? 1 : 0;
} catch (error) {
  process.exitCode = tellRefusal(error);
  console.log('0 passed, 1 failed');
}
