import { maybe, one, type SaidFields } from '#core/define-answer.ts';
import { columnOf } from '#core/define-entity.ts';
import { f } from '#core/fields.ts';
import { branchSettings } from './branch-settings.entity.ts';

const SETTINGS: SaidFields = Object.fromEntries(
  Object.entries(branchSettings.fields).map(([key, field]) => [columnOf(key, field), maybe(field)]),
);

const SAVED = {
  id: f.id('branch'),
  created_at: f.datetime(),
  updated_at: f.datetime(),
  version: f.integer(),
  branch_name: f.text(),
  ...SETTINGS,
};

/** The settings of a branch as they are saved, with the VAT of today. */
export const savedSettingsAnswer = one(SAVED);

/** The same as they are opened: also whether an SMS leaves this installation at all. */
export const settingsAnswer = one({ ...SAVED, sends_sms: f.flag() });
