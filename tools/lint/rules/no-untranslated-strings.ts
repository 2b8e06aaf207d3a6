import ts from 'typescript';
import type { Rule } from '../rule.ts';

/** What a user reads stands in both languages, in a file of words. */
export const noUntranslatedStrings: Rule = {
  name: 'no-untranslated-strings',
  reason: 'half of our users read Swahili; a sentence in the code is English for them',
  fix: 'put the sentence into the words of the entity or a *.words.ts beside the screen and say it with useSay',
  *check(file) {
    if (!file.path.endsWith('.tsx') || file.isTest) return;
    if (!/^(?:modules|packages\/web-kit|apps\/web)\//.test(file.path)) return;
    for (const node of file.nodes()) {
      if (ts.isJsxText(node) && isSentence(node.text)) yield { at: node.getStart(), what: node.text.trim() };
      if (ts.isJsxAttribute(node) && SHOWN.has(node.name.getText())) {
        for (const text of textsIn(node.initializer)) yield { at: text.getStart(), what: text.getText() };
      }
      if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) {
        for (const text of textsIn(node.expression)) yield { at: text.getStart(), what: text.getText() };
      }
    }
  },
};

/** Attributes whose value a user reads or hears. */
const SHOWN = new Set(
  'label title placeholder alt description hint why text message summary subtitle aria-label aria-description'.split(
    ' ',
  ),
);

/** Names that are the same in every language. */
const NAMES = new Set([
  'Excel',
  'Onepos',
  'English',
  'Kiswahili',
  'PDF',
  'ESC',
  'Ctrl',
  'TIN',
  'VRN',
  'VAT',
  'OTP',
  'ID',
]);

function isSentence(text: string): boolean {
  const bare = text.replace(/&\w+;/g, '').replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, '');
  return /\p{L}{2}/u.test(bare) && !NAMES.has(bare);
}

/** Texts that are shown as they stand: alone, or as one side of a choice; what a call makes of a text is its own. */
function* textsIn(node: ts.Node | undefined): Generator<ts.Node> {
  if (!node) return;
  if (ts.isStringLiteralLike(node) && isSentence(node.text)) yield node;
  else if (ts.isTemplateExpression(node)) {
    const fixed = [node.head, ...node.templateSpans.map(({ literal }) => literal)];
    if (fixed.some(({ text }) => isSentence(text))) yield node;
  } else if (ts.isJsxExpression(node) || ts.isParenthesizedExpression(node)) yield* textsIn(node.expression);
  else if (ts.isConditionalExpression(node)) {
    yield* textsIn(node.whenTrue);
    yield* textsIn(node.whenFalse);
  } else if (ts.isBinaryExpression(node) && /^(?:\|\||\?\?|&&|\+)$/.test(node.operatorToken.getText())) {
    yield* textsIn(node.left);
    yield* textsIn(node.right);
  }
}
