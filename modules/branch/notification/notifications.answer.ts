import { many, maybe, one, type WireOf } from '#core/define-answer.ts';
import { PAGES } from '#core/derive/pages.answer.ts';
import { f } from '#core/fields.ts';

/** A page of what the caller was told, newest first, in the language he reads now. */
export const notificationsAnswer = one({
  ...PAGES,
  data: many({
    id: f.id('notification'),
    created_at: f.datetime(),
    kind: f.text(),
    title: f.text(),
    text: f.text(),
    link: f.text(),
    read_at: maybe(f.datetime()),
    branch_id: f.id('branch'),
    branch_name: f.text(),
  }),
});

/** A notification as its list shows it. */
export type ShownNotification = WireOf<typeof notificationsAnswer>['data'][number];
