import { join } from 'node:path';
import { runInOurPlace } from './children.mjs';

const LOOK_FOR_NPM = 500;

/** Runs the server until it ends and gives its exit code. */
export async function serve(root, node, words) {
  const watch = stopWhenNpmIsGone();
  // The channel tells the server when this process is killed, so that it does not stay behind unseen.
  const code = await runInOurPlace(node, [join(root, 'apps/server/main.ts'), ...words], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  clearInterval(watch);
  return code;
}

// A killed npm takes no notice of what it started; the person who killed it meant the whole.
function stopWhenNpmIsGone() {
  if (process.env.npm_lifecycle_event !== 'start') return undefined;
  const parent = process.ppid;
  return setInterval(() => {
    if (process.ppid !== parent) process.emit('SIGTERM', 'SIGTERM');
  }, LOOK_FOR_NPM).unref();
}
