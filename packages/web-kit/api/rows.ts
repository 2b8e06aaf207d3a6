import type { One, SaidFields, WireOf } from '#core/define-answer.ts';
import type { ColumnName } from '#core/fields/row-types.ts';
import type { ListPage } from '#core/list-state.ts';
import { type CallOptions, call, type Method, withQuery } from './client.ts';

/** An entity as far as its rows follow from it. */
interface Rows<F extends SaidFields> {
  readonly name: string;
  readonly fields: F;
}

/** Beside `customer_id` stands what the customer is called. */
type Names<F, K extends keyof F> = {
  readonly [N in K as ColumnName<N & string, F[N]> extends `${N & string}_id`
    ? `${N & string}_name`
    : never]?: string | null;
};

/** A row of an entity with the fields that a screen reads of it, as its definition declares them. */
export type RowOf<F extends SaidFields, K extends keyof F> = WireOf<One<Pick<F, K>>> &
  Names<F, K> & {
    readonly id: string;
    readonly version: number;
    readonly created_at: string;
    readonly created_by_name?: string | null;
  };

type Asked = Readonly<Record<string, string | number | undefined>>;
type Signal = Pick<CallOptions, 'signal'>;

/** A call that answers one record of an entity, of which a screen reads these fields. */
export function callForRowOf<const F extends SaidFields, const K extends keyof F>(
  _of: Rows<F>,
  _fields: readonly K[],
  method: Method,
  path: string,
  options: CallOptions = {},
): Promise<RowOf<F, K>> {
  return call<RowOf<F, K>>(method, path, options);
}

/** One record of an entity; types tell no field that the screen does not name. */
export function askRow<const F extends SaidFields, const K extends keyof F>(
  entity: Rows<F>,
  fields: readonly K[],
  id: string,
  options: Signal = {},
): Promise<RowOf<F, K>> {
  return callForRowOf(entity, fields, 'GET', withQuery(entity.name, { id }), options);
}

/** A page of the list of an entity. */
export function askPage<const F extends SaidFields, const K extends keyof F>(
  { name }: Rows<F>,
  _: readonly K[],
  asked: Asked,
  options: Signal = {},
): Promise<ListPage<RowOf<F, K>>> {
  return call<ListPage<RowOf<F, K>>>('GET', withQuery(`${name}/list`, asked), options);
}
