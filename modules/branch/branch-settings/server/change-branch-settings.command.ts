import { z } from 'zod';
import { DEFAULT_CURRENCY } from '#core/currencies.ts';
import { schemasOf } from '#core/derive/schemas.ts';
import { updateRow } from '#server-kit/command/update-row.ts';
import { NotFound } from '#server-kit/http/errors.ts';
import { defineCommand } from '#server-kit/operation/define-operation.ts';
import { branchSettings } from '../branch-settings.entity.ts';
import { dateTheVat } from './date-the-vat.ts';
import { settingsOnWire } from './settings-on-wire.ts';

/** Any of the settings, each as it is read when the row is changed. */
const SETTINGS = (schemasOf(branchSettings, { currency: DEFAULT_CURRENCY }).update as z.ZodObject)
  .partial()
  .extend({ id: z.uuid('not_id') });

/**
 * Changes those settings that the body names. Alone among the updates it may come without a version: a switch is set by
 * whoever touches it last (wire examples).
 */
export const changeBranchSettings = defineCommand({
  name: 'branch.change-settings',
  route: 'PUT api/branch/settings',
  permission: 'access_branch_settings',
  input: z.looseObject({ id: z.uuid('not_id') }),
  describedBy: SETTINGS,
  async run(context) {
    const { id, ...body } = context.input;
    if (id !== context.branch.id) throw NotFound();
    const before = await context.tx.lock(branchSettings, id);
    const kept = await dateTheVat(context, before, body);
    await updateRow(branchSettings, {
      ...context,
      input: { id, body: { version: before.version, ...kept } },
    });
    return settingsOnWire(context);
  },
});
