import { z } from 'zod';
import { type ListView, viewWithin } from '#core/list-view.ts';
import { defineQuery } from '#server-kit/operation/define-operation.ts';
import { savedViews } from '../saved-view-table.ts';
import { listOfView, VIEWS_ASK } from './list-of-view.ts';

interface KeptView {
  id: string;
  name: string;
  is_shared: boolean;
  is_own: boolean;
  view: ListView;
}

/** One's own views of a list and the shared ones, each as far as its reader may see what it speaks of. */
export const listSavedViews = defineQuery({
  name: 'saved-view.list',
  route: 'GET api/saved-view/list',
  permission: 'free_access',
  sometimes: VIEWS_ASK,
  input: z.strictObject({ list: z.string().max(60) }),
  async run(context) {
    const { tx, actor, input } = context;
    const entity = listOfView(input.list, context);
    const kept = await tx.query<KeptView>(
      `select v.id, v.name, v.is_shared, v.user_id = $1 as is_own, v.view from ${savedViews.name} v
       where v.list = $2 and (v.user_id = $1 or v.is_shared) order by is_own desc, lower(v.name), v.id`,
      [actor.user_id, entity.name],
    );
    return kept.map((one) => ({ ...one, view: viewWithin(one.view, entity, actor) }));
  },
});
