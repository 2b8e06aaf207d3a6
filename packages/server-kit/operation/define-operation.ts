import type { z } from 'zod';
import { type Currency, DEFAULT_CURRENCY } from '#core/currencies.ts';
import type { Answer, GivenFor, WireOf } from '#core/define-answer.ts';
import { bodySchemaOf, type InputOf } from '#core/define-body.ts';
import { namedDays, namedRecords } from '#core/derive/named-records.ts';
import type { Fields, WireScope } from '#core/fields/kind.ts';
import { readInput } from '../http/read-input.ts';
import type { CommandContext, GuestContext, QueryContext } from './context.ts';
import {
  type AnswerShape,
  type CommandOperation,
  type GuestOperation,
  type Permission,
  type QueryOperation,
  type RawInput,
  type Route,
  type Sometimes,
  splitRoute,
} from './operation.ts';

/** Amounts are read in the currency of the branch, so what carries any is read by a schema of that currency. */
type Reading<S extends z.ZodObject> = S | ((wire: WireScope) => S);

interface Definition {
  /** `report.trial-balance`: entity or module, then the action. */
  name: string;
  route: Route;
  permission: Permission;
  /** Rights that it asks in some cases only, with `requireToo`. */
  sometimes?: Sometimes;
  answers?: AnswerShape;
  /** What it answers as programs read of it, where it presents that itself. */
  describes?: Answer;
  /** All of its statements see the database as it was at the first. */
  isOfOneMoment?: boolean;
  isExport?: boolean;
  /** Also for somebody who must set up a second factor first; nearly nothing is. */
  beforeFactor?: boolean;
  /** Stores and accounts that it takes of others too, by their keys: it asks about them itself. */
  elsewhere?: readonly string[];
}

interface Parameters<S extends z.ZodObject> extends Definition {
  /** Query string of a GET; of the others body and query string (`?id=`) together. Unknown keys are refused. */
  input: Reading<S>;
}

interface Declared<S extends z.ZodObject, A extends Answer> extends Omit<Parameters<S>, 'answers'> {
  /** What it answers, from which its description and the types of the browser follow; rights are asked as it goes out. */
  answers: A;
  run(context: QueryContext<z.output<S>>): Promise<GivenFor<A>>;
}

interface Free<S extends z.ZodObject> extends Parameters<S> {
  run(context: QueryContext<z.output<S>>): Promise<unknown>;
}

/** A question of the trade beside the derived ones: read-only, in one transaction. */
export function defineQuery<S extends z.ZodObject, A extends Answer>(
  definition: Declared<S, A>,
): QueryOperation;
export function defineQuery<S extends z.ZodObject>(definition: Free<S>): QueryOperation;
export function defineQuery<S extends z.ZodObject>(
  definition: Declared<S, Answer> | Free<S>,
): QueryOperation {
  return {
    kind: 'query',
    ...described(definition),
    ...asking(definition),
    ...reading(definition, definition.input),
    run: (context) => definition.run(context as QueryContext<never>),
  };
}

export interface CommandDefinition<F extends Fields> extends Definition {
  /**
   * What it takes, in the kinds that definitions are made of: reading, description, sentences and the type of `input` follow
   * from it. Fields that a screen fills in stand in an `x.body.ts` beside the slice (`defineBody`).
   */
  fields: F;
  /** `required` wherever money or stock moves, `document` where it makes one, `none` where the answer holds a secret. */
  idempotency?: 'required' | 'document' | 'none';
  /** About whoever calls and not about the branch, so it is done in a branch that is shut as well. */
  isPersonal?: boolean;
  /** Thousands of rows at once, which wait while the disk has room for sales only. */
  writesMuch?: boolean;
  /** A command that has nothing to show answers a sentence, never nothing (specification §7). */
  run(context: CommandContext<InputOf<F>>): Promise<NonNullable<unknown>>;
}

interface DeclaredCommand<F extends Fields, A extends Answer>
  extends Omit<CommandDefinition<F>, 'answers' | 'run'> {
  /** What it answers beside rows of an entity, as of a query. */
  answers: A;
  run(context: CommandContext<InputOf<F>>): Promise<GivenFor<A>>;
}

/** An action of the trade: one command, one transaction, all or nothing. */
export function defineCommand<const F extends Fields, A extends Answer>(
  definition: DeclaredCommand<F, A>,
): CommandOperation;
export function defineCommand<const F extends Fields>(definition: CommandDefinition<F>): CommandOperation;
export function defineCommand<const F extends Fields>(
  definition: DeclaredCommand<F, Answer> | CommandDefinition<F>,
): CommandOperation {
  const { fields } = definition;
  return {
    kind: 'command',
    ...described(definition),
    ...asking(definition),
    ...reading(definition, (wire) => bodySchemaOf(fields, wire)),
    fields,
    days: namedDays(bodySchemaOf(fields, { currency: DEFAULT_CURRENCY })),
    idempotency: definition.idempotency ?? 'accepted',
    isPersonal: definition.isPersonal ?? false,
    writesMuch: definition.writesMuch ?? false,
    run: (context) => definition.run(context as CommandContext<never>),
  };
}

interface GuestCall<F extends Fields>
  extends Omit<Definition, 'permission' | 'sometimes' | 'answers'>,
    Pick<GuestOperation, 'takesForm' | 'mostBytes'> {
  permission: 'guest';
  fields: F;
  run(context: GuestContext<InputOf<F>>): Promise<NonNullable<unknown>>;
}

/** A guest has no rights and no branch, so what is declared goes out as it is given. */
interface DeclaredGuestCall<F extends Fields, A extends Answer> extends Omit<GuestCall<F>, 'run'> {
  answers: A;
  run(context: GuestContext<InputOf<F>>): Promise<WireOf<A>>;
}

/** A call without session. The list of them is frozen by a test; a new one is a decision. */
export function defineGuestCall<const F extends Fields, A extends Answer>(
  definition: DeclaredGuestCall<F, A>,
): GuestOperation;
export function defineGuestCall<const F extends Fields>(definition: GuestCall<F>): GuestOperation;
export function defineGuestCall<const F extends Fields>(
  definition: DeclaredGuestCall<F, Answer> | GuestCall<F>,
): GuestOperation {
  return {
    kind: 'guest',
    ...described(definition),
    ...reading(definition, (wire) => bodySchemaOf(definition.fields, wire)),
    fields: definition.fields,
    takesForm: definition.takesForm ?? false,
    ...(definition.mostBytes ? { mostBytes: definition.mostBytes } : {}),
    permission: 'guest',
    run: (context) => definition.run(context as GuestContext<never>),
  };
}

function described({
  name,
  route,
  permission,
  answers,
  describes,
  isOfOneMoment = false,
  isExport = false,
  beforeFactor = false,
}: Omit<Definition, 'sometimes' | 'answers'> & { answers?: AnswerShape | Answer }) {
  return {
    name,
    ...splitRoute(route),
    permission,
    idempotency: 'accepted' as const,
    accepts: 'json' as const,
    isOfOneMoment,
    isExport,
    beforeFactor,
    ...(describes === undefined ? {} : { describes }),
    ...(answers === undefined ? {} : 'entity' in answers ? { answers } : { says: answers }),
  };
}

function asking({ sometimes }: Pick<Definition, 'sometimes'>) {
  return sometimes ? { sometimes } : {};
}

/** How a call reads what it is given, how that is described to programs, and which places it names. */
function reading<S extends z.ZodObject>(
  { route, elsewhere = [] }: Pick<Definition, 'route' | 'elsewhere'>,
  input: Reading<S>,
) {
  const { method } = splitRoute(route);
  const inputIn = typeof input === 'function' ? inEachCurrency(input) : () => input;
  const usual = { currency: DEFAULT_CURRENCY };
  return {
    read: (raw: RawInput, { branch = usual }: { branch?: WireScope } = {}) =>
      readInput(method, inputIn(branch))(raw),
    schemas: { [method === 'GET' || method === 'DELETE' ? 'query' : 'body']: inputIn(usual) },
    places: namedRecords(inputIn(usual)).filter(({ path }) => !elsewhere.includes(path.join('.'))),
  };
}

/** A schema is made once per currency, not once per call. */
function inEachCurrency<S extends z.ZodObject>(make: (wire: WireScope) => S): (wire: WireScope) => S {
  const made = new Map<Currency, S>();
  return ({ currency }) => {
    const known = made.get(currency) ?? make({ currency });
    made.set(currency, known);
    return known;
  };
}
