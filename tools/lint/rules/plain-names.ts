import ts from 'typescript';
import type { Rule } from '../rule.ts';

/** A name that others import, and that of a file, is the word that a maintainer of any other project would search for. */
export const plainNames: Rule = {
  name: 'plain-names',
  reason: 'nobody searches for a word that only its author uses for the thing',
  fix: 'use the word of the trade or of the field (docs/decisions/0061-plain-names.md lists what each was replaced with)',
  *check(file) {
    if (!/^(?:apps|modules|packages|tools|e2e|specification)\//.test(file.path)) return;
    const base = file.path.slice(file.path.lastIndexOf('/') + 1);
    const inFile = wordsOf(base).find((word) => REFUSED.has(word));
    if (inFile && !ALLOWED.has(base)) yield { at: 0, what: `the file is named after "${inFile}"` };
    if (!file.isCode) return;
    for (const name of exportedNames(file.code)) {
      const word = wordsOf(name.text).find((one) => REFUSED.has(one));
      if (word && !ALLOWED.has(name.text))
        yield { at: name.getStart(file.code), what: `${name.text} is named after "${word}"` };
    }
  },
};

const REFUSED: ReadonlySet<string> = new Set(
  'told deed deeds house engine desk reach reaches mend mends mended anew whoever caution cautions shut keep keeps keeping kept'.split(
    ' ',
  ),
);

/** Names in which such a word has its ordinary meaning. */
const ALLOWED: ReadonlySet<string> = new Set([
  // Which tests depend on the date, by following imports.
  'reachDates',
  'reach-dates.ts',
  'priceKeepingMargin',
]);

/** The words of a name in whichever case they are joined. */
function wordsOf(name: string): string[] {
  return (name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? []).map((word) => word.toLowerCase());
}

function* exportedNames(code: ts.SourceFile): Generator<ts.Identifier> {
  for (const statement of code.statements) {
    if (!ts.canHaveModifiers(statement)) continue;
    const isExported = ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    if (!isExported) continue;
    if (ts.isVariableStatement(statement)) {
      for (const { name } of statement.declarationList.declarations) if (ts.isIdentifier(name)) yield name;
    } else if ('name' in statement && statement.name && ts.isIdentifier(statement.name as ts.Node)) {
      yield statement.name as ts.Identifier;
    }
  }
}
