import ts from 'typescript';
import type { Rule } from '../rule.ts';

/** Between a command and its input or its row stands no cast: both are typed by their fields. */
export const noCastRows: Rule = {
  name: 'no-cast-rows',
  reason:
    'a cast hides what the compiler would have found: a branch that may be missing, a state that is none',
  fix: 'type the row by its entity (RowOf, NewRow, EntityHooks<RowOf<…>>) and the input by its fields (InputOf, BodyOf)',
  *check(file) {
    if (!file.isCode || file.isTest || !/^(?:modules|packages\/(?:server|web)-kit)\//.test(file.path)) return;
    if (/\/testing\/|\.prove\.ts$/.test(file.path)) return;
    for (const node of file.nodes()) {
      if (!ts.isAsExpression(node)) continue;
      const { expression, type } = node;
      const isForced = ts.isAsExpression(expression) && expression.type.kind === ts.SyntaxKind.UnknownKeyword;
      if (isForced || type.kind === ts.SyntaxKind.NeverKeyword)
        yield { at: node.getStart(), what: node.getText().replace(/\s+/g, ' ').slice(0, 80) };
    }
  },
};
