import { readFile } from 'node:fs/promises';

/** The version of the release that runs, such as `1.4.0`. */
export async function thisRelease(): Promise<string> {
  const { version } = JSON.parse(
    await readFile(new URL('../../../package.json', import.meta.url), 'utf8'),
  ) as { version: string };
  return version;
}
