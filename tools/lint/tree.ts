import { globSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import ts from 'typescript';

/** A file of the project; code is parsed when a rule first asks for it. */
export class ProjectFile {
  /** From the root, with forward slashes. */
  readonly path: string;
  readonly text: string;
  #parsed: ts.SourceFile | undefined;

  constructor(path: string, text: string) {
    this.path = path;
    this.text = text;
  }

  get isCode(): boolean {
    return ['.ts', '.tsx', '.mts', '.mjs', '.cjs'].includes(extname(this.path));
  }

  get isTest(): boolean {
    return /\.(?:test|prove)\.tsx?$|\/testing\/|^e2e\//.test(this.path);
  }

  get code(): ts.SourceFile {
    this.#parsed ??= ts.createSourceFile(this.path, this.text, ts.ScriptTarget.Latest, true);
    return this.#parsed;
  }

  /** Every node of the code, outer before inner. */
  *nodes(from: ts.Node = this.code): Generator<ts.Node> {
    yield from;
    const children: ts.Node[] = [];
    from.forEachChild((child) => void children.push(child));
    for (const child of children) yield* this.nodes(child);
  }

  lineAt(position: number): number {
    return this.text.slice(0, position).split('\n').length;
  }
}

/** All files that a rule may look at. */
export type Tree = readonly ProjectFile[];

const FOLDERS = '{apps,docs,e2e,migrations,modules,packages,specification,tools}';
const KINDS = '{ts,tsx,mts,mjs,cjs,css,html,md,sql,json,yml}';

/** Reads the project from disk; what other programs wrote is left out. */
export function readTree(root: string): Tree {
  const paths = [
    ...globSync(`${FOLDERS}/**/*.${KINDS}`, { cwd: root }),
    ...globSync(`*.${KINDS}`, { cwd: root }),
  ];
  return paths
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !/(?:^|\/)(?:node_modules|dist)\/|^package-lock\.json$/.test(path))
    .toSorted()
    .map((path) => new ProjectFile(path, readFileSync(join(root, path), 'utf8')));
}
