import type { Rule } from '../rule.ts';

/** The name of a file says what it is about and which part it plays; the parts are few and fixed. */
export const fileRoles: Rule = {
  name: 'file-roles',
  reason: 'in utils.ts and types.ts nobody looks for anything, and everybody adds to it',
  fix: 'name the file after the thing or the action in kebab-case, with one of the known roles in its place',
  *check({ path }) {
    if (!/^(?:apps|modules|packages|tools|e2e)\//.test(path) || !/\.(?:tsx?|mts|mjs|cjs|css)$/.test(path))
      return;
    const folders = path.split('/');
    const [name = '', ...roles] = (folders.pop() ?? '').split('.').slice(0, -1);
    const vague = [...folders, name].find((word) => VAGUE.has(word));
    if (vague) yield { at: 0, what: `the name ${vague} says nothing` };
    if (!KEBAB.test(name)) yield { at: 0, what: `${name} is not in kebab-case` };
    const unknown = roles.find((role) => !ROLES.has(role));
    if (unknown !== undefined) yield { at: 0, what: `.${unknown} is no known role` };
    const home = path.startsWith('modules/') && HOMES.find(([role]) => roles.at(-1) === role)?.[1];
    if (home && !folders.includes(home))
      yield { at: 0, what: `a ${roles.at(-1)} lives in a folder ${home}/` };
  },
};

const KEBAB = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

const VAGUE = new Set(
  'util utils helper helpers common type types misc shared lib libs index constants interfaces models services manager'.split(
    ' ',
  ),
);

const ROLES = new Set([
  ...[
    'entity',
    'body',
    'answer',
    'rules',
    'states',
    'i18n',
    'command',
    'query',
    'screen',
    'cell',
    'job',
    'hooks',
    'test',
  ],
  // Words of a part that is no entity; both sides of a module; tests that need a database; proofs; style sheets.
  ...['words', 'server', 'web', 'extra', 'db', 'prove', 'module', 'config', 'd', 'flow', 'setup', 'worker'],
]);

const HOMES: readonly [role: string, folder: string][] = [
  ['command', 'server'],
  ['query', 'server'],
  ['job', 'server'],
  ['hooks', 'server'],
  ['screen', 'web'],
  ['cell', 'web'],
];
