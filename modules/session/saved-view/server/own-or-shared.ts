import { isId } from '#core/ids.ts';
import { NotFound } from '#server-kit/http/errors.ts';
import { holdsToo } from '#server-kit/operation/asked-rights.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { savedViews } from '../saved-view-table.ts';
import { SHARE_VIEWS } from './list-of-view.ts';

/** The view that is to be changed: one's own, or a shared one where sharing is one's right. Others are not there. */
export async function ownOrShared(id: string, context: CommandContext) {
  const { tx, actor } = context;
  const [found] = isId(id)
    ? await tx.query<{ id: string; list: string }>(
        `select id, list from ${savedViews.name}
         where id = $1 and (user_id = $2 or is_shared and $3) for update`,
        [id, actor.user_id, holdsToo(context, SHARE_VIEWS)],
      )
    : [];
  if (!found) throw NotFound();
  return found;
}
