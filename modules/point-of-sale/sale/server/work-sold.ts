import type { RowOf } from '#core/define-entity.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import type { BackLine } from '../../sale-return/returned-lines.rules.ts';
import type { sale } from '../sale.entity.ts';
import type { SoldLine } from './hold-sale.ts';

type Sold = RowOf<typeof sale>;

/** Work that is sold before it is done: whoever does it opens it with the sale, and has a word as the sale is taken back. */
export interface WorkSold {
  /** Locks the work that sales opened, which goes before all else that taking them back locks; answers who it is for. */
  hold(
    context: CommandContext,
    saleIds: readonly string[],
  ): Promise<readonly { customer_id: string | null }[]>;
  /** Opens what a sale has just sold, or sells more of as a delivery leaves; answers the numbers by which it is asked for. */
  open(context: CommandContext, sold: SoldWork): Promise<readonly string[]>;
  /** Refuses to take a sale back as a whole whose work has begun. */
  refuseVoid(context: CommandContext, saleId: string): Promise<void>;
  /** Gives up what was not begun, as the sale is void. */
  giveUp(context: CommandContext, sold: Sold): Promise<void>;
  /** Gives up what was not begun of lines that come back, and refuses what has begun. */
  comesBack(context: CommandContext, sold: Sold, back: readonly BackLine<SoldLine>[]): Promise<void>;
}

/** A sale as it is made, with what opens work. */
export type SoldWork = Pick<Sold, 'id' | 'date' | 'customer_id'> & {
  lines: readonly Pick<
    Sold['lines'][number],
    'product_id' | 'is_service' | 'quantity' | 'net_amount' | 'total_amount'
  >[];
};

declare module '#server-kit/operation/server-module.ts' {
  interface Slots {
    /** What is done after it was sold. */
    workSold: WorkSold;
  }
}

const workOf = ({ services }: CommandContext) => services.brought('workSold');

/** Locks the work of sales; answers who it is for. */
export async function holdWork(context: CommandContext, saleIds: readonly string[]) {
  const held = [];
  for (const work of workOf(context)) held.push(...(await work.hold(context, saleIds)));
  return held;
}

/** Opens the work that a sale has sold; answers its numbers as the receipt has them, null where there is none. */
export async function openWork(context: CommandContext, sold: SoldWork): Promise<string | null> {
  const numbers = [];
  if (sold.lines.some(({ is_service }) => is_service))
    for (const work of workOf(context)) numbers.push(...(await work.open(context, sold)));
  return numbers.length > 0 ? numbers.join(', ') : null;
}

/** Refuses to take a sale back as a whole whose work has begun. */
export async function refuseWorkBegun(context: CommandContext, { id }: Pick<Sold, 'id'>): Promise<void> {
  for (const work of workOf(context)) await work.refuseVoid(context, id);
}

/** Gives the work of a void sale up. */
export async function giveUpWork(context: CommandContext, sold: Sold): Promise<void> {
  for (const work of workOf(context)) await work.giveUp(context, sold);
}

/** Gives the work of lines that come back up, or refuses them. */
export async function workComesBack(
  context: CommandContext,
  sold: Sold,
  back: readonly BackLine<SoldLine>[],
): Promise<void> {
  for (const work of workOf(context)) await work.comesBack(context, sold, back);
}
