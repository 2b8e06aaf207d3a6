import { business } from '#modules/branch/business/business.entity.ts';
import { device } from '#modules/employee/device/device.entity.ts';
import type { DeviceCondition } from '#modules/employee/public.ts';
import type { Tx } from '#server-kit/db/transaction.ts';

/** A login session as the list of devices shows it. */
export interface LiveDevice {
  id: string;
  created_at: Date;
  version: number;
  user_id: string;
  name: string;
  kind: string;
  last_seen: Date | null;
  ip: string | null;
  may_sell_offline: boolean;
  expires_at: Date;
  is_current: boolean;
}

/** The devices on which somebody is logged in now, the one in use first. */
export async function liveDevices(
  tx: Tx,
  userId: string,
  { condition = 'all', at = new Date() }: { condition?: DeviceCondition; at?: Date } = {},
): Promise<LiveDevice[]> {
  return tx.query<LiveDevice>(
    `select d.id, d.created_at, d.version, d.user_id, d.name, d.kind, d.last_seen, d.ip, d.may_sell_offline,
            h.expires_at, h.is_own as is_current
     from ${device.table} d join ctx.live_holders() h on h.holder_id = d.id
     join ${business.table} f on f.id = d.business_id
     where d.user_id = $1 and d.deleted_at is null and case $2::text
       when 'active' then d.last_seen is null or d.last_seen >= $3::timestamptz - make_interval(mins => f.idle_minutes)
       when 'may_sell_offline' then d.may_sell_offline else true end
     order by h.is_own desc, d.last_seen desc nulls last, d.id`,
    [userId, condition, at],
  );
}
