import { many, maybe, one, type WireOf } from '#core/define-answer.ts';
import { PAGES } from '#core/derive/pages.answer.ts';
import { f } from '#core/fields.ts';

/** The tokens of some branches, those that have ended included; their secrets are nowhere any more. */
export const tokensAnswer = one({
  ...PAGES,
  data: many({
    id: f.id('token'),
    created_at: f.datetime(),
    version: f.integer(),
    name: f.text(),
    branch_id: f.id('branch'),
    branch_name: f.text(),
    branch_ids: f.ids('branch'),
    /** Further branches in which it works, of those one works in oneself. */
    other_branch_names: f.texts(),
    permissions: f.texts(),
    expires_at: f.datetime(),
    last_used_at: maybe(f.datetime()),
    created_by: maybe(f.id('user')),
    created_by_name: maybe(f.text()),
    /** The token that made it. */
    parent_id: maybe(f.id('token')),
    parent_name: maybe(f.text()),
  }),
});

/** A token as it is made: its secret is answered this once. */
export const madeTokenAnswer = one({
  id: f.id('token'),
  created_at: f.datetime(),
  name: f.text(),
  branch_id: f.id('branch'),
  branch_ids: f.ids('branch'),
  permissions: f.texts(),
  expires_at: f.datetime(),
  last_used_at: maybe(f.datetime()),
  token: f.text(),
});

export type ListedToken = WireOf<typeof tokensAnswer>['data'][number];
