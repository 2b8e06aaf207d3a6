import { ProductLines, withFound } from '#modules/inventory/public.web.ts';
import { FieldGrid } from '#ui/layout/form-layout.tsx';
import { Asked } from '#web-kit/form/asked.tsx';
import { useSay } from '#web-kit/i18n/language.tsx';
import type { FoundGood } from '../goods.answer.ts';
import { type BoughtGoods, lineOf } from './bought-goods.ts';
import { LineOfPurchase } from './line-of-purchase.tsx';
import { BUY } from './purchase.words.ts';
import { findGoods } from './purchase-calls.ts';
import type { PurchasePartProps } from './use-purchase-form.ts';

/** What is bought: each scan adds one, each line has its unit, quantity, price and what it sells at from now on. */
export function GoodsSection({ form, sums }: PurchasePartProps) {
  const say = useSay();
  const { lines, receipt_is_provided } = form.typed;
  const add = (good: FoundGood, code: string) => {
    const fresh = lineOf(good, code);
    // A line whose batch is written is complete: what is scanned next is of another one.
    const isSame = (line: BoughtGoods) =>
      line.good.id === good.id && line.unit === fresh.unit && line.batch.trim() === fresh.batch;
    form.set({ lines: withFound(lines, fresh, 'quantity', isSame) });
  };
  return (
    <ProductLines
      title={form.labels.lines ?? ''}
      why={say(BUY.goodsWhy)}
      finder={{ find: findGoods, onFound: add, makes: true, bringsGoods: true }}
      fault={form.faultOf('lines')}
      nothing={say(BUY.nothingYet)}
      lines={form.lines('lines')}
      line={(line) => (
        <LineOfPurchase
          key={line.typed.key}
          line={line}
          bought={sums.lines[line.place] ?? null}
          hasVat={receipt_is_provided}
        />
      )}
    >
      {lines.length > 0 && (
        <FieldGrid columns={3}>
          <Asked input={form.ask('discount')} />
          <Asked input={form.ask('tax_amount')} />
        </FieldGrid>
      )}
    </ProductLines>
  );
}
