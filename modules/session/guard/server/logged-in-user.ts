import { businessDay } from '#core/business-day.ts';
import { columnOf } from '#core/define-entity.ts';
import { LANGUAGES, type Language } from '#core/i18n/language.ts';
import { branchSettings } from '#modules/branch/branch-settings/branch-settings.entity.ts';
import { type FeeNotice, feeNoticeOn, USUAL_TERMS } from '#modules/branch/public.ts';
import { onWire } from '#server-kit/http/on-wire.ts';
import type { Caller } from '#server-kit/operation/caller.ts';
import type { CallerRow } from './caller-row.ts';

/** The user object of specification §3, which login, refresh and a switch of branch answer. */
export interface LoggedInUser {
  id: string;
  name: string;
  business_name: string;
  branch_id: string;
  branch_name: string;
  branches: { id: string; name: string }[];
  account_type: string;
  permissions: string[];
  settings: {
    theme: string;
    /** null: as the browser says. */
    language: Language | null;
    barcode_sound: boolean;
    barcode_allowed: boolean;
    barcode_vibration: boolean;
    /** No key without Ctrl presses what a list offers, for whoever speaks to the device or trembles (WCAG 2.1.4). */
    single_keys?: false;
    /** The list of first steps is put away. */
    first_steps?: false;
    /** The cards of the start page in one's own order; absent where as delivered. */
    dashboard_cards?: readonly { key: string; shown: boolean }[];
    two_factor_authentication_enabled: boolean;
  };
  branch_settings: Record<string, unknown>;
  /** What is to be told of the fee of the branch; absent while there is time. */
  service_fee?: FeeNotice;
  /** The role as whose holder he looks at the moment. */
  seen_as?: { id: string; name: string };
  /** The grant by which somebody of the platform reads here. */
  support?: { id: string; reason: string; until: string };
  /** Who demands a second factor of him; absent where nobody does. */
  two_factor_demand?: 'business' | 'role';
  /** It is demanded and he has none: nothing but setting it up is open to him. */
  awaits_two_factor?: true;
  /** The business was made to try things with; absent where it is somebody's own. */
  is_sample?: true;
}

/** Shows somebody to himself: what he may do here, how he likes it, how the branch looks. */
export function loggedInUser(row: CallerRow, { actor, branch }: Caller, now = new Date()): LoggedInUser {
  const {
    theme,
    language,
    barcode_sound,
    barcode_allowed,
    barcode_vibration,
    single_keys,
    first_steps,
    dashboard_cards,
  } = row.settings ?? {};
  const notice = feeNoticeOn(
    row.branch_status ?? 'active',
    row.paid_until,
    businessDay(now, branch),
    row.fee_terms ?? USUAL_TERMS,
  );
  return {
    id: actor.user_id,
    name: actor.name,
    business_name: row.business_name,
    branch_id: branch.id,
    branch_name: branch.name,
    branches: row.access.map(({ branch_id, branch_name }) => ({ id: branch_id, name: branch_name })),
    account_type: actor.account_type,
    permissions: [...actor.permissions].sort(),
    settings: {
      theme: theme ?? 'automatic',
      language: LANGUAGES.find((known) => known === language) ?? null,
      barcode_sound: barcode_sound === true,
      barcode_allowed: barcode_allowed === true,
      barcode_vibration: barcode_vibration === true,
      two_factor_authentication_enabled: row.settings?.two_factor_authentication_enabled === true,
      ...(single_keys === false ? { single_keys } : {}),
      ...(first_steps === false ? { first_steps } : {}),
      ...(dashboard_cards?.length ? { dashboard_cards } : {}),
    },
    branch_settings: lookOf(branch),
    ...(notice ? { service_fee: notice } : {}),
    ...(actor.seen_as ? { seen_as: actor.seen_as } : {}),
    ...(actor.support ? { support: actor.support } : {}),
    ...(row.factor_demand ? { two_factor_demand: row.factor_demand } : {}),
    ...(row.awaits_factor ? { awaits_two_factor: true } : {}),
    ...(row.is_sample ? { is_sample: true } : {}),
  };
}

/** Every user receives the appearance and the switches of the branch (permission-map, access_branch_settings). */
function lookOf({ settings, currency, time_zone }: Caller['branch']): Record<string, unknown> {
  const fields = Object.entries(branchSettings.fields)
    .map(([key, field]) => ({ column: columnOf(key, field), field }))
    .filter(({ column }) => column !== 'branch_id')
    .map(({ column, field }) => [column, onWire(field, settings[column], { currency })]);
  return { ...Object.fromEntries(fields), printer_paper_size: settings.printer_size, currency, time_zone };
}
