import ts from 'typescript';
import type { Rule } from '../rule.ts';
import type { Tree } from '../tree.ts';

/** An account of the chart is named by what the trade calls it, and its code stands in one file. */
export const namedAccounts: Rule = {
  name: 'named-accounts',
  reason: "'1110' for '1100' looks right to everybody who reads it, and posts to another account",
  fix: 'name the account: CHART.customers of modules/finance/ledger/chart.ts; in SQL codesInSql(CHART.customers)',
  *check(file, tree) {
    if (!file.isCode || file.isTest || file.path === CHART || !/^(?:modules|packages|apps)\//.test(file.path))
      return;
    if (/\/testing\//.test(file.path)) return;
    const codes = codesOf(tree);
    for (const node of file.nodes()) {
      const text = textOf(node);
      const code = text === undefined ? undefined : codes.find((one) => names(text, one));
      if (code) yield { at: node.getStart(), what: `the code ${code} of an account` };
    }
  },
};

const CHART = 'modules/finance/ledger/chart.ts';

/** The codes that the chart has. */
function codesOf(tree: Tree): string[] {
  const chart = tree.find(({ path }) => path === CHART)?.text ?? '';
  return [...chart.matchAll(/: '(\d{4})'/g)].map(([, code = '']) => code);
}

function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  return ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node) ? node.text : undefined;
}

/** Whether a text is the code of an account, or names it in SQL, its sub-accounts included. */
function names(text: string, code: string): boolean {
  return text === code || new RegExp(`'${code}(?:-[%\\d]+)?'`).test(text);
}
