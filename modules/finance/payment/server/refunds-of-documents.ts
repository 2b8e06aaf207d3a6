import { payableOf } from '#core/trade/payable.ts';
import type { Work } from '#server-kit/command/work.ts';
import type { Services } from '#server-kit/operation/app-services.ts';

/** What the module of a kind of document knows of its returns. */
export interface RefundsOfDocuments {
  /** The kind of document that something comes back of: `sale`. */
  kind: string;
  /** By document what was paid out for what came back, in money or as a deposit; in minor units. */
  refunded(tx: Pick<Work, 'query'>, ids: readonly string[]): Promise<ReadonlyMap<string, bigint>>;
}

declare module '#server-kit/operation/server-module.ts' {
  interface Slots {
    /** Who paid out what for goods that came back: the payments that it came from stay (A45). */
    refundsOfDocuments: RefundsOfDocuments;
  }
}

/** What a payment paid of a document. */
interface PaidOfDocument {
  payment_id: string;
  amount: bigint;
  source_kind: string | null;
  source_id: string | null;
  /** Its number, as people know it. */
  document: string | null;
}

/**
 * The payments whose documents were refunded out of what they had paid, with the numbers of these: taken back, nobody would owe
 * what was paid out. Payments that are taken back together count together.
 */
export async function paymentsRefunded(
  { tx, services }: { tx: Work; services: Pick<Services, 'brought'> },
  parts: readonly PaidOfDocument[],
): Promise<ReadonlyMap<string, string[]>> {
  const refunded = new Map<string, string[]>();
  for (const { kind, refunded: read } of services.brought('refundsOfDocuments')) {
    const bySource = Map.groupBy(
      parts.filter((part) => part.source_kind === kind && part.source_id),
      ({ source_id }) => String(source_id),
    );
    if (bySource.size === 0) continue;
    const back = await read(tx, [...bySource.keys()]);
    const paid = await tx.query<{ id: string; paid_amount: bigint }>(
      `select id, paid_amount from ${payableOf(tx.registry, kind).table} where id = any($1)`,
      [[...back.keys()]],
    );
    for (const { id, paid_amount } of paid) {
      const taken = bySource.get(id) ?? [];
      const left = paid_amount - taken.reduce((sum, { amount }) => sum + amount, 0n);
      if (left >= (back.get(id) ?? 0n)) continue;
      for (const { payment_id, document } of taken)
        refunded.set(payment_id, [...(refunded.get(payment_id) ?? []), ...(document ? [document] : [])]);
    }
  }
  return refunded;
}
