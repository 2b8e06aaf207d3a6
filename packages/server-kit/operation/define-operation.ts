import type { z } from 'zod';
import { type Currency, DEFAULT_CURRENCY } from '#core/currencies.ts';
import type { WireScope } from '#core/fields/kind.ts';
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
  splitRoute,
} from './operation.ts';

/** Amounts are read in the currency of the branch, so what carries any is read by a schema of that currency. */
type InputOf<S extends z.ZodObject> = S | ((wire: WireScope) => S);

interface Definition<S extends z.ZodObject> {
  /** `report.trial-balance`: entity or module, then the deed. */
  name: string;
  route: Route;
  permission: Permission;
  /** Query string of a GET; of the others body and query string (`?id=`) together. Unknown keys are refused. */
  input: InputOf<S>;
  /** Shown to programs in place of `input`, where that leaves the reading of a body to somebody else. */
  describedBy?: z.ZodObject;
  answers?: AnswerShape;
  /** All of its statements see the database as it was at the first. */
  isOfOneMoment?: boolean;
}

/** A question of the trade beside the derived ones: read-only, in one transaction. */
export function defineQuery<S extends z.ZodObject>(
  definition: Definition<S> & { run(context: QueryContext<z.output<S>>): Promise<unknown> },
): QueryOperation {
  return { kind: 'query', ...described(definition), run: (context) => definition.run(context as never) };
}

/** A deed of the trade: one command, one transaction, all or nothing. */
export function defineCommand<S extends z.ZodObject>(
  definition: Definition<S> & {
    /** `required` wherever money or stock moves, `document` where it makes one, `none` where the answer holds a secret. */
    idempotency?: 'required' | 'document' | 'none';
    /** About whoever calls and not about the branch, so it is done in a branch that is shut as well. */
    isPersonal?: boolean;
    /** Thousands of rows at once, which wait while the disk has room for sales only. */
    writesMuch?: boolean;
    /** A command that has nothing to show answers a sentence, never nothing (specification §7). */
    run(context: CommandContext<z.output<S>>): Promise<NonNullable<unknown>>;
  },
): CommandOperation {
  return {
    kind: 'command',
    ...described(definition),
    idempotency: definition.idempotency ?? 'accepted',
    isPersonal: definition.isPersonal ?? false,
    writesMuch: definition.writesMuch ?? false,
    run: (context) => definition.run(context as never),
  };
}

/** A call without session. The list of them is frozen by a test; a new one is a decision. */
export function defineGuestCall<S extends z.ZodObject>(
  definition: Omit<Definition<S>, 'permission'> & {
    permission: 'guest';
    run(context: GuestContext<z.output<S>>): Promise<NonNullable<unknown>>;
  },
): GuestOperation {
  return {
    kind: 'guest',
    ...described(definition),
    permission: 'guest',
    run: (context) => definition.run(context as never),
  };
}

function described<S extends z.ZodObject>({
  name,
  route,
  permission,
  input,
  describedBy,
  answers,
  isOfOneMoment = false,
}: Definition<S>) {
  const { method, path } = splitRoute(route);
  const inputIn = typeof input === 'function' ? inEachCurrency(input) : () => input;
  const usual = { currency: DEFAULT_CURRENCY };
  return {
    name,
    method,
    path,
    permission,
    idempotency: 'accepted' as const,
    accepts: 'json' as const,
    isOfOneMoment,
    read: (raw: RawInput, { branch = usual }: { branch?: WireScope } = {}) =>
      readInput(method, inputIn(branch))(raw),
    schemas:
      method === 'GET' || method === 'DELETE'
        ? { query: inputIn(usual) }
        : { body: describedBy ?? inputIn(usual) },
    ...(answers ? { answers } : {}),
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
