import { f } from '#core/fields.ts';
import { say } from '#core/i18n/language.ts';
import { newId } from '#core/ids.ts';
import { LIST_VIEW } from '#core/list-view.ts';
import { requireToo } from '#server-kit/operation/asked-rights.ts';
import { defineCommand } from '#server-kit/operation/define-operation.ts';
import { TooManyViews } from '../../errors.ts';
import { SAVED_VIEW_TEXTS } from '../saved-view.words.ts';
import { savedViews } from '../saved-view-table.ts';
import { listOfView, SHARE_VIEWS, VIEWS_ASK } from './list-of-view.ts';
import { ownOrShared } from './own-or-shared.ts';

const MOST_VIEWS = 50; // of one user and one list

const VIEW = {
  name: f.text({ required: true, max: 60 }),
  is_shared: f.flag({ required: true }),
  view: f.shape(LIST_VIEW, { required: true }),
};

/** Keeps how a list stands now under a name, for oneself or, with the right, for all who see that list. */
export const saveView = defineCommand({
  name: 'saved-view.create',
  route: 'POST api/saved-view',
  permission: 'free_access',
  sometimes: VIEWS_ASK,
  isPersonal: true,
  fields: { list: f.text({ required: true, max: 60 }), ...VIEW },
  async run(context) {
    const { tx, actor, input } = context;
    const entity = listOfView(input.list, context);
    if (input.is_shared) requireToo(context, SHARE_VIEWS);
    const [{ n = 0 } = {}] = await tx.query<{ n: number }>(
      `select count(*)::int as n from ${savedViews.name} where list = $1 and user_id = $2`,
      [entity.name, actor.user_id],
    );
    if (n >= MOST_VIEWS) throw TooManyViews({ most: MOST_VIEWS });
    const id = newId();
    await tx.query(
      `insert into ${savedViews.name} (business_id, id, user_id, list, name, is_shared, view)
       values ($1, $2, $3, $4, $5, $6, $7::jsonb)`,
      [
        ...[actor.business_id, id, actor.user_id, entity.name],
        ...[input.name, input.is_shared, JSON.stringify(input.view)],
      ],
    );
    return { id };
  },
});

/** Another name, another state, shared or no longer. */
export const changeView = defineCommand({
  name: 'saved-view.update',
  route: 'PUT api/saved-view',
  permission: 'free_access',
  sometimes: VIEWS_ASK,
  isPersonal: true,
  fields: { id: f.id('saved-view', { required: true }), ...VIEW },
  async run(context) {
    const { tx, input } = context;
    const { list } = await ownOrShared(input.id, context);
    listOfView(list, context);
    if (input.is_shared) requireToo(context, SHARE_VIEWS);
    await tx.query(
      `update ${savedViews.name} set name = $2, is_shared = $3, view = $4::jsonb where id = $1`,
      [input.id, input.name, input.is_shared, JSON.stringify(input.view)],
    );
    return { id: input.id };
  },
});

/** Forgets a view; the rows it showed are what they were. */
export const dropView = defineCommand({
  name: 'saved-view.delete',
  route: 'DELETE api/saved-view',
  permission: 'free_access',
  sometimes: VIEWS_ASK,
  isPersonal: true,
  fields: { id: f.id('saved-view', { required: true }) },
  async run(context) {
    const { id } = await ownOrShared(context.input.id, context);
    await context.tx.query(`delete from ${savedViews.name} where id = $1`, [id]);
    return say(SAVED_VIEW_TEXTS.deleted, context.language);
  },
});
