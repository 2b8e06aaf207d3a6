import type { Tree } from './tree.ts';

export interface Owner {
  module: string;
  scope: string;
}

const known = new WeakMap<Tree, Map<string, Owner>>();

/** Which module owns each table, read from the definitions of entities and of tables without one. */
export function ownersOf(tree: Tree): Map<string, Owner> {
  const found = known.get(tree) ?? readOwners(tree);
  known.set(tree, found);
  return found;
}

function readOwners(tree: Tree): Map<string, Owner> {
  const owners = new Map<string, Owner>();
  for (const { path, text } of tree) {
    const module = /^modules\/([^/]+)\//.exec(path)?.[1];
    if (!module || path.endsWith('.test.ts')) continue;
    if (path.endsWith('.entity.ts')) {
      const scope = /\bscope:\s*'(\w+)'/.exec(text)?.[1] ?? 'business';
      for (const table of tablesOfEntity(text)) owners.set(table, { module, scope });
    }
    if (!/:\s*TableSpec\b/.test(text)) continue;
    for (const spec of text.split(/(?=name:\s*'\w+',\s*scope:\s*'\w+')/).slice(1)) {
      const [, table = '', scope = ''] = /name:\s*'(\w+)',\s*scope:\s*'(\w+)'/.exec(spec) ?? [];
      owners.set(table, { module, scope: /required\('branch_id'/.test(spec) ? 'branch' : scope });
    }
  }
  return owners;
}

/** The same names that `defineEntity` gives, with the tables of its lines. */
function tablesOfEntity(text: string): string[] {
  const name = /\bname:\s*'([\w-]+)'/.exec(text)?.[1] ?? '';
  const option = (key: string) =>
    new RegExp(`\\b${key}:\\s*'([\\w-]+)'`).exec(/\bnames:\s*\{[^}]*/.exec(text)?.[0] ?? '')?.[1];
  const noun = option('noun') ?? name.replaceAll('-', '_');
  const table = option('table') ?? option('plural') ?? `${noun}s`;
  return [table, `${name.replaceAll('-', '_')}_lines`];
}
