import type { Problem } from '#core/errors.ts';
import { breaksUnit } from '../count.rules.ts';
import { ABOVE_ZERO, WHOLE_UNITS } from '../count.words.ts';
import { factorOf } from '../units.ts';
import {
  COST_NEEDED,
  COST_ONLY_WITHOUT_STOCK,
  NO_GOODS,
  NOT_A_UNIT,
  NOTHING_TO_ADJUST,
  ONE_OF_BOTH,
} from './adjusted-stock.words.ts';

/** What somebody says of a product: how much there is, or by how much it changes; in thousandths and minor units. */
export interface SaidStock {
  type?: string | null | undefined;
  new_stock?: bigint | null | undefined;
  adjustment_quantity?: bigint | null | undefined;
  unit?: string | null | undefined;
  unit_cost?: bigint | null | undefined;
}

/** What is known of the product before: in the store, and in the pool of the branch that its cost is taken from. */
export interface KnownStock {
  inStore: bigint;
  inBranch: bigint;
  /** Whether anything says what it costs: what it last cost, or its buying price. */
  hasCost: boolean;
}

/** What the catalogue knows of the product. */
interface KnownGood {
  type: 'product' | 'service';
  unit_of_measure: string;
  units: readonly { unit: string; factor: number }[];
  whole_units: boolean;
}

/** A field of the body that is at fault. */
export interface SaidWrong {
  field: keyof SaidStock | 'product_id';
  problem: Problem;
}

/** By how much the stock changes, in thousandths of the base unit, below zero for what leaves; or what was said wrong. */
export function adjustedBy(
  said: SaidStock,
  good: KnownGood,
  { inStore, inBranch, hasCost }: KnownStock,
): bigint | SaidWrong {
  const wrong = (field: SaidWrong['field'], problem: Problem): SaidWrong => ({ field, problem });
  if (good.type === 'service') return wrong('product_id', NO_GOODS);
  const factor = factorOf(good, said.unit);
  if (factor === null) return wrong('unit', NOT_A_UNIT);
  const { new_stock, adjustment_quantity } = said;
  const isNew = new_stock !== null && new_stock !== undefined;
  const isBy = adjustment_quantity !== null && adjustment_quantity !== undefined;
  if (!isNew && !isBy) return wrong('new_stock', { key: 'required' });
  if (isNew && isBy) return wrong('new_stock', ONE_OF_BOTH);
  const field = isNew ? 'new_stock' : 'adjustment_quantity';
  if (isBy && !said.type) return wrong('type', { key: 'required' });
  const counted = (new_stock ?? adjustment_quantity ?? 0n) * BigInt(factor);
  if (breaksUnit(counted, good)) return wrong(field, WHOLE_UNITS);
  const by = isNew ? counted - inStore : said.type === 'decrease' ? -counted : counted;
  if (by === 0n) return wrong(field, isNew ? NOTHING_TO_ADJUST : ABOVE_ZERO);
  const isPriced = said.unit_cost !== null && said.unit_cost !== undefined;
  if (isPriced && (by < 0n || inBranch > 0n)) return wrong('unit_cost', COST_ONLY_WITHOUT_STOCK);
  if (by > 0n && inBranch <= 0n && !isPriced && !hasCost) return wrong('unit_cost', COST_NEEDED);
  return by;
}
