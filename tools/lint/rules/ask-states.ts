import ts from 'typescript';
import type { Rule } from '../rule.ts';
import type { ProjectFile, Tree } from '../tree.ts';

/** What may be done with a document in a state stands in its table; whoever compares a name has a table of his own. */
export const askStates: Rule = {
  name: 'ask-states',
  reason: 'a state that is added to the table of a document is forgotten by whoever compares names of states',
  fix: "ask the table: isPosted(sale, row), isPossible(sale, row, 'void'), isOpen(sale, row, field) of core/define-states.ts",
  *check(file, tree) {
    if (!file.isCode || file.isTest || !/^modules\//.test(file.path) || /\.states\.ts$/.test(file.path))
      return;
    if (STILL_COMPARE.some((folder) => file.path.startsWith(folder))) return;
    const states = statesOf(tree, file.path.split('/')[1] ?? '');
    if (states.size === 0) return;
    for (const node of file.nodes()) {
      if (!ts.isBinaryExpression(node) || !EQUALITY.has(node.operatorToken.kind)) continue;
      const { left, right } = node;
      const name = ts.isStringLiteral(right) && isStatus(left) ? right.text : undefined;
      if (name !== undefined && states.has(name))
        yield { at: node.getStart(), what: `a comparison with the state ${name}` };
    }
  },
};

/** Slices that compare names of states still; what is taken out of here is held from then on. */
const STILL_COMPARE = ['modules/inventory/stock-request/'];

const EQUALITY = new Set([ts.SyntaxKind.EqualsEqualsEqualsToken, ts.SyntaxKind.ExclamationEqualsEqualsToken]);

function isStatus(node: ts.Expression): boolean {
  const name = ts.isPropertyAccessExpression(node) ? node.name : node;
  return ts.isIdentifier(name) && name.text === 'status';
}

/** The names of states in the tables of one module. */
function statesOf(tree: Tree, module: string): Set<string> {
  return new Set(
    tree
      .filter(({ path }) => path.startsWith(`modules/${module}/`) && path.endsWith('.states.ts'))
      .flatMap((file) => [...namesIn(file)]),
  );
}

function* namesIn(file: ProjectFile): Generator<string> {
  for (const node of file.nodes())
    if (
      ts.isPropertyAssignment(node) &&
      node.name.getText() === 'states' &&
      ts.isObjectLiteralExpression(node.initializer)
    )
      for (const { name } of node.initializer.properties) if (name) yield name.getText();
}
