// `npm test` and `npm run check` (without the browser). Plain JavaScript: it starts on the Node of the host.
import { delimiter, dirname, join } from 'node:path';
import { runInOurPlace } from '../launch/children.mjs';
import { LaunchRefused, tellRefusal } from '../launch/launch-refused.mjs';
import { lockedNode } from '../launch/locked-node.mjs';
import { ensurePackages } from '../launch/packages.mjs';
import { chromiumPath, ensurePrograms } from './programs.mjs';

const root = join(import.meta.dirname, '../..');

try {
  await ensurePackages(root);
  const node = lockedNode(root);
  let lacking = 0;
  await ensurePrograms().catch((error) => {
    if (!(error instanceof LaunchRefused)) throw error;
    console.error(error.message);
    lacking = 1;
  });
  const env = {
    ...process.env,
    CHROMIUM_PATH: chromiumPath() ?? '',
    // Whatever a test starts as `node` is the Node of the lock file.
    PATH: `${dirname(node)}${delimiter}${process.env.PATH}`,
    // Hundreds of programs are started from the same files: what they are compiled to is kept between them.
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, 'node_modules/.cache/compiled'),
    ONEPOS_TESTS_FAILED_BEFORE: String(lacking),
  };
  const words = [join(root, 'tools/test/run-tests.ts'), ...process.argv.slice(2)];
  process.exitCode = await runInOurPlace(node, words, { cwd: root, env });
} catch (error) {
  process.exitCode = tellRefusal(error);
  console.log('0 passed, 1 failed');
}
