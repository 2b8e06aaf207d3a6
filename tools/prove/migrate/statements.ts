const PIECES = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"(?:[^"]|"")*"|\$(\w*)\$[\s\S]*?\$\1\$|;|[^;]/g;

/** The statements of an SQL file, each with its semicolon; joined they are the file again. */
export function statementsOf(sql: string): string[] {
  const statements: string[] = [];
  let statement = '';
  for (const [piece] of sql.matchAll(PIECES)) {
    statement += piece;
    if (piece !== ';') continue;
    statements.push(statement);
    statement = '';
  }
  const last = statements.pop() ?? '';
  return [...statements, last + statement];
}
