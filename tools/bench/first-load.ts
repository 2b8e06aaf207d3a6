import { readFile } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

/** Script that a browser fetches before the login stands there, in KB gz, and the same for style; null without a build. */
export interface FirstLoad {
  scripts: number;
  styles: number;
  files: number;
}

/** Follows what the page itself loads at once: its scripts, what they import statically, and what it preloads. */
export async function measureFirstLoad(webFolder: string): Promise<FirstLoad | null> {
  const page = await readFile(join(webFolder, 'index.html'), 'utf8').catch(() => null);
  if (page === null) return null;
  const named = [...page.matchAll(/(?:src|href)="\/?([^"]+\.(?:js|css))"/g)].map(([, file = '']) => file);
  const seen = new Set<string>();
  const sizes = { js: 0, css: 0 };
  for (const queue = [...named]; queue.length > 0; ) {
    const file = queue.pop() ?? '';
    if (seen.has(file)) continue;
    seen.add(file);
    const bytes = await readFile(join(webFolder, file));
    const packed = await promisify(gzip)(bytes);
    sizes[file.endsWith('.css') ? 'css' : 'js'] += packed.length / 1024;
    if (file.endsWith('.js')) queue.push(...importsOf(String(bytes), file));
  }
  return { scripts: sizes.js, styles: sizes.css, files: seen.size };
}

/** `import…from"./x.js"` and `import"./x.js"`; `import(` comes later, when somebody goes there. */
function importsOf(script: string, file: string): string[] {
  const found = script.matchAll(
    /(?:^|[;}\s])(?:import|export)(?:[\w\s{},*$]*from)?\s*["'](\.[^"']+\.js)["']/g,
  );
  return [...found].map(([, path = '']) => normalize(join(dirname(file), path)));
}
