import ts from 'typescript';
import type { Rule } from '../rule.ts';

/** A sentence in two languages stands with the words of its slice, where both are read side by side. */
export const wordsInTheirFile: Rule = {
  name: 'words-in-their-file',
  reason:
    'who reads the texts of a slice, or translates them, does not find what stands in a command or a rule',
  fix: 'move it into the x.i18n.ts or x.words.ts of the slice, or into errors.ts where it is a refusal',
  *check(file) {
    if (!/^(?:apps|modules|packages)\//.test(file.path) || !file.isCode || file.isTest) return;
    if (WORDS_FILE.test(file.path) || NAMED_WHERE_DECLARED.test(file.path)) return;
    for (const node of file.nodes())
      if (isPair(node) && !isRefusal(node.parent))
        yield { at: node.getStart(file.code), what: 'a text in two languages stands in code' };
  },
};

const WORDS_FILE = /(?:\.i18n|[.-]words|\/errors)\.ts$/;

/** The menu entries and the rights of a module are declared with their names. */
const NAMED_WHERE_DECLARED = /^modules\/[^/]+\/(?:module|rights)\.ts$/;

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

/** A refusal of the machinery is declared with its sentence, as those of a module are in its errors.ts. */
function isRefusal(node: ts.Node): boolean {
  return ts.isCallExpression(node) && node.expression.getText() === 'refusal';
}
