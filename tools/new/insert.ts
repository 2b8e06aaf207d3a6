import ts from 'typescript';

/** A text of TypeScript, read so that something may be put into a list or an object of it. */
function read(text: string): ts.SourceFile {
  return ts.createSourceFile('module.ts', text, ts.ScriptTarget.Latest, true);
}

function find<T extends ts.Node>(node: ts.Node, accepts: (node: ts.Node) => T | undefined): T | undefined {
  return accepts(node) ?? ts.forEachChild(node, (child) => find(child, accepts));
}

/** The list that stands as a property (`entities: [...]`) or as the value of a constant or a call of that name. */
function listNamed(name: string): (node: ts.Node) => ts.ArrayLiteralExpression | undefined {
  return (node) => {
    const value =
      (ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node)) && node.name.getText() === name
        ? node.initializer
        : ts.isCallExpression(node) && node.expression.getText() === name
          ? node.arguments[0]
          : undefined;
    return value && ts.isArrayLiteralExpression(value) ? value : undefined;
  };
}

/** The text with one more element in a list: behind the last one that `after` accepts, or at its end. */
export function addToList(
  text: string,
  name: string,
  entry: string,
  after: (element: string) => boolean = () => true,
): string {
  const list = find(read(text), listNamed(name));
  if (!list) throw new Error(`There is no list of ${name}.`);
  const before = list.elements.filter((element) => after(element.getText())).at(-1);
  if (before) return put(text, before.getEnd(), `, ${entry}`);
  return put(text, list.elements.pos, list.elements.length ? `${entry},` : entry);
}

/** The text with one more entry in an object that is a property of the first argument of a call; the property too. */
export function addToObject(text: string, call: string, property: string, entry: string): string {
  const options = find(read(text), (node) =>
    ts.isCallExpression(node) && node.expression.getText() === call && node.arguments[0]
      ? asObject(node.arguments[0])
      : undefined,
  );
  if (!options) throw new Error(`Nothing calls ${call}.`);
  const known = options.properties.find(
    (one): one is ts.PropertyAssignment => ts.isPropertyAssignment(one) && one.name.getText() === property,
  );
  const object = known && asObject(known.initializer);
  return object
    ? put(text, object.properties.pos, `${entry},`)
    : put(text, options.properties.pos, `${property}: { ${entry} },`);
}

/** Imports stand first; the formatter sorts them. */
export function addImport(text: string, line: string): string {
  return `${line}\n${text}`;
}

/** From which module of ours each constant of a text is imported. */
function modulesOfImports(text: string): ReadonlyMap<string, string> {
  return new Map(
    [...text.matchAll(/import \{ (\w+) \} from '\.\/([a-z-]+)\//g)].map(([, name = '', module = '']) => [
      name,
      module,
    ]),
  );
}

/** A registry of modules with one more constant in it: behind those of the modules that come earlier, or last. */
export function register(
  text: string,
  list: string,
  constant: string,
  path: string,
  earlier?: readonly string[],
): string {
  const modules = modulesOfImports(text);
  const after = earlier && ((element: string) => earlier.includes(modules.get(element) ?? ''));
  return addImport(addToList(text, list, constant, after), `import { ${constant} } from '${path}';`);
}

function asObject(node: ts.Node): ts.ObjectLiteralExpression | undefined {
  return ts.isObjectLiteralExpression(node) ? node : undefined;
}

function put(text: string, at: number, what: string): string {
  return text.slice(0, at) + what + text.slice(at);
}
