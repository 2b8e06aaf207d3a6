import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AnyEntity } from '#core/define-entity.ts';
import { call, withQuery } from './client.ts';
import { queriesOf, type WireRow } from './queries.ts';

export type Body = Readonly<Record<string, unknown>>;

export interface Deleted {
  deleted: number;
}

/** The writes every entity has (api.md); each refreshes what screens show of the entity. */
export function commandsOf({ name }: AnyEntity) {
  return {
    create: (body: Body, idempotencyKey: string) => call<WireRow>('POST', name, { body, idempotencyKey }),
    update: (id: string, body: Body, idempotencyKey: string) =>
      call<WireRow>('PUT', withQuery(name, { id }), { body, idempotencyKey }),
    remove: (id: string) => call<Deleted>('DELETE', withQuery(name, { id })),
    restore: (ids: readonly string[]) =>
      call<{ restored: number }>('PUT', `${name}/restore`, { body: { ids } }),
    removeMany: (ids: readonly string[]) => call<Deleted>('POST', `${name}/delete`, { body: { ids } }),
  };
}

/** Runs a command and then asks again for everything it touches. */
export function useCommand<Input, Answer>(
  entity: AnyEntity,
  run: (input: Input) => Promise<Answer>,
  touches: readonly string[] = [],
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: run,
    onSuccess: () =>
      Promise.all(
        [queriesOf(entity).all, ...touches.map((name) => [name])].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
  });
}
