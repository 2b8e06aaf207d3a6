import { sayInEach } from '#core/i18n/language.ts';
import { notify } from '#modules/branch/public.ts';
import { device } from '#modules/employee/device/device.entity.ts';
import type { Tx } from '#server-kit/db/transaction.ts';
import type { Caller } from '#server-kit/operation/caller.ts';
import { LOGIN_ALERT } from '../login-alert.words.ts';

/**
 * Tells somebody of a login by a browser and system that he has not logged in with before (capabilities E7). His first
 * login of all tells nothing, and what he has used already tells nothing, whether its session has ended or not.
 */
export async function notifyOfNewDevice(
  tx: Tx,
  { actor, branch }: Caller,
  opened: { id: string; name: string; ip: string },
): Promise<void> {
  const [known] = await tx.query<{ any: boolean; same: boolean }>(KNOWN, [
    actor.user_id,
    opened.id,
    opened.name,
  ]);
  if (!known?.any || known.same) return;
  const { business_id, user_id } = actor;
  notify(tx, [
    {
      business_id,
      user_id,
      branch_id: branch.id,
      kind: 'login_alert',
      title: sayInEach(LOGIN_ALERT.title, { device: opened.name }),
      text: sayInEach(LOGIN_ALERT.text, { device: opened.name, address: opened.ip }),
      link: '/settings/employee',
    },
  ]);
}

const KNOWN = `
select count(*) > 0 as any, coalesce(bool_or(name = $3), false) as same
from ${device.table} where user_id = $1 and id <> $2`;
