import { z } from 'zod';
import { f } from '#core/fields.ts';
import { LANGUAGES } from '#core/i18n/language.ts';
import { user } from '#modules/employee/user/user.entity.ts';
import { updateRow } from '#server-kit/command/update-row.ts';
import { defineChange } from '#server-kit/operation/define-change.ts';
import { findRow } from '#server-kit/query/find-row.ts';

/** The cards of the start page in the order in which one wants them, and which of them are shown. */
const DASHBOARD_CARDS = z
  .array(
    z.strictObject({
      key: z.string('not_choice').regex(/^[a-z_]{1,40}$/, 'not_choice'),
      shown: z.boolean({ error: 'not_flag' }),
    }),
  )
  .max(40, 'too_large');

const PREFERENCES = z
  .strictObject({
    theme: z.enum(['light', 'dark', 'automatic'], { error: 'not_choice' }), // specification §3
    language: z.enum(LANGUAGES, { error: 'not_choice' }).nullable(),
    barcode_sound: z.boolean({ error: 'not_flag' }),
    barcode_allowed: z.boolean({ error: 'not_flag' }),
    barcode_vibration: z.boolean({ error: 'not_flag' }),
    single_keys: z.boolean({ error: 'not_flag' }),
    first_steps: z.boolean({ error: 'not_flag' }),
    dashboard_cards: DASHBOARD_CARDS,
  })
  .partial();

/**
 * Changes one's own name, login names and preferences. Account type, branches and roles are no keys of this body: nobody
 * changes what he may do.
 */
export const changeOwnSettings = defineChange({
  name: 'user.change-own-settings',
  route: 'PUT api/user/settings',
  permission: 'free_access',
  beforeFactor: true,
  isPersonal: true,
  answers: { entity: user, form: 'row' },
  of: user,
  only: ['name', 'phone_number', 'email'],
  fields: { settings: f.shape(PREFERENCES) },
  async run(context) {
    const { tx, actor, input } = context;
    const { settings, changes: profile } = input;
    if (settings) {
      const before = await tx.lock(user, actor.user_id);
      await tx.save(user, before, { settings: { ...(before.settings as object | null), ...settings } });
    }
    if (Object.keys(profile).length) {
      const { version } = await tx.lock(user, actor.user_id);
      await updateRow(user, { ...context, input: { id: actor.user_id, body: { ...profile, version } } });
    }
    return findRow(user, actor.user_id, context);
  },
});
