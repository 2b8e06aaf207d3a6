import { cpSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** A copy of the working tree as it is, in which something may be tried; the packages are those of the original. */
export function copyOfTree(): string {
  const copy = mkdtempSync(join(tmpdir(), 'onepos-copy-'));
  for (const name of readdirSync(ROOT)) {
    if (!LEFT_OUT.has(name)) cpSync(join(ROOT, name), join(copy, name), { recursive: true });
  }
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

const LEFT_OUT = new Set([
  'node_modules',
  '.git',
  '.data',
  '.cache',
  'dist',
  'look',
  'test-results',
  'playwright-report',
]);
