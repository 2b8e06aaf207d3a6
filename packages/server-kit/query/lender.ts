import type { AnyEntity } from '#core/define-entity.ts';
import type { Services } from '../operation/app-services.ts';

/** The entity whose records a list shows under a condition; undefined where they are its own, or nobody has that entity. */
export function lenderOf(
  { borrowed }: AnyEntity,
  condition: string,
  { registry }: Pick<Services, 'registry'>,
): AnyEntity | undefined {
  const from = borrowed && Object.hasOwn(borrowed, condition) ? borrowed[condition]?.from : undefined;
  return from === undefined ? undefined : registry.entities.find(({ name }) => name === from);
}

/** Under which a list says how the lines of its ledger look, beside its conditions: `stock-adjustment.lines`. */
export const LINES = 'lines';
