import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Button } from '#ui/actions/button.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { FieldGrid, FormSection } from '#ui/layout/form-layout.tsx';
import { call } from '#web-kit/api/client.ts';
import { Asked, AskedDay } from '#web-kit/form/asked.tsx';
import { CommandForm } from '#web-kit/form/command-form.tsx';
import { FORM } from '#web-kit/form/form.words.ts';
import { useBodyForm } from '#web-kit/form/use-body-form.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useEntityWords } from '#web-kit/screens/registry.tsx';
import { useBranch, useMay } from '#web-kit/user/current-user.tsx';
import { ProductLines } from '../../product/web/product-lines.tsx';
import type { AdjustedGood } from '../adjustment.answer.ts';
import { adjustmentsBody } from '../stock-adjustment.body.ts';
import { stockAdjustment } from '../stock-adjustment.entity.ts';
import classes from './adjust-form.module.css';
import { type AdjustedGoods, lineOf, saidOtherwise } from './adjusted-goods.ts';
import { LineOfAdjustment } from './adjusted-line.tsx';
import { ADJUST, REASONS } from './adjustment.words.ts';
import { type AdjustmentTerms, findGoods } from './adjustment-calls.ts';

/** Sets the stock of products right: scan or search, enter what there is, say why. */
export function AdjustForm({ terms }: { terms: AdjustmentTerms }) {
  const say = useSay();
  const may = useMay();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { switches } = useBranch();
  const words = useEntityWords(stockAdjustment);
  const list = stockAdjustment.screens.list;
  const form = useBodyForm({
    name: 'stock-adjustment',
    body: adjustmentsBody,
    of: stockAdjustment,
    labels: { lines: say(ADJUST.products) },
    opened: { lines: [] as readonly AdjustedGoods[] },
    rows: () => ({ lines: saidOtherwise }),
    check: ({ lines }) => (lines.length === 0 ? { lines: say(ADJUST.needed) } : {}),
    send: (body, id) => call('POST', 'stock-adjustment/several', { body, idempotencyKey: id }),
    done: () => {
      // Stock, values and lists have moved with it; nobody waits until they are asked for again.
      void client.invalidateQueries();
      showToast({ tone: 'success', title: say(ADJUST.saved) });
      void navigate({
        to: may('list_stock_adjustments') ? list : '/dashboard',
        replace: true,
        ignoreBlocker: true,
      });
    },
  });
  const { typed, set } = form;
  const stores = terms.stores.map(({ id, name }) => ({ value: id, title: name }));
  const store = typed.store_id ?? stores[0] ?? null;
  const add = (good: AdjustedGood, code: string) => {
    const isThere = typed.lines.some((line) => line.good.id === good.id);
    // Found once more, it is another batch that lies there.
    if (isThere && good.batch_tracking === 'none') return;
    set({ lines: [...typed.lines, lineOf(good, code, typed.lines)] });
  };
  return (
    <CommandForm
      form={form}
      title={say(ADJUST.title)}
      save={say(ADJUST.save)}
      one={words.lower}
      back={{ href: list, name: say(FORM.backTo, { many: words.many.toLowerCase() }) }}
    >
      <ProductLines
        title={say(ADJUST.products)}
        why={say(ADJUST.productsWhy)}
        finder={{
          find: (word) => findGoods(word, store?.value ?? ''),
          onFound: add,
          autoFocus: true,
          makes: true,
        }}
        fault={form.faultOf('lines')}
        nothing={say(ADJUST.nothingYet)}
        lines={form.lines('lines')}
        line={(line) => <LineOfAdjustment key={line.typed.key} line={line} day={typed.date} />}
      />
      <FormSection title={form.labels.reason ?? ''}>
        <Asked input={form.ask('reason')} />
        <fieldset className={classes.reasons} aria-label={say(ADJUST.reasons)}>
          {REASONS.map((reason) => (
            <Button key={reason.en} size="s" onClick={() => set({ reason: say(reason) })}>
              {say(reason)}
            </Button>
          ))}
        </fieldset>
        <FieldGrid columns={3}>
          {switches.has_store === true && stores.length > 1 && (
            <Asked
              // What is in stock is that of the store, so lines of another one would tell the wrong figures.
              input={{
                ...form.ask('store_id'),
                value: store,
                onChange: (chosen) =>
                  set({ store_id: stores.find((one) => one === chosen) ?? null, lines: [] }),
              }}
              optional={false}
              options={stores}
            />
          )}
          {may('back_date_sale') && <AskedDay input={form.ask('date')} today={terms.today} />}
          <Asked input={form.ask('remarks')} oneLine />
        </FieldGrid>
      </FormSection>
    </CommandForm>
  );
}
