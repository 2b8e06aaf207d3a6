import type { z } from 'zod';
import type { Answer } from '#core/define-answer.ts';
import type { AnyEntity } from '#core/define-entity.ts';
import type { Registry } from '#core/define-module.ts';
import type { FieldInside, NamedRecord } from '#core/derive/named-records.ts';
import type { Fields } from '#core/fields/kind.ts';
import type { Actor, BranchOfCall } from './caller.ts';
import type { CommandContext, GuestContext, QueryContext } from './context.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A file as it arrived with a form. */
export interface UploadedFile {
  name: string;
  bytes: Uint8Array;
}

/** Query string, body and file of a request, before anything has been read out of them. */
export interface RawInput {
  query: ReadonlyMap<string, string>;
  /** JSON, or the fields that came beside a file. */
  body: unknown;
  file?: UploadedFile;
  /** What `unpack` made of the file. */
  unpacked?: unknown;
}

export interface InputScope {
  actor: Actor;
  branch: BranchOfCall;
  /** Whether the caller may choose rows and no more; he sorts and filters only by what he sees. */
  isChoosing?: boolean;
}

/** What an answer holds, so that fields without right are taken out of it in one place. */
export interface AnswerShape {
  entity: AnyEntity;
  /** `page` of a list, `rows` of a search, `row` of anything else; `choices` are rows reduced to what a picker shows. */
  form: 'page' | 'rows' | 'row' | 'choices';
  /** Of a `row`: without `category: {id, name}` beside its id, as a document stands on paper. */
  isBare?: boolean;
}

interface OperationBase {
  /** `category.list`, `stock-request.approve`. */
  name: string;
  method: Method;
  /** Without the leading slash: `api/category/list`. */
  path: string;
  /**
   * `document` where the key is the id of what the call makes (api.md, Writes); `none` where the answer holds a secret: it
   * is kept nowhere, so a repetition does the work again.
   */
  idempotency: 'accepted' | 'required' | 'document' | 'none';
  accepts: 'json' | 'file';
  /** Where the browser itself asks, as for a picture in a page, it can send no header: the cookie alone will do. */
  by?: 'cookie';
  /** Reads a file into what `read` finds as `unpacked`; outside of any transaction, because it may take seconds. */
  unpack?(raw: RawInput): Promise<unknown>;
  answers?: AnswerShape;
  /** What it answers where that is no row of an entity, as it is declared. */
  says?: Answer;
  /** What it answers, for programs to read, where it presents that itself: the figures of a report follow from its type. */
  describes?: Answer;
  /** The fields of its body, where a module has written the call. */
  fields?: Fields;
  /** For the description of the interface; reading is done by `read`. */
  schemas: { query?: z.ZodType; body?: z.ZodType };
}

interface GuardedOperation extends OperationBase {
  permission: Permission;
  /** Rights that it asks in some cases only, beside its own: of an earlier day, another price, the record of a file. */
  sometimes?: Sometimes;
  /** Whoever holds one of these may call it too, but only sees what a picker shows (permission-map, choices). */
  choices?: readonly string[];
  /** All of its statements see the database as it was at the first: what is counted and then written agrees. */
  isOfOneMoment?: boolean;
  /** More leaves by it than a list that ends in `export`: it is counted and noted as one. */
  isExport?: boolean;
  /** Also for somebody of whom a second factor is demanded and who has none yet. */
  beforeFactor?: boolean;
  /** References in its input; those to places of goods and money are the caller's own, or it is refused. */
  places?: readonly NamedRecord[];
  read(raw: RawInput, scope: InputScope): unknown;
}

export interface QueryOperation extends GuardedOperation {
  kind: 'query';
  run(context: QueryContext): Promise<unknown>;
}

export interface CommandOperation extends GuardedOperation {
  kind: 'command';
  /** Days in its input that lie in the books of the business: none is before the first of them. */
  days?: readonly FieldInside[];
  /** About whoever calls and not about the branch, so it is done in a branch that is shut as well. */
  isPersonal?: boolean;
  /** Thousands of rows at once, which wait while the disk has room for sales only. */
  writesMuch?: boolean;
  run(context: CommandContext): Promise<unknown>;
}

export interface GuestOperation extends OperationBase {
  kind: 'guest';
  permission: 'guest';
  sometimes?: never;
  /** Also a form, beside JSON: apps of telephones know no other. */
  takesForm?: boolean;
  /** Where less is taken than of other calls. */
  mostBytes?: number;
  read(raw: RawInput): unknown;
  run(context: GuestContext): Promise<unknown>;
}

/** One call of the interface. There is none without a permission. */
export type Operation = QueryOperation | CommandOperation | GuestOperation;

/** A right, several of which all are needed, or `free_access` for whoever has a session. */
export type Permission = string | readonly string[];

/** Rights that a call asks in some cases only; a function where they follow from what is defined. */
export type Sometimes = readonly string[] | ((registry: Registry) => readonly string[]);

/** `PUT api/stock-request/approve`, as a definition writes it. */
export type Route = `${Method} api/${string}`;

export function splitRoute(route: Route): { method: Method; path: string } {
  const [method = '', path = ''] = route.split(' ');
  return { method: method as Method, path };
}
