import ts from 'typescript';
import type { Offence, Rule } from '../rule.ts';
import type { ProjectFile, Tree } from '../tree.ts';

/** What may be done with a document in a state stands in its table; whoever compares a name has a table of his own. */
export const askStates: Rule = {
  name: 'ask-states',
  reason: 'a state that is added to the table of a document is forgotten by whoever compares names of states',
  fix: "ask the table: isPosted(sale, row), isPossible(sale, row, 'void') of core/define-states.ts; in SQL and in conditions countsInSql(saleStates), statesBefore(saleStates, 'void') of core/state-sets.ts",
  *check(file, tree) {
    if (!file.isCode || file.isTest || !/^modules\//.test(file.path) || /\.states\.ts$/.test(file.path))
      return;
    if (!file.text.includes('status')) return;
    const states = statesOf(tree, `${file.path.split('/')[1] ?? ''}/`);
    yield* inSql(file, statesOf(tree, ''));
    yield* inConditions(file, states);
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

/** A status in SQL beside names of states, also as the column that a computed value is given: `${row('status')} = 'void'`. */
const COMPARED =
  /\bstatus(?:'\)\})?\s*(?:=|<>|!=|(?:not\s+)?in\b|is\s+(?:not\s+)?distinct\s+from)\s*\(?\s*('[^)]*)/gi;

/** Statements that compare a status with the name of a state, in whichever module the document is. */
function* inSql(file: ProjectFile, states: ReadonlySet<string>): Generator<Offence> {
  for (const node of file.nodes())
    for (const [, list = ''] of isText(node) ? node.getText().matchAll(COMPARED) : []) {
      const name = [...list.matchAll(/'([^']*)'/g)].find(([, one = '']) => states.has(one))?.[1];
      if (name !== undefined) yield { at: node.getStart(), what: `SQL that compares with the state ${name}` };
    }
}

/** Conditions of a list that name a state. */
function* inConditions(file: ProjectFile, states: ReadonlySet<string>): Generator<Offence> {
  for (const node of file.nodes()) {
    if (!ts.isCallExpression(node) || !/^e\.(?:eq|ne)$/.test(node.expression.getText())) continue;
    const [field, value] = node.arguments.map(textOf);
    if (field === 'status' && value !== undefined && states.has(value))
      yield { at: node.getStart(), what: `a condition on the state ${value}` };
  }
}

function isText(node: ts.Node): boolean {
  return (
    ts.isTemplateExpression(node) ||
    ts.isNoSubstitutionTemplateLiteral(node) ||
    (ts.isStringLiteral(node) && /\b(?:select|update|delete|where)\b/i.test(node.text))
  );
}

function textOf(node: ts.Expression): string | undefined {
  return ts.isStringLiteral(node) ? node.text : undefined;
}

const EQUALITY = new Set([ts.SyntaxKind.EqualsEqualsEqualsToken, ts.SyntaxKind.ExclamationEqualsEqualsToken]);

function isStatus(node: ts.Expression): boolean {
  const name = ts.isPropertyAccessExpression(node) ? node.name : node;
  return ts.isIdentifier(name) && name.text === 'status';
}

/** The names of states in the tables of one module, or of all. */
function statesOf(tree: Tree, module: string): Set<string> {
  return new Set(
    tree
      .filter(({ path }) => path.startsWith(`modules/${module}`) && path.endsWith('.states.ts'))
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
      for (const { name } of node.initializer.properties)
        if (name) yield ts.isStringLiteral(name) ? name.text : name.getText();
}
