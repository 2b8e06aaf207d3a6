import { statesBefore } from '#core/state-sets.ts';
import { takeNumber } from '#modules/finance/public.ts';
import { breaksUnit } from '#modules/inventory/count.rules.ts';
import { WHOLE_UNITS } from '#modules/inventory/count.words.ts';
import { goodsForSale } from '#modules/inventory/public.ts';
import { addProblem, type Draft, isSound } from '#server-kit/command/draft.ts';
import { today } from '#server-kit/operation/clock.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import type { EntityHooks } from '#server-kit/operation/server-module.ts';
import { truckServiceStates } from '../truck-service.states.ts';
import { TRUCK_SERVICE_TEXTS } from '../truck-service.words.ts';
import { takeForService } from './take-for-service.ts';

/** A service is numbered as it is asked for; one that is approved takes its truck anew as its time changes. */
export const truckServiceHooks: EntityHooks = {
  async beforeSave(context, drafts) {
    const { tx, branch, clock } = context;
    for (const { row, before } of drafts) if (!before) row.date ??= today(clock, branch);
    await checkParts(context, drafts);
    for (const draft of drafts) {
      if (!isSound(draft)) continue;
      const { row, before } = draft;
      if (!before) row.number = await takeNumber(tx, branch.id, 'truck-service', String(row.date));
      const isApproved = (statesBefore(truckServiceStates, 'finish') as readonly unknown[]).includes(
        before?.status,
      );
      if (isApproved && ['starts', 'ends'].some((key) => String(row[key]) !== String(before?.[key])))
        await takeForService(context, {
          ...{ id: String(row.id), number: String(row.number), truck_id: String(row.truck_id) },
          ...{ starts: momentOf(row.starts), ends: momentOf(row.ends) },
        });
    }
  },
};

const momentOf = (value: unknown) => (value ? new Date(String(value)) : null);

/** Parts are goods, each said once, in as many as there can be. */
async function checkParts({ tx, branch }: CommandContext, drafts: readonly Draft[]): Promise<void> {
  const partsOf = ({ row }: Draft) =>
    (row.parts ?? []) as readonly { product_id: string; quantity: bigint }[];
  const changed = drafts.filter(({ row, before }) => row.parts !== before?.parts);
  const ids = [...new Set(changed.flatMap((draft) => partsOf(draft).map(({ product_id }) => product_id)))];
  if (ids.length === 0) return;
  const goods = await goodsForSale(tx, branch.id, ids);
  for (const draft of changed) {
    const said = new Set<string>();
    partsOf(draft).forEach(({ product_id, quantity }, place) => {
      const good = goods.get(product_id);
      const wrong = (key: string, problem: Parameters<typeof addProblem>[2]) =>
        addProblem(draft, `parts.${place}.${key}`, problem);
      if (good && good.type !== 'product')
        wrong('product_id', { key: 'no_goods', words: TRUCK_SERVICE_TEXTS.noGoods });
      if (said.has(product_id))
        wrong('product_id', { key: 'part_twice', words: TRUCK_SERVICE_TEXTS.partTwice });
      said.add(product_id);
      if (quantity === 0n) wrong('quantity', { key: 'required' });
      if (typeof quantity === 'bigint' && breaksUnit(quantity, good)) wrong('quantity', WHOLE_UNITS);
    });
  }
}
