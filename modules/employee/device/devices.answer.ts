import { many, maybe, one, type WireOf } from '#core/define-answer.ts';
import { PAGES } from '#core/derive/pages.answer.ts';
import { f } from '#core/fields.ts';

/** The devices on which somebody is logged in now, the one in use first. */
export const devicesAnswer = one({
  ...PAGES,
  data: many({
    id: f.id('device'),
    created_at: f.datetime(),
    version: f.integer(),
    user_id: f.id('user'),
    name: f.text(),
    kind: f.text(),
    last_seen: maybe(f.datetime()),
    ip: maybe(f.text()),
    may_sell_offline: f.flag(),
    expires_at: f.datetime(),
    is_current: f.flag(),
  }),
});

export type Device = WireOf<typeof devicesAnswer>['data'][number];
