import type { Shop } from '#server/testing/shop.ts';
import { presentSaid } from '#server-kit/http/present-said.ts';
import type { QueryOperation } from '#server-kit/operation/operation.ts';

/** A report as it goes over the wire, asked by the owner of a shop. */
export function madeReport(
  shop: Shop,
  report: QueryOperation,
  query: Record<string, string>,
  // biome-ignore lint/suspicious/noExplicitAny: answers of every shape
): Promise<any> {
  return shop.ask(async (context) => {
    const input = report.read({ query: new Map(Object.entries(query)), body: undefined }, context);
    const made = await report.run({ ...context, input });
    return report.says ? presentSaid(report.says, made, context) : made;
  });
}
