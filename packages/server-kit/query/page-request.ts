import { type AnyEntity, columnOf } from '#core/define-entity.ts';
import { AS_OF, AS_OF_STORE } from '#core/derive/as-of.ts';
import { declaredFilters } from '#core/derive/filterable.ts';
import { isOwnColumn } from '#core/derive/own-column.ts';
import { isSortable, readableConditions } from '#core/derive/readable.ts';
import { ProblemFound } from '#core/fields/issue.ts';
import type { Field } from '#core/fields/kind.ts';
import { readText } from '#core/fields/text.ts';
import { DEFAULT_LIST_STATE, LARGEST_LIMIT, orderInForce } from '#core/list-state.ts';
import { allowed } from '#core/permissions.ts';
import { searchedWords } from '#core/search-words.ts';
import { InvalidParameter } from '../http/errors.ts';
import type { InputScope } from '../operation/operation.ts';
import { type AsOf, readAsOf } from './as-of.ts';
import { choiceColumns } from './choice-columns.ts';
import { type CheckedGroup, readFilterTree } from './read-filter.ts';

/** What a list, search or export asks for, checked against what the entity offers and the caller may read. */
export interface PageRequest {
  condition: string;
  /** Key of a field, or a column of bookkeeping. */
  sort: string;
  order: 1 | -1;
  limit: number;
  page: number;
  keyword: string;
  /** Whether the caller may only choose a row: a word finds what he is shown and nothing else. */
  isChoosing?: boolean;
  filters: readonly Filter[];
  /** Rules joined by all or any, which hold beside the filters. */
  rules?: CheckedGroup;
  /** No others than these, where rows were selected one by one. */
  ids?: readonly string[];
  /** The moment of which the rows are asked, where it is not now. */
  asOf?: AsOf;
}

/** Rows whose field has a value, or lies between two. */
export interface Filter {
  key: string;
  comparison: '=' | '>=' | '<=';
  value: unknown;
}

/** Right that shows deleted rows on every list (permission-map, deleted). */
export const SEES_DELETED = 'list_branch_activities';

/** Reads the query string of a list. Sort, condition and filters are allow-lists, reduced by the caller's rights. */
export function readPageRequest(
  entity: AnyEntity,
  query: ReadonlyMap<string, string>,
  scope: InputScope,
): PageRequest {
  const request: PageRequest = {
    ...DEFAULT_LIST_STATE,
    condition: readCondition(entity, query.get('condition') || DEFAULT_LIST_STATE.condition, scope),
    ...readSort(entity, query, scope),
    limit: readNumber(query, 'limit', DEFAULT_LIST_STATE.limit, LARGEST_LIMIT),
    page: readNumber(query, 'page', DEFAULT_LIST_STATE.page, 1_000_000_000),
    keyword: readKeyword(entity, query),
    filters: [],
  };
  const filters = [...query].filter(([name, value]) => !OWN_PARAMETERS.has(name) && value !== '');
  const rules = readFilterTree(entity, query, scope);
  const asOf = readAsOf(entity, query, scope);
  return {
    ...request,
    filters: filters.map(([name, value]) => readFilter(entity, name, value, scope)),
    ...(rules ? { rules } : {}),
    ...(scope.isChoosing ? { isChoosing: true } : {}),
    ...(asOf ? { asOf } : {}),
  };
}

const OWN_PARAMETERS = new Set([
  ...['condition', 'sort', 'order', 'limit', 'page', 'keyword', 'filter'],
  ...[AS_OF, AS_OF_STORE],
]);

function readCondition(entity: AnyEntity, name: string, { actor, isChoosing }: InputScope): string {
  if (name === 'all') return name;
  if (isChoosing) throw InvalidParameter({ name: 'condition' });
  if (name === 'deleted' && !entity.ledger && allowed(actor, SEES_DELETED)) return name;
  if (!readableConditions(entity, actor).includes(name)) throw InvalidParameter({ name: 'condition' });
  return name;
}

function readSort(entity: AnyEntity, query: ReadonlyMap<string, string>, { actor, isChoosing }: InputScope) {
  const asked = query.get('sort') ?? '';
  const order = query.get('order') || '1';
  if (order !== '1' && order !== '-1') throw InvalidParameter({ name: 'order' });
  const offered = (column: string) =>
    isSortable(entity, actor, column) && (!isChoosing || choiceColumns(entity, actor).has(column));
  if (asked && !offered(asked)) throw InvalidParameter({ name: 'sort' });
  const inForce = orderInForce(entity, { sort: asked, order: order === '1' ? 1 : -1 });
  return offered(inForce.sort) ? inForce : { ...inForce, sort: entity.title };
}

function readNumber(query: ReadonlyMap<string, string>, name: string, usual: number, most: number): number {
  const typed = query.get(name) ?? '';
  if (typed === '') return usual;
  const value = /^\d{1,10}$/.test(typed) ? Number(typed) : 0;
  if (value < 1 || value > most) throw InvalidParameter({ name });
  return value;
}

function readKeyword(entity: AnyEntity, query: ReadonlyMap<string, string>): string {
  const typed = (query.get('keyword') ?? '').trim();
  if (typed === '') return '';
  if (!isSearched(entity)) throw InvalidParameter({ name: 'keyword' });
  const read = readText(typed, { options: { max: 200 } } as Field);
  if (read instanceof ProblemFound) throw InvalidParameter({ name: 'keyword' });
  return searchedWords(read);
}

/** Whether any of its fields is searched; without one there is no function to search by. */
function isSearched(entity: AnyEntity): boolean {
  return Object.values(entity.fields).some((field) => field.options.search && isOwnColumn(field));
}

/** `category_id=…`, and for days, amounts and numbers also `date_from=` and `date_to=`. */
function readFilter(entity: AnyEntity, name: string, typed: string, scope: InputScope): Filter {
  const [, bare = name, bound] = /^(\w+)_(from|to)$/.exec(name) ?? [];
  const found = filterable(entity, name, scope) ?? (bound && filterable(entity, bare, scope));
  if (!found) throw InvalidParameter({ name });
  const [key, field] = found;
  const isBound = filterable(entity, name, scope) === undefined;
  if (isBound && !RANGES.has(field.kind.name)) throw InvalidParameter({ name });
  const wire = wireOf(field, typed);
  const read = field.kind.schema(field, { currency: scope.branch.currency }).safeParse(wire);
  if (!read.success) throw InvalidParameter({ name });
  return { key, comparison: isBound ? (bound === 'from' ? '>=' : '<=') : '=', value: read.data };
}

const RANGES = new Set(['date', 'datetime', 'money', 'quantity', 'integer', 'percent']);
const NUMBERS = new Set(['money', 'quantity', 'integer', 'percent']);

function filterable(
  entity: AnyEntity,
  name: string,
  { actor, isChoosing }: InputScope,
): [string, Field] | undefined {
  const seen = isChoosing ? choiceColumns(entity, actor) : null;
  return declaredFilters(entity, actor).find(
    ([key, field]) =>
      (!seen || seen.has(columnOf(key, field))) && (key === name || columnOf(key, field) === name),
  );
}

function wireOf(field: Field, typed: string): unknown {
  if (NUMBERS.has(field.kind.name)) return /^-?\d{1,15}(\.\d{1,6})?$/.test(typed) ? Number(typed) : typed;
  if (field.kind.name === 'flag') return typed === 'true' ? true : typed === 'false' ? false : typed;
  return typed;
}
