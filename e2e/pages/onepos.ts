import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

/** The command line beside the running product, as somebody would type it; answers what it prints. */
export function onepos(...words: string[]): Promise<string> {
  return oneposAt({ DATA_DIR: process.env.E2E_DATA_DIR }, ...words);
}

/** The same beside a server that a flow has started for itself. */
export async function oneposAt(place: NodeJS.ProcessEnv, ...words: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)('npm', ['run', '--silent', 'onepos', '--', ...words], {
    cwd: path.join(import.meta.dirname, '../..'),
    env: { ...process.env, ...place },
  });
  return stdout;
}
