import ts from 'typescript';
import { camel } from './entity-files.ts';

/** The text of a `module.ts` with one more entity in it. */
export function registerEntity(moduleText: string, name: string): string {
  const source = ts.createSourceFile('module.ts', moduleText, ts.ScriptTarget.Latest, true);
  const end = endOfEntities(source);
  if (end === undefined) throw new Error('module.ts has no list of entities.');
  const entry = `{ entity: ${camel(name)}, words: ${camel(name)}Words }`;
  const listed = `${moduleText.slice(0, end.at)}${end.isEmpty ? '' : ','} ${entry}${moduleText.slice(end.at)}`;
  return `import { ${camel(name)} } from './${name}/${name}.entity.ts';
import { ${camel(name)}Words } from './${name}/${name}.i18n.ts';
${listed}`;
}

function endOfEntities(node: ts.Node): { at: number; isEmpty: boolean } | undefined {
  if (
    ts.isPropertyAssignment(node) &&
    node.name.getText() === 'entities' &&
    ts.isArrayLiteralExpression(node.initializer)
  ) {
    const { elements } = node.initializer;
    const last = elements.at(-1);
    return { at: last ? last.getEnd() : elements.pos, isEmpty: !last };
  }
  return ts.forEachChild(node, endOfEntities);
}
