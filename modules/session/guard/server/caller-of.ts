import { businessDay } from '#core/business-day.ts';
import { LANGUAGES, type Language } from '#core/i18n/language.ts';
import { settingsOn, vatRatesOf } from '#core/trade/vat.ts';
import { FULL_VISIBILITY, seesAsMuch, type Visibility } from '#core/visibility.ts';
import { refusalOfStatus, statusOn, USUAL_TERMS } from '#modules/branch/public.ts';
import { rightsIn } from '#modules/employee/public.ts';
import { PermissionDenied } from '#server-kit/http/errors.ts';
import type { Caller } from '#server-kit/operation/caller.ts';
import { ALL_PERMISSIONS } from '../../../permissions.ts';
import { PLATFORM_RIGHTS } from '../../../platform-rights.ts';
import { NoBranch } from '../../errors.ts';
import type { AccessLine, CallerRow } from './caller-row.ts';

/**
 * The actor and branch of a call that names a branch, or of one that names none and means the session's. Refuses a branch
 * that is not among the caller's, and one that he may not switch to.
 */
export function callerOf(row: CallerRow, branchId: string, browser: Language, now = new Date()): Caller {
  if (row.access.length === 0) throw NoBranch();
  const line = lineOf(row, branchId);
  const permissions = rightsOf(row, line);
  if (line.branch_id !== row.home_branch_id && row.kind === 'session' && !mayLeaveHome(row, permissions))
    throw PermissionDenied();
  const kept = row.branch_settings ?? {};
  const day = {
    time_zone: row.time_zone ?? USUAL_ZONE,
    day_starts_at: String(kept.day_starts_at ?? '00:00'),
  };
  const settings = settingsOn(kept, vatRatesOf(kept), businessDay(now, day));
  const shut = refusalOfStatus(statusNow(row, now));
  return {
    actor: {
      user_id: row.user_id,
      name: row.name,
      account_type: row.kind === 'api_token' ? TOKEN_ACCOUNT : row.account_type,
      business_id: row.business_id,
      permissions,
      branch_ids: row.access.map(({ branch_id }) => branch_id),
      ...(row.access.length > 1
        ? { rights_by_branch: new Map(row.access.map((one) => [one.branch_id, rightsOf(row, one)])) }
        : {}),
      store_ids: line.store_ids,
      ...reachOf(row, line),
      ...(row.awaits_factor ? { awaits_factor: true as const } : {}),
      ...(row.kind === 'session' ? sessionOf(row) : tokenOf(row)),
      language: LANGUAGES.find((known) => known === row.settings?.language) ?? browser,
    },
    branch: {
      id: line.branch_id,
      name: line.branch_name,
      currency: row.currency ?? 'TZS',
      ...day,
      books_begin: row.books_begin,
      settings,
      ...(shut ? { shut } : {}),
    },
  };
}

const USUAL_ZONE = 'Africa/Dar_es_Salaam';

function sessionOf({ holder_id, proved_at }: CallerRow) {
  return { session_id: holder_id, device_id: holder_id, ...(proved_at ? { proved_at } : {}) };
}

function tokenOf({ holder_id, token_permissions, token_until }: CallerRow) {
  const limits = { rights: new Set(token_permissions), until: token_until ?? new Date(0) };
  return { token_id: holder_id, token_limits: limits };
}

/** A token never passes everything, whoever made it: it has the rights it was given and no account of its own. */
const TOKEN_ACCOUNT = 'employee';

/** The caller's access to the branch of the call; a branch of others and one that does not exist are denied alike. */
function lineOf(row: CallerRow, branchId: string): AccessLine {
  const wanted = branchId || row.home_branch_id;
  const line = row.access.find(({ branch_id }) => branch_id === wanted);
  if (!line || row.branch_id !== wanted) throw PermissionDenied();
  return line;
}

/** How the branch stands with its fee at this moment, whatever a job has noted of it. */
function statusNow(row: CallerRow, now: Date) {
  const { branch_status, paid_until, time_zone, branch_settings, fee_terms } = row;
  if (!branch_status || !paid_until) return branch_status;
  const day_starts_at = String(branch_settings?.day_starts_at ?? '00:00');
  return statusOn(
    branch_status,
    paid_until,
    businessDay(now, { time_zone: time_zone ?? 'UTC', day_starts_at }),
    fee_terms ?? USUAL_TERMS,
  );
}

function rightsOf(row: CallerRow, line: AccessLine): ReadonlySet<string> {
  const given = rightsIn(row.account_type, line.permissions, ALL_PERMISSIONS);
  const held = row.is_platform ? given.union(new Set(PLATFORM_RIGHTS[row.account_type])) : given;
  return row.kind === 'api_token' ? held.intersection(new Set(row.token_permissions)) : held;
}

/** Absent where nothing is kept from him, so that it costs his lists nothing. */
function reachOf({ account_type }: CallerRow, { visibility }: AccessLine): { visibility?: Visibility } {
  if (!visibility || account_type === 'onepos' || seesAsMuch(visibility, FULL_VISIBILITY)) return {};
  return { visibility };
}

/** Whoever was given the right to switch in either branch may work in both (permission-map, switch_between_branches). */
function mayLeaveHome(row: CallerRow, permissions: ReadonlySet<string>): boolean {
  const home = row.access.find(({ branch_id }) => branch_id === row.home_branch_id);
  return (
    permissions.has('switch_between_branches') ||
    (home !== undefined && rightsOf(row, home).has('switch_between_branches'))
  );
}
