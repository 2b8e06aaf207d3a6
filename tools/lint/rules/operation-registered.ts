import type { Rule } from '../rule.ts';

/** A command or query that its module does not list is code that nobody can call. */
export const operationRegistered: Rule = {
  name: 'operation-registered',
  reason: 'a command that no module lists has no address; its tests may pass and no shop can use it',
  fix: 'import it in module.server.ts of its module and list it there',
  *check(file, tree) {
    const [, module, rest] = /^modules\/([^/]+)\/(.+\.(?:command|query|job)\.ts)$/.exec(file.path) ?? [];
    if (!module || !rest) return;
    const list = tree.find(({ path }) => path === `modules/${module}/module.server.ts`);
    if (!list?.text.includes(`'./${rest}'`))
      yield { at: 0, what: `not in modules/${module}/module.server.ts` };
  },
};
