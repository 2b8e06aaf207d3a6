import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

/** The command line beside the running product, as somebody would type it; answers what it prints. */
export async function onepos(...words: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)('npm', ['run', '--silent', 'onepos', '--', ...words], {
    cwd: path.join(import.meta.dirname, '../..'),
    env: { ...process.env, DATA_DIR: process.env.E2E_DATA_DIR },
  });
  return stdout;
}
