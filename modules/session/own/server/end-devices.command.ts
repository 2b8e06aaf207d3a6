import { f } from '#core/fields.ts';
import { say } from '#core/i18n/language.ts';
import { device } from '#modules/employee/device/device.entity.ts';
import { isSelf, requireWithinOwnAccess } from '#modules/employee/public.ts';
import { user } from '#modules/employee/user/user.entity.ts';
import { requireProof } from '#server-kit/auth/require-proof.ts';
import { NotFound } from '#server-kit/http/errors.ts';
import { requireToo } from '#server-kit/operation/asked-rights.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { defineCommand } from '#server-kit/operation/define-operation.ts';
import { endTokensMadeOn } from '../../token/server/end-tokens-of.ts';
import { OWN_TEXTS } from '../own.words.ts';

/** Logs out one device: one's own, or that of somebody one may change. */
export const endDevice = defineCommand({
  name: 'device.delete',
  route: 'DELETE api/device',
  permission: 'free_access',
  sometimes: ['modify_employee'],
  isPersonal: true,
  fields: { id: f.id('device', { required: true }) },
  run: (context) => endDevices(context, [context.input.id], false),
});

/** Logs out several at once, all or none: "all the others" is this call with their ids. */
export const endManyDevices = defineCommand({
  name: 'device.delete-many',
  route: 'POST api/device/delete',
  permission: 'free_access',
  sometimes: ['modify_employee'],
  isPersonal: true,
  fields: { ids: f.ids('device', { required: true }), keep_tokens: f.flag({ default: false }) },
  run: (context) => endDevices(context, context.input.ids, context.input.keep_tokens),
});

/** With a device end the tokens that were made on it, unless they are kept by choice. */
async function endDevices(
  context: CommandContext,
  ids: readonly string[],
  keepsTokens: boolean,
): Promise<string> {
  const { tx, language } = context;
  requireProof(context);
  const devices = await tx.lockAll(device, ids);
  if (devices.length < new Set(ids).size) throw NotFound();
  const owners = new Set(
    devices.flatMap(({ user_id }) => (user_id && !isSelf(context, user_id) ? [user_id] : [])),
  );
  if (owners.size) requireToo(context, 'modify_employee');
  const people = await tx.lockAll(user, [...owners]);
  // Who works in none of the caller's branches does not exist for him, nor do his devices.
  if (people.length < owners.size) throw NotFound();
  await requireWithinOwnAccess(context, people, user.permissions.modify);
  if (!keepsTokens) await endTokensMadeOn(context, ids);
  await tx.remove(device, devices);
  return say(OWN_TEXTS.loggedOut, language);
}
