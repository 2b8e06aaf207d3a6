import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Name of the meta tag in which a page says of which build it is. */
export const BUILD_META = 'build';

/**
 * By which a page and a server know whether they are of one build: the page names all its parts by what is in them, so
 * it changes with every one of them. Empty where no page is served.
 */
export async function buildOf(folder: string): Promise<string> {
  const page = await readFile(path.join(folder, 'index.html')).catch(() => null);
  return page ? createHash('sha256').update(page).digest('hex').slice(0, 16) : '';
}
