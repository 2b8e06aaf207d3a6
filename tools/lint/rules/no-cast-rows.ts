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
    if (MAY_CAST.has(file.path) || /\/testing\/|\.prove\.ts$/.test(file.path)) return;
    for (const node of file.nodes()) {
      if (!ts.isAsExpression(node)) continue;
      const { expression, type } = node;
      const isForced = ts.isAsExpression(expression) && expression.type.kind === ts.SyntaxKind.UnknownKeyword;
      if (isForced || type.kind === ts.SyntaxKind.NeverKeyword)
        yield { at: node.getStart(), what: node.getText().replace(/\s+/g, ' ').slice(0, 80) };
    }
  },
};

/** Files that give types up, each for a reason that no type can tell. */
const MAY_CAST: ReadonlySet<string> = new Set([
  // The machinery works on entities that it does not know; their types stand in the interface of `Work`.
  'packages/server-kit/command/work.ts',
  'packages/server-kit/db/app-services.ts',
  'packages/server-kit/operation/document-work.ts',
  // What the database client keeps to itself: its time limits and its single connections.
  'packages/server-kit/db/patient-client.ts',
  'packages/server-kit/db/pool.ts',
  'packages/server-kit/db/transaction.ts',
  // A server with a certificate and one without are one to whoever asks for it.
  'packages/server-kit/http/create-server.ts',
  // The router knows no types of screens that modules register at a start.
  'packages/web-kit/screens/addresses.ts',
  // The types of the browser and of streams do not agree on what a decoder takes.
  'packages/web-kit/live/follow-changes.ts',
]);
