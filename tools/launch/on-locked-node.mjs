// `node tools/launch/on-locked-node.mjs FILE [words …]`: runs a program of ours on the Node of the lock file, whatever Node
// the host has. Plain JavaScript, because that Node may not read TypeScript.
import { delimiter, dirname, join } from 'node:path';
import { runInOurPlace } from './children.mjs';
import { tellRefusal } from './launch-refused.mjs';
import { lockedNode } from './locked-node.mjs';
import { ensurePackages } from './packages.mjs';

const root = join(import.meta.dirname, '../..');

try {
  await ensurePackages(root);
  const node = lockedNode(root);
  const env = { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH}` };
  const [file = '', ...words] = process.argv.slice(2);
  process.exitCode = await runInOurPlace(node, [join(root, file), ...words], { cwd: root, env });
} catch (error) {
  process.exitCode = tellRefusal(error);
}
