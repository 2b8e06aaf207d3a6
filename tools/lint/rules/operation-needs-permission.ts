import ts from 'typescript';
import type { Rule } from '../rule.ts';

/** Every call of the interface names the right it needs, and there is no other way to answer one. */
export const operationNeedsPermission: Rule = {
  name: 'operation-needs-permission',
  reason: 'a call without a right is open to everybody, and nobody notices',
  fix: "give defineQuery or defineCommand a permission, or 'free_access'; a route of your own becomes an operation",
  *check(file) {
    if (!file.isCode || file.isTest) return;
    for (const node of file.nodes()) {
      if (!ts.isCallExpression(node)) continue;
      const called = node.expression.getText();
      const at = node.getStart();
      if (/^define(?:Query|Command|Change|GuestCall)$/.test(called)) {
        const permission = permissionOf(node);
        const isGuest = permission?.getText() === "'guest'";
        if (!permission || isEmpty(permission)) yield { at, what: `${called} without a permission` };
        else if (isGuest !== (called === 'defineGuestCall'))
          yield { at, what: `${called} and the permission 'guest'` };
      }
      if (OWN_ROUTE.test(called) && !/^(?:packages\/server-kit\/http|apps\/server)\//.test(file.path)) {
        yield { at, what: `a route of its own, ${called}(…)` };
      }
    }
  },
};

const OWN_ROUTE = /^(?:app|server|fastify|instance)\.(?:get|post|put|patch|delete|all|route)$/;

function permissionOf(call: ts.CallExpression): ts.Expression | undefined {
  const [definition] = call.arguments;
  if (!definition || !ts.isObjectLiteralExpression(definition)) return undefined;
  for (const property of definition.properties) {
    if (property.name?.getText() !== 'permission') continue;
    if (ts.isPropertyAssignment(property)) return property.initializer;
    if (ts.isShorthandPropertyAssignment(property)) return property.name;
  }
  return undefined;
}

function isEmpty(permission: ts.Expression): boolean {
  if (ts.isStringLiteralLike(permission)) return permission.text.trim() === '';
  return ts.isArrayLiteralExpression(permission) && permission.elements.length === 0;
}
