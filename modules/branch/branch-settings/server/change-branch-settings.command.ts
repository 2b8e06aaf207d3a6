import { f } from '#core/fields.ts';
import { LANGUAGES } from '#core/i18n/language.ts';
import { updateRow } from '#server-kit/command/update-row.ts';
import { NotFound } from '#server-kit/http/errors.ts';
import { defineChange } from '#server-kit/operation/define-change.ts';
import { savedSettingsAnswer } from '../branch-settings.answer.ts';
import { branchSettings } from '../branch-settings.entity.ts';
import { dateTheVat } from './date-the-vat.ts';
import { settingsOnWire } from './settings-on-wire.ts';

/**
 * Changes those settings that the body names. Alone among the updates it may come without a version: a switch is set by
 * whoever touches it last (wire examples).
 */
export const changeBranchSettings = defineChange({
  name: 'branch.change-settings',
  route: 'PUT api/branch/settings',
  permission: 'access_branch_settings',
  of: branchSettings,
  fields: { id: f.id('branch', { required: true }) },
  describes: savedSettingsAnswer,
  async run(context) {
    const { id, changes } = context.input;
    if (id !== context.branch.id) throw NotFound();
    const before = await context.tx.lock(branchSettings, id);
    const kept = await dateTheVat(context, before, changes);
    await updateRow(branchSettings, {
      ...context,
      input: { id, body: { version: before.version, ...kept } },
    });
    const language = LANGUAGES.find((known) => known === changes.language);
    if (language && language !== before.language)
      for (const { rename } of context.services.brought('branchOpeners')) await rename?.(context, language);
    return settingsOnWire(context);
  },
});
