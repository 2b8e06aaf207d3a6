import type { Rule } from '../rule.ts';
import type { Tree } from '../tree.ts';

/** An entity folder that no module lists, or a module that the registry does not, would silently not exist. */
export const entityRegistered: Rule = {
  name: 'entity-registered',
  reason: 'what no list names has no table, no rights, no calls and no screens, and no test misses it',
  fix: 'add the entity with its words to entities of module.ts, or the module to modules/registry.ts',
  *check(file, tree) {
    const [, module, rest] = /^modules\/([^/]+)\/(.+)$/.exec(file.path) ?? [];
    if (!module || !rest) return;
    if (rest.endsWith('.entity.ts') && !imports(tree, `modules/${module}/module.ts`, `./${rest}`)) {
      yield { at: 0, what: `not in modules/${module}/module.ts` };
    }
    if (rest === 'module.ts' && !imports(tree, 'modules/registry.ts', `./${module}/module.ts`)) {
      yield { at: 0, what: 'not in modules/registry.ts' };
    }
  },
};

function imports(tree: Tree, list: string, path: string): boolean {
  return tree.find((file) => file.path === list)?.text.includes(`'${path}'`) ?? false;
}
