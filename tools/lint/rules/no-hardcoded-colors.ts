import ts from 'typescript';
import type { Rule } from '../rule.ts';
import type { ProjectFile } from '../tree.ts';

/** Colours come from the theme, which follows the branch's setting and the dark mode. */
export const noHardcodedColors: Rule = {
  name: 'no-hardcoded-colors',
  reason: 'a colour in the code stays when the branch chooses another one, and vanishes in dark mode',
  fix: 'use a variable of packages/ui/theme/tokens.css, such as var(--primary)',
  *check(file) {
    // The gallery shows how the parts look in colours that a branch may have chosen.
    if (file.isTest || /^packages\/ui\/(?:theme|gallery)\/|^tools\//.test(file.path)) return;
    if (file.path.endsWith('.css')) yield* inStyleSheet(file);
    if (/\.tsx?$/.test(file.path)) yield* inCode(file);
  },
};

/** The only colour that is data: what the specification gives a branch that has chosen none. */
const DEFAULT_PRIMARY = {
  file: 'modules/branch/branch-settings/branch-settings.entity.ts',
  colour: '#00ADD8',
};

const FUNCTION = /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/;
const HEX = /#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b/i;
const NAMED =
  /\b(?:white|black|red|green|blue|yellow|orange|purple|pink|brown|gr[ae]y|silver|gold|navy|teal|cyan|magenta|maroon|olive|lime|aqua|fuchsia|indigo|violet|crimson|coral|salmon|tomato|beige|ivory|khaki|lavender|turquoise|(?:light|dark|medium|dim)(?:gr[ae]y|blue|green|red|cyan))\b/;

function* inStyleSheet({ text }: ProjectFile) {
  const bare = text.replace(/\/\*[\s\S]*?\*\//g, (comment) => ' '.repeat(comment.length));
  for (const { 0: declaration, index } of bare.matchAll(/[\w-]+\s*:[^;{}]+(?=[;}])/g)) {
    const value = declaration.slice(declaration.indexOf(':') + 1);
    // A variable may carry a colour's name, and color-mix() of variables is no colour of its own.
    const plain = value.replace(/var\([^)]*\)|--[\w-]+|"[^"]*"|'[^']*'|url\([^)]*\)/g, '');
    const colour = [HEX, FUNCTION, NAMED].map((form) => form.exec(plain)?.[0]).find(Boolean);
    if (colour) yield { at: index, what: declaration.trim().replace(/\s+/g, ' ') };
  }
}

function* inCode(file: ProjectFile) {
  for (const node of file.nodes()) {
    if (!ts.isStringLiteralLike(node) && !ts.isTemplateExpression(node)) continue;
    if (ts.isImportDeclaration(node.parent) || ts.isExportDeclaration(node.parent)) continue;
    const text = node.getText().slice(1, -1).trim();
    if (file.path === DEFAULT_PRIMARY.file && text === DEFAULT_PRIMARY.colour) continue;
    const isHex = new RegExp(`^${HEX.source}$`, 'i').test(text) || /:\s*#[0-9a-f]{3,8}\b/i.test(text);
    const isNamed = new RegExp(`^${NAMED.source}$`).test(text) && paints(node);
    if (isHex || FUNCTION.test(text) || isNamed) yield { at: node.getStart(), what: node.getText() };
  }
}

/** Whether a text is the value of something that has a colour. */
function paints(node: ts.Node): boolean {
  const { parent } = node;
  const name = ts.isPropertyAssignment(parent) || ts.isJsxAttribute(parent) ? parent.name.getText() : '';
  return /^(?:c|bg|fill|stroke|.*colou?r|background)$/i.test(name);
}
