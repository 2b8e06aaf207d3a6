import type { Operation } from './operation.ts';

/** The calls of the server by path, then by method. */
export type RouteTable = ReadonlyMap<string, ReadonlyMap<string, Operation>>;

/** Puts the operations into a table; two of one route or one name are a mistake of the build. */
export function makeRouteTable(operations: readonly Operation[]): RouteTable {
  const table = new Map<string, Map<string, Operation>>();
  const names = new Set<string>();
  for (const operation of operations) {
    const methods = table.get(operation.path) ?? new Map<string, Operation>();
    if (methods.has(operation.method))
      throw new Error(`Two operations answer ${operation.method} ${operation.path}.`);
    if (names.has(operation.name)) throw new Error(`Two operations are named ${operation.name}.`);
    if (operation.permission.length === 0) throw new Error(`${operation.name} has no permission.`);
    names.add(operation.name);
    table.set(operation.path, methods.set(operation.method, operation));
  }
  return table;
}
