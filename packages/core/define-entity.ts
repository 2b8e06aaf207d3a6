import type { Claims } from './claims.ts';
import { type ConditionBuilder, type Expression, e } from './conditions.ts';
import type { AnyStates } from './define-states.ts';
import type { PageHints } from './document-page.ts';
import type { Problems } from './errors.ts';
import type { Field, Fields } from './fields/kind.ts';
import type { ColumnsOf, NewLine, Written } from './fields/row-types.ts';
import type { Id } from './ids.ts';
import { requireLineReferences } from './line-fields.ts';
import type { AsOfList, BorrowedRows, LedgerLines } from './listed-rows.ts';
import { counts, hasUncounted } from './state-sets.ts';
import { requirePayableFields } from './trade/payable.ts';
import type { Veil } from './veil.ts';

/** Where the specification's names are not the mechanical ones; nobody concatenates strings elsewhere. */
export interface EntityNames {
  table?: string;
  plural?: string;
  /** Noun of the rights where it is not the name (`room_booking`, `employee`). */
  noun?: string;
  permissions?: Partial<Record<EntityAction, string>>;
  /** Path of the screens where it is not `/module/entity` (`/employee`, `/customer`). */
  path?: string;
  /** Screens whose path is not even that regular (`/branch/activities`). */
  screens?: Partial<Record<ScreenKind, string>>;
}

/** The three derived screens of an entity. */
export type ScreenKind = 'list' | 'form' | 'view';

/** Whose the rows are: the whole business's, or of one branch. */
type Scope = 'business' | 'branch';

/** What a right allows one to do with an entity. */
export type EntityAction = 'create' | 'modify' | 'delete' | 'view' | 'list';

export interface FormSection<K extends string = string, S extends string = string> {
  key: S;
  rows: readonly (readonly K[])[];
}

/** Pure rule over a whole row as it will be kept; throws a refusal or `InvalidFields`. */
export type Rule = (row: Readonly<Record<string, unknown>>) => void;

/**
 * Pure look at what is known of a row: what seems to be a mistake and may be none, by field. It informs and stops nobody.
 * Fields that the user may not see are absent; `today` is the business day of the branch.
 */
export type Warning = (row: Readonly<Record<string, unknown>>, today: string) => Problems;

export interface EntityDefinition<
  F extends Fields = Fields,
  N extends string = string,
  /** Conditions, sections of the form, table of states and borrowed rows, for the words that they must have. */
  C extends string = string,
  S extends string = string,
  T extends AnyStates = AnyStates,
  B extends string = string,
  W extends Scope = Scope,
> {
  /** Singular, kebab-case: the folder, the calls and the screens carry it. */
  name: N;
  /** What it was called in earlier releases: sealed activities keep the name under which they were written. */
  formerNames?: readonly string[];
  module: string;
  /** The field a row is known by; lists sort by it and other rows show it as `x_name`. */
  title: keyof F & string;
  scope: W;
  fields: F;
  rules?: readonly Rule[];
  warnings?: readonly Warning[];
  /** What stands once among all rows, whichever of these fields it is in. */
  claims?: Claims<keyof F & string>;
  /** Fields that two records seldom have alike: another one with the same is shown while it is typed. */
  alike?: readonly (keyof F & string)[];
  conditions?: Readonly<Record<C, (build: ConditionBuilder) => Expression>>;
  /** Conditions under which a list shows the records of another entity in the shape of its own rows, by their names. */
  borrowed?: Readonly<Record<B, BorrowedRows>>;
  /** The list shows the lines of a ledger in the shape of its own rows; its own records are some of the documents behind them. */
  linesOf?: LedgerLines;
  /** Fields a list may be filtered by in the query string, and references in lines: `lines.product`. */
  filters?: readonly ((keyof F & string) | `${keyof F & string}.${string}`)[];
  list: {
    columns: readonly ListColumn<F>[];
    sort?: ListColumn<F>;
    order?: 1 | -1;
    /** The amount that matters in a row, where it is not the last of the columns. */
    figure?: keyof F & string;
    /** Under which name users arrange the columns, where that of the entity stands for another list of it. */
    arrangedAs?: string;
  };
  /** The list can be asked as it stood at a past moment. */
  asOf?: AsOfList<keyof F & string>;
  /** What the rows of a list come to, and apart for each value of a choice where sums of both would be a lie. */
  totals?: { of: readonly (keyof F & string)[]; by?: keyof F & string };
  form: readonly FormSection<keyof F & string, S>[];
  /** What the next new record begins with, where one is added after another: its neighbours mostly have it too. */
  carriedOver?: readonly (keyof F & string)[];
  /** Pictures and papers may be attached to its records, by those who may change them. */
  files?: boolean;
  /** Its records have the page of a document; what is not said here follows from the fields. */
  page?: PageHints<keyof F & string>;
  /** What its paper shows, where its page has a design of its own. */
  paper?: PageHints<keyof F & string>;
  /** Business is done with it: a customer, a supplier. */
  party?: boolean;
  /** Where a form asks for one, those who may make one make it there, of the words that found none. */
  madeWhereChosen?: boolean;
  /** How rows of a sheet find the row they change; without it an import only creates. */
  excel?: { matchBy?: keyof F & string; columns?: readonly (keyof F & string)[] };
  names?: EntityNames;
  /** Rights that an action asks in some cases only, beside its own: that of an earlier day, of another price. */
  asks?: Partial<Record<EntityAction, readonly string[]>>;
  /** Which of the derived calls exist; all where left out. */
  calls?: readonly Call[];
  /** The whole entity stands in the menu only where this switch of the branch is on. */
  when?: string;
  /** Append-only: no update, no delete, no version (ledgers). */
  ledger?: boolean;
  /** Has total, paid and remaining amount, of which only finance writes the last two (accounting.md 4.3). */
  payable?: boolean;
  /** Made by a command of its own, under an id of the caller's; its fields are kept by the server, yet chosen by a user. */
  document?: boolean;
  /** The life of a document: what may be done in each state, and how it goes from one to the next. */
  states?: T;
  /** Its rows go as their branch begins anew, by which of its fields; what has states goes anyway, all else stays. */
  emptied?: true | (keyof F & string);
  /** What was just deleted can be brought back with its id, because deleting it does nothing but hide it. */
  restorable?: boolean;
  /** Its rows are about records of any entity: the columns that say of which, and which one. */
  about?: { entity: string; record: string };
  /** Its rows are what documents left open: the column with the kind of the document. */
  leftOpenBy?: string;
  /** Some of its rows keep these fields from those without a right that the others do not ask for. */
  veil?: Veil<keyof F & string, NoInfer<C>>;
  /** Goods or money of a branch lie in it: a call that names one is asked whether it is of its caller. */
  place?: boolean;
  /** A role may keep from its holders what others made, what is older and all but the newest (capabilities E5). */
  visibility?: boolean;
  /** People whom a row names and whose it is besides its maker's, for a role that shows only what is one's own. */
  ownedBy?: readonly (keyof F & string)[];
}

export type ListColumn<F> = (keyof F & string) | 'created_at' | 'created_by' | 'updated_at';

const ALL_CALLS = ['list', 'search', 'find', 'create', 'update', 'delete', 'export', 'import'] as const;

export type Call = (typeof ALL_CALLS)[number];

/** A definition with its names filled in. Table, validation, calls, rights, screens and sheets are derived from it. */
export interface Entity<
  F extends Fields = Fields,
  N extends string = string,
  C extends string = string,
  S extends string = string,
  T extends AnyStates = AnyStates,
  B extends string = string,
  W extends Scope = Scope,
> extends Omit<EntityDefinition<F, N, C, S, T, B, W>, 'names' | 'conditions' | 'totals' | 'calls' | 'asOf'> {
  asOf?: AsOfList;
  table: string;
  plural: string;
  screens: Readonly<Record<ScreenKind, string>>;
  permissions: Readonly<Record<EntityAction, string>>;
  conditions: Readonly<Record<C, Expression>>;
  /** Of rows that count (`only`), by their state; the others stand in the list and in no sum. */
  totals?: { of: readonly string[]; by?: string; only?: Expression };
  calls: readonly Call[];
}

/**
 * Any entity, for machinery that works on definitions it does not know. Written out and no alias, because the compiler
 * compares two instances of one generic by their parameters alone and would refuse every definition.
 */
export type AnyEntity = { [K in keyof Entity]: Entity[K] };

/** Makes an entity from its definition; the mechanical names follow specification §2, §3 and §6. */
export function defineEntity<
  const F extends Fields,
  const N extends string,
  const C extends string,
  const S extends string,
  const T extends AnyStates,
  const B extends string,
  const W extends Scope,
>(definition: EntityDefinition<F, N, C, S, T, B, W>): Entity<F, N, C, S, T, B, W> {
  const { name, names = {}, totals, ...rest } = definition;
  requireStateField(definition);
  requirePayableFields(definition);
  requireLineReferences(definition);
  const noun = names.noun ?? name.replaceAll('-', '_');
  const plural = names.plural ?? `${noun}s`;
  return {
    ...rest,
    name,
    ...(totals ? { totals: totalsOf(totals, definition.states) } : {}),
    table: names.table ?? plural,
    plural,
    screens: { ...screensAt(names.path ?? `/${definition.module}/${name}`), ...names.screens },
    permissions: {
      create: `create_${noun}`,
      modify: `modify_${noun}`,
      delete: `delete_${noun}`,
      view: `view_${noun}`,
      list: `list_${plural}`,
      ...names.permissions,
    },
    conditions: Object.fromEntries(
      Object.entries<(build: ConditionBuilder) => Expression>(definition.conditions ?? {}).map(
        ([key, make]) => [key, make(e)],
      ),
    ) as Record<C, Expression>,
    calls: definition.calls ?? ALL_CALLS,
  };
}

/** The states of a table are the choices of its field, which the server keeps. */
type WithStates = Pick<EntityDefinition, 'name' | 'states' | 'fields'>;
function requireStateField({ name, states, fields }: WithStates): void {
  if (states?.field === undefined) return;
  const field = fields[states.field];
  const { owner, default: first } = field?.options ?? {};
  if (
    field?.choices?.join() !== Object.keys(states.states).join() ||
    owner !== 'system' ||
    first !== states.first
  )
    throw new Error(`${name}.${states.field} is f.state of the table of its states.`);
}

function totalsOf<T extends object>(sums: T, states: AnyStates | undefined) {
  return { ...sums, ...(states && hasUncounted(states) ? { only: counts(states) } : {}) };
}

/** `/inventory/category` has `/inventory/category-list`; a module that is its own entity, `/customer`, `/customer/list`. */
function screensAt(path: string): Record<ScreenKind, string> {
  const join = path.split('/').length > 2 ? '-' : '/';
  return { list: `${path}${join}list`, form: `${path}${join}form`, view: `${path}${join}view` };
}

/** The row of an entity as the database holds it; of an entity that the machinery does not know, any values by column. */
export type RowOf<E> =
  E extends Entity<infer F, infer N, string, string, AnyStates, string, infer W>
    ? string extends keyof F
      ? Record<string, unknown>
      : { id: Id<N>; business_id: Id<'business'> } & Bookkeeping & BranchOf<W> & ColumnsOf<F>
    : never;

/** What a new row is made of, or what of a row is changed: columns that are left out are null, or stay as they are. */
export type NewRow<E> =
  E extends Entity<infer F, string, string, string, AnyStates, string, infer W>
    ? string extends keyof F
      ? Record<string, unknown>
      : { id?: string } & Written<BranchOf<W> & PlainColumns<F>> & NewLinesOf<F>
    : never;

/** A row with the names of what it refers to, as a question answers it. */
export type FoundRow<E> = RowOf<E> & Record<string, unknown>;

type PlainColumns<F extends Fields> = ColumnsOf<{
  [K in keyof F as F[K] extends WithLines ? never : K]: F[K];
}>;

type NewLinesOf<F extends Fields> = {
  [K in keyof F as F[K] extends WithLines ? K : never]?: F[K] extends {
    readonly lines: infer L extends Fields;
  }
    ? readonly NewLine<L>[]
    : never;
};

type WithLines = { readonly lines: Fields };

/** Rows of a branch carry it. */
type BranchOf<W> = W extends 'branch' ? { branch_id: Id<'branch'> } : unknown;

/** Columns the server keeps on every row. */
export type Bookkeeping = {
  version: number;
  created_at: Date;
  created_by: Id<'user'> | null;
  updated_at: Date;
  deleted_at: Date | null;
  deleted_by: Id<'user'> | null;
};

/** The column and body key: `store` is `store_id`, `branches` `branch_ids`, `categories` `category_ids`, an image `logo_id`. */
export function columnOf(key: string, field: Field): string {
  if (field.kind.name === 'ref' || field.kind.name === 'image') return `${key}_id`;
  return field.kind.name === 'refs' ? `${key.replace(/ies$/, 'y').replace(/(?<=ch)es$|s$/, '')}_ids` : key;
}

/** The field that a body key or column belongs to, with its key in the definition. */
export function fieldOfColumn(entity: AnyEntity, column: string): [string, Field] | undefined {
  return Object.entries(entity.fields).find(([key, field]) => columnOf(key, field) === column);
}
