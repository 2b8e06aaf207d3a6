import { device } from '#modules/employee/device/device.entity.ts';
import type { Work } from '#server-kit/command/work.ts';
import { liveDevices } from './live-devices.ts';

/** Logs somebody out everywhere but where the transaction itself is called from, for any of it may be a thief's. */
export async function endOtherSessions(tx: Work, userId: string): Promise<void> {
  const others = (await liveDevices(tx, userId)).filter(({ is_current }) => !is_current);
  await tx.remove(
    device,
    await tx.lockAll(
      device,
      others.map(({ id }) => id),
    ),
  );
}
