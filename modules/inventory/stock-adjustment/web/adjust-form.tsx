import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { newId } from '#core/ids.ts';
import { Button } from '#ui/actions/button.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { DateInput } from '#ui/fields/date-input.tsx';
import { Select } from '#ui/fields/select.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { FieldGrid, FormSection } from '#ui/layout/form-layout.tsx';
import { call } from '#web-kit/api/client.ts';
import { CommandForm } from '#web-kit/form/command-form.tsx';
import { FORM } from '#web-kit/form/form.words.ts';
import { useCommandForm } from '#web-kit/form/use-command-form.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useEntityWords } from '#web-kit/screens/registry.tsx';
import { useBranch, useMay } from '#web-kit/user/current-user.tsx';
import { ProductFinder } from '../../product/web/product-finder.tsx';
import { adjustmentsBody } from '../stock-adjustment.body.ts';
import { stockAdjustment } from '../stock-adjustment.entity.ts';
import classes from './adjust-form.module.css';
import { AdjustedLine } from './adjusted-line.tsx';
import { ADJUST, REASONS } from './adjustment.words.ts';
import { type AdjustedGood, type AdjustmentTerms, findGoods } from './adjustment-calls.ts';
import { bodyOf, NOTHING_TYPED, type TypedAdjustment, type TypedLine, typedOf } from './typed-adjustment.ts';

/** Sets the stock of products right: scan or search, enter what there is, say why. */
export function AdjustForm({ terms }: { terms: AdjustmentTerms }) {
  const say = useSay();
  const may = useMay();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { currency, switches } = useBranch();
  const words = useEntityWords(stockAdjustment);
  const list = stockAdjustment.screens.list;
  const form = useCommandForm<TypedAdjustment, unknown>({
    name: 'stock-adjustment',
    body: adjustmentsBody,
    labels: {
      reason: say(ADJUST.why),
      date: say(ADJUST.date),
      store_id: say(ADJUST.store),
      lines: say(ADJUST.products),
    },
    opened: NOTHING_TYPED,
    wire: (typed) => bodyOf(typed, currency),
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
  const store = typed.store || (terms.stores[0]?.id ?? '');
  const put = (key: string, part: Partial<TypedLine>) =>
    set({ lines: typed.lines.map((line) => (line.key === key ? { ...line, ...part } : line)) });
  const add = (good: AdjustedGood, code: string) => {
    const isThere = typed.lines.some((line) => line.good.id === good.id);
    // Found once more, it is another batch that lies there.
    if (isThere && good.batch_tracking === 'none') return;
    set({ lines: [...typed.lines, { key: newId(), ...typedOf(good, code, typed.lines) }] });
  };
  return (
    <CommandForm
      form={form}
      title={say(ADJUST.title)}
      save={say(ADJUST.save)}
      one={words.lower}
      back={{ href: list, name: say(FORM.backTo, { many: words.many.toLowerCase() }) }}
    >
      <FormSection title={say(ADJUST.products)} why={say(ADJUST.productsWhy)}>
        <ProductFinder find={(word) => findGoods(word, store)} onFound={add} autoFocus makes />
        {form.faultOf('lines') && (
          <p className={classes.fault} role="alert">
            {form.faultOf('lines')}
          </p>
        )}
        {typed.lines.length === 0 ? (
          <p className={classes.nothing}>{say(ADJUST.nothingYet)}</p>
        ) : (
          <ul className={classes.lines}>
            {typed.lines.map((line, place) => (
              <AdjustedLine
                key={line.key}
                line={line}
                day={typed.date}
                fault={(key) => form.faultOf(`lines.${place}.${key}`)}
                onChange={(part) => put(line.key, part)}
                onRemove={() => set({ lines: typed.lines.filter(({ key }) => key !== line.key) })}
              />
            ))}
          </ul>
        )}
      </FormSection>
      <FormSection title={say(ADJUST.why)}>
        <TextInput {...form.field('reason')} maxLength={200} />
        <fieldset className={classes.reasons} aria-label={say(ADJUST.reasons)}>
          {REASONS.map((reason) => (
            <Button key={reason.en} size="s" onClick={() => set({ reason: say(reason) })}>
              {say(reason)}
            </Button>
          ))}
        </fieldset>
        <FieldGrid columns={3}>
          {switches.has_store === true && terms.stores.length > 1 && (
            <Select
              label={say(ADJUST.store)}
              options={terms.stores.map(({ id, name }) => ({ value: id, title: name }))}
              value={store}
              // What is in stock is that of the store, so lines of another one would tell the wrong figures.
              onChange={(chosen) => set({ store: chosen, lines: [] })}
              {...(form.faultOf('store_id') ? { error: form.faultOf('store_id') } : {})}
            />
          )}
          {may('back_date_sale') && (
            <DateInput
              label={say(ADJUST.date)}
              latest={terms.today}
              value={typed.date || terms.today}
              onChange={(date) => set({ date: date === terms.today ? '' : date })}
              {...(form.faultOf('date') ? { error: form.faultOf('date') } : {})}
            />
          )}
          <TextInput
            label={say(ADJUST.remarks)}
            optional
            maxLength={1000}
            value={typed.remarks}
            onChange={(remarks) => set({ remarks })}
          />
        </FieldGrid>
      </FormSection>
    </CommandForm>
  );
}
