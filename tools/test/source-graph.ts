import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';

const KINDS = ['.ts', '.tsx', '.mjs', '.cjs', '.js'];

/** Which file imports which, of the whole tree: paths from its root. Types are left out, for nothing of them runs. */
export class SourceGraph {
  readonly #imports: ReadonlyMap<string, readonly string[]>;

  constructor(imports: ReadonlyMap<string, readonly string[]>) {
    this.#imports = imports;
  }

  get files(): string[] {
    return [...this.#imports.keys()];
  }

  /** Files and packages that a file imports, each as it is found from the root (`modules/…`, `zod`, `node:fs`). */
  importsOf(file: string): readonly string[] {
    return this.#imports.get(file) ?? [];
  }

  /** A file, all that it imports, what those import and so on; not through files that `stop` names. */
  reachOf(file: string, stop: (file: string) => boolean = () => false): Set<string> {
    const reached = new Set([file]);
    for (const one of reached) {
      if (one !== file && stop(one)) continue;
      for (const imported of this.importsOf(one)) reached.add(imported);
    }
    return reached;
  }

  /** `targets`, the files that import one of them, what imports those and so on; not by way of files that `stop` names. */
  reaching(targets: readonly string[], stop: (file: string) => boolean = () => false): Set<string> {
    const importers = new Map<string, string[]>();
    for (const [file, imports] of this.#imports)
      for (const one of imports) importers.set(one, [...(importers.get(one) ?? []), file]);
    const reaching = new Set(targets);
    for (const one of reaching)
      if (!stop(one)) for (const file of importers.get(one) ?? []) reaching.add(file);
    return reaching;
  }
}

/** Reads the imports of every file of code in the tree. */
export function readSourceGraph(root: string): SourceGraph {
  const names = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).imports as Record<
    string,
    string
  >;
  const files = globSync('{apps,e2e,modules,packages,specification,tools}/**/*.{ts,tsx,mjs,cjs,js}', {
    cwd: root,
  })
    .concat(globSync('*.{ts,mjs,cjs}', { cwd: root }))
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/(?:^|\/)(?:node_modules|dist)\//.test(file));
  const imports = files.map((file): [string, string[]] => {
    const text = readFileSync(join(root, file), 'utf8');
    return [file, importsIn(text).map((name) => placeOf(name, file, { root, names }))];
  });
  return new SourceGraph(new Map(imports));
}

/** What a text of code imports when it runs, as it is written there. */
export function importsIn(text: string): string[] {
  return [...text.matchAll(IMPORT)].flatMap(
    ({ groups }) => groups?.from ?? groups?.only ?? groups?.late ?? [],
  );
}

const IMPORT =
  /^\s*(?:import|export)\s+(?!type\b)[^'";=]*?\bfrom\s*'(?<from>[^']+)'|^\s*import\s*'(?<only>[^']+)'|\bimport\(\s*'(?<late>[^']+)'/gm;

function placeOf(
  name: string,
  file: string,
  { root, names }: { root: string; names: Record<string, string> },
): string {
  const [bare = name] = name.split('?');
  if (bare.startsWith('.')) return fileAt(root, posix.join(dirname(file), bare));
  const [pattern, place] = Object.entries(names).find(([start]) => bare.startsWith(start.slice(0, -1))) ?? [];
  if (!pattern || !place) return bare;
  return fileAt(root, place.replace('./', '').replace('*', bare.slice(pattern.length - 1)));
}

function fileAt(root: string, path: string): string {
  const candidates = [
    path,
    ...KINDS.map((kind) => path + kind),
    ...KINDS.map((kind) => `${path}/index${kind}`),
  ];
  return candidates.find((one) => existsSync(join(root, one)) && statSync(join(root, one)).isFile()) ?? path;
}
