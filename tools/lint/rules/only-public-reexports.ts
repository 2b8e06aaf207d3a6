import ts from 'typescript';
import type { Rule } from '../rule.ts';
import type { ProjectFile } from '../tree.ts';

/** Only public.ts hands on what another file makes. */
export const onlyPublicReexports: Rule = {
  name: 'only-public-reexports',
  reason: 'a barrel loads everything for one name, makes circles, and hides where a thing lives',
  fix: 'import from the file that makes it; what other modules may use goes through public.ts',
  *check(file) {
    if (!file.isCode || /^modules\/[^/]+\/public(?:\.web)?\.tsx?$/.test(file.path)) return;
    const imported = importedNames(file);
    for (const statement of file.code.statements) {
      if (!ts.isExportDeclaration(statement)) continue;
      const handsOn =
        statement.moduleSpecifier !== undefined ||
        (statement.exportClause !== undefined &&
          ts.isNamedExports(statement.exportClause) &&
          statement.exportClause.elements.some(({ name, propertyName }) =>
            imported.has((propertyName ?? name).text),
          ));
      if (handsOn) yield { at: statement.getStart(), what: statement.getText().replace(/\s+/g, ' ') };
    }
  },
};

function importedNames(file: ProjectFile): Set<string> {
  const names = new Set<string>();
  for (const statement of file.code.statements) {
    if (!ts.isImportDeclaration(statement)) continue;
    const { importClause } = statement;
    if (importClause?.name) names.add(importClause.name.text);
    const bindings = importClause?.namedBindings;
    if (bindings && ts.isNamedImports(bindings))
      for (const { name } of bindings.elements) names.add(name.text);
    if (bindings && ts.isNamespaceImport(bindings)) names.add(bindings.name.text);
  }
  return names;
}
