import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The tree that is written to, and which of its files were. */
export interface Disk {
  readonly files: string[];
  has(path: string): boolean;
  write(path: string, text: string): void;
  /** What is not there yet is an empty text. */
  change(path: string, how: (text: string) => string): void;
}

export function diskAt(root: string): Disk {
  const files: string[] = [];
  const read = (path: string) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '');
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
    if (!files.includes(path)) files.push(path);
  };
  return {
    files,
    has: (path) => existsSync(join(root, path)),
    write,
    change: (path, how) => write(path, how(read(path))),
  };
}

/** The files that were written or changed, and what whoever asked for them should know. */
export interface Written {
  files: readonly string[];
  remarks: readonly string[];
}
