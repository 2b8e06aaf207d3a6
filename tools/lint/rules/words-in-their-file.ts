import ts from 'typescript';
import { INLINE_WORDS } from '../inline-words.ts';
import type { Rule } from '../rule.ts';

/** A sentence in two languages stands with the words of its slice, where both are read side by side. */
export const wordsInTheirFile: Rule = {
  name: 'words-in-their-file',
  reason:
    'who reads the texts of a slice, or translates them, does not find what stands in a command or a rule',
  fix: 'move it into the x.i18n.ts or x.words.ts of the slice, or into errors.ts where it is a refusal',
  *check(file) {
    if (!/^modules\/[^/]+\/[^/]+\//.test(file.path) || !file.isCode || file.isTest) return;
    if (/\.(?:i18n|words)\.ts$|\/errors\.ts$|\/mutants\//.test(file.path)) return;
    const pairs = [...file.nodes()].filter(isPair);
    const known = INLINE_WORDS[file.path] ?? 0;
    const [extra] = pairs.slice(known);
    if (extra)
      yield {
        at: extra.getStart(file.code),
        what: `${pairs.length} inline texts, of which ${known} are known`,
      };
    if (pairs.length < known)
      yield { at: 0, what: `only ${pairs.length} inline texts are left of ${known}: write that down` };
  },
};

/** `{ en: ..., sw: ... }`, each a text. */
function isPair(node: ts.Node): boolean {
  if (!ts.isObjectLiteralExpression(node) || node.properties.length !== 2) return false;
  return node.properties.every(
    (property) =>
      ts.isPropertyAssignment(property) &&
      ['en', 'sw'].includes(property.name.getText()) &&
      (ts.isStringLiteralLike(property.initializer) || ts.isTemplateExpression(property.initializer)),
  );
}
