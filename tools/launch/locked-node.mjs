import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { LaunchRefused } from './launch-refused.mjs';

const OLDEST = 24;

/** The Node that the product runs on: the one in the lock file, or the host's where that is new enough. */
export function lockedNode(root, host = { version: process.versions.node, path: process.execPath }) {
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const locked = join(root, 'node_modules', `node-${platform}-${process.arch}`, 'bin', nodeFile());
  if (existsSync(locked)) return locked;
  if (Number.parseInt(host.version, 10) >= OLDEST) return host.path;
  throw new LaunchRefused(
    `There is no packaged Node ${OLDEST} for this system (${platform}-${process.arch}) and the installed one is ${host.version}. Install Node ${OLDEST} or newer and start again.`,
  );
}

function nodeFile() {
  return process.platform === 'win32' ? 'node.exe' : 'node';
}
