import ts from 'typescript';
import type { Rule } from '../rule.ts';
import { ownersOf } from '../table-owners.ts';
import type { ProjectFile } from '../tree.ts';

/** Tables are reached through the transaction, by the module that owns them, and those of a branch by their branch. */
export const noUnscopedTable: Rule = {
  name: 'no-unscoped-table',
  reason:
    'a table named as text escapes the order of the modules; a connection of its own escapes the wall between shops',
  fix: 'import the definition and write its .table into the statement, ask a function of public.ts, or name branch_id in the statement',
  *check(file, tree) {
    if (!file.isCode || file.isTest || !/^(?:modules|packages|apps)\//.test(file.path)) return;
    yield* connections(file);
    const module = /^modules\/([^/]+)\//.exec(file.path)?.[1];
    if (!module || module === 'report' || CHECKS_BOOKS.test(file.path)) return;
    const owners = ownersOf(tree);
    for (const node of file.nodes()) {
      const statement = statementOf(node);
      if (!statement) continue;
      for (const table of statement.tables) {
        const owner = owners.get(table);
        if (!owner) continue;
        const at = node.getStart();
        if (owner.module !== module) yield { at, what: `the table ${table} belongs to ${owner.module}` };
        else if (
          owner.scope === 'branch' &&
          statement.text &&
          !/branch_id|\b\w*(?:id|code)\s*(?:=|in\b)/.test(statement.text)
        ) {
          yield { at, what: `${table} is read without its branch` };
        }
      }
    }
  },
};

/** A check of the books holds the ledgers of every business against what other modules keep. */
const CHECKS_BOOKS = /^modules\/.+\/server\/(?:[a-z-]+-checks|book-subjects)\.ts$/;

const MAY_CONNECT = /^(?:packages\/server-kit\/(?:db|migrate|testing|jobs|live)|apps\/server)\//;

function* connections(file: ProjectFile) {
  if (MAY_CONNECT.test(file.path)) return;
  for (const statement of file.code.statements) {
    if (
      !ts.isImportDeclaration(statement) ||
      statement.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword
    )
      continue;
    if (statement.moduleSpecifier.getText() === "'pg'") {
      yield { at: statement.getStart(), what: 'a database connection outside of the transaction' };
    }
  }
}

/** The tables that a piece of SQL or a call of the query builder names. */
function statementOf(node: ts.Node): { text: string; tables: string[] } | undefined {
  if (ts.isCallExpression(node)) {
    const [table] = node.arguments;
    const builds = /\.(?:selectFrom|insertInto|updateTable|deleteFrom|innerJoin|leftJoin)$/.test(
      node.expression.getText(),
    );
    return builds && table && ts.isStringLiteralLike(table)
      ? { text: '', tables: [table.text.split(/\s/)[0] ?? ''] }
      : undefined;
  }
  const isText = ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);
  if (!isText || !/\b(?:select|insert|update|delete|with)\b/i.test(node.getText())) return undefined;
  const text = node.getText();
  const named = text.matchAll(/\b(?:from|join|into|update)\s+(?:only\s+)?"?([a-z_]+)"?/gi);
  return { text, tables: [...named].map(([, table = '']) => table) };
}
