import type { ActorContext } from '#server-kit/operation/context.ts';
import { RequestsAreOff } from '../../errors.ts';

/** A branch asks for goods where its switch is on; what it has asked for before can still be finished (permission map). */
export function switchedOn({ branch }: Pick<ActorContext, 'branch'>): void {
  if (branch.settings.request_stock !== true) throw RequestsAreOff();
}
