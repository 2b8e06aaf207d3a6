// `npm start`. Plain JavaScript: it runs on the Node of the host, installs what is missing and hands over to the
// Node of the lock file.
import { tellRefusal } from './tools/launch/launch-refused.mjs';
import { lockedNode } from './tools/launch/locked-node.mjs';
import { ensurePackages } from './tools/launch/packages.mjs';
import { serve } from './tools/launch/serve.mjs';
import { ensureWebBuild } from './tools/launch/web-build.mjs';

const root = import.meta.dirname;

try {
  await ensurePackages(root);
  const node = lockedNode(root);
  await ensureWebBuild(root, node);
  process.exitCode = await serve(root, node, process.argv.slice(2));
} catch (error) {
  process.exitCode = tellRefusal(error);
}
