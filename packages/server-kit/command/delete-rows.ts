import type { AnyEntity } from '#core/define-entity.ts';
import { say } from '#core/i18n/language.ts';
import { NotFound } from '../http/errors.ts';
import type { CommandContext } from '../operation/context.ts';
import { nameOf } from './changes.ts';
import { DELETED_MANY, DELETED_ONE, DeleteRefused } from './errors.ts';
import { lockRows } from './lock-rows.ts';

/**
 * Hides rows from every list, all or none; the refusal names each row that has to stay and why. Answers the sentence that
 * the list shows (specification §7).
 */
export async function deleteRows(
  entity: AnyEntity,
  ids: readonly string[],
  context: CommandContext,
): Promise<string> {
  const rows = await lockRows(entity, ids, context);
  if (rows.length < ids.length) throw NotFound();
  const hooks = context.engine.hooks(entity.name);
  const reasons = (await hooks.beforeDelete?.(context, rows)) ?? new Map();
  if (reasons.size) {
    const refused = rows.flatMap((row) => {
      const reason = reasons.get(String(row.id));
      return reason
        ? [
            {
              id: String(row.id),
              name: nameOf(entity, row) ?? '',
              reason: say(reason.words, context.language, reason.data),
            },
          ]
        : [];
    });
    throw DeleteRefused({ count: refused.length, of: rows.length, refused });
  }
  await context.tx.remove(entity, rows as never);
  await hooks.afterDelete?.(context, rows);
  return say(rows.length === 1 ? DELETED_ONE : DELETED_MANY, context.language, { n: rows.length });
}
