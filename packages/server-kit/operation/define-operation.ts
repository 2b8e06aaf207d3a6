import type { z } from 'zod';
import { readInput } from '../http/read-input.ts';
import type { CommandContext, GuestContext, QueryContext } from './context.ts';
import {
  type AnswerShape,
  type CommandOperation,
  type GuestOperation,
  type Permission,
  type QueryOperation,
  type Route,
  splitRoute,
} from './operation.ts';

interface Definition<S extends z.ZodObject> {
  /** `report.trial-balance`: entity or module, then the deed. */
  name: string;
  route: Route;
  permission: Permission;
  /** Query string of a GET; of the others body and query string (`?id=`) together. Unknown keys are refused. */
  input: S;
  answers?: AnswerShape;
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
    /** `required` wherever money or stock moves, `none` where the answer holds a secret. */
    idempotency?: 'required' | 'none';
    run(context: CommandContext<z.output<S>>): Promise<unknown>;
  },
): CommandOperation {
  return {
    kind: 'command',
    ...described(definition),
    idempotency: definition.idempotency ?? 'accepted',
    run: (context) => definition.run(context as never),
  };
}

/** A call without session. The list of them is frozen by a test; a new one is a decision. */
export function defineGuestCall<S extends z.ZodObject>(
  definition: Omit<Definition<S>, 'permission'> & {
    permission: 'guest';
    run(context: GuestContext<z.output<S>>): Promise<unknown>;
  },
): GuestOperation {
  return {
    kind: 'guest',
    ...described(definition),
    permission: 'guest',
    run: (context) => definition.run(context as never),
  };
}

function described<S extends z.ZodObject>({ name, route, permission, input, answers }: Definition<S>) {
  const { method, path } = splitRoute(route);
  return {
    name,
    method,
    path,
    permission,
    idempotency: 'accepted' as const,
    accepts: 'json' as const,
    read: readInput(method, input),
    schemas: method === 'GET' || method === 'DELETE' ? { query: input } : { body: input },
    ...(answers ? { answers } : {}),
  };
}
