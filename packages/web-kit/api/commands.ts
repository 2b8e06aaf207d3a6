import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AnyEntity } from '#core/define-entity.ts';
import { callForRow, callForSentence } from './answers.ts';
import { call, withQuery } from './client.ts';
import { queriesOf } from './queries.ts';

export type Body = Readonly<Record<string, unknown>>;

/** The writes every entity has (api.md); each refreshes what screens show of the entity. Deleting answers a sentence. */
export function commandsOf({ name }: AnyEntity) {
  return {
    create: (body: Body, idempotencyKey: string) => callForRow('POST', name, { body, idempotencyKey }),
    update: (id: string, body: Body, idempotencyKey: string) =>
      callForRow('PUT', withQuery(name, { id }), { body, idempotencyKey }),
    remove: (id: string) => callForSentence('DELETE', withQuery(name, { id })),
    restore: (ids: readonly string[]) =>
      call<{ restored: number }>('PUT', `${name}/restore`, { body: { ids } }),
    removeMany: (ids: readonly string[]) => callForSentence('POST', `${name}/delete`, { body: { ids } }),
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
