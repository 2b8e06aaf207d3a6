import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { newId } from '#core/ids.ts';
import { unitText } from '#modules/inventory/public.web.ts';
import { Button } from '#ui/actions/button.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import type { Option } from '#ui/fields/options.tsx';
import { QuantityInput } from '#ui/fields/quantity-input.tsx';
import { Stack } from '#ui/layout/spacing.tsx';
import { Card } from '#ui/show/card.tsx';
import { call } from '#web-kit/api/client.ts';
import { problemText } from '#web-kit/api/problem-text.ts';
import { RecordPicker } from '#web-kit/fields/ref/record-picker.tsx';
import { quantityText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { purchaseOrder } from '../purchase-order.entity.ts';
import type { Suggestion } from '../reorder.answer.ts';
import { REORDER } from '../reorder.words.ts';
import { draftsOf } from './drafts.ts';
import classes from './order.module.css';

interface SuggestionsProps {
  lines: readonly Suggestion[];
  days: string;
  storeId: string;
}

/** Suggestions by supplier; a quantity can be changed, and left empty where it is not wanted. */
export function Suggestions({ lines, days, storeId }: SuggestionsProps) {
  const say = useSay();
  const navigate = useNavigate();
  const client = useQueryClient();
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [chosen, setChosen] = useState<Option | null>(null);
  const [saving, setSaving] = useState(false);
  // By what a draft says: a second press, after one of several failed, saves none of them twice.
  const [keys] = useState(() => new Map<string, string>());
  const quantityOf = ({ product_id, quantity }: Suggestion) => typed[product_id] ?? String(quantity);
  const drafts = draftsOf(
    lines.map((line) => ({
      line,
      quantity: Number(quantityOf(line) || 0),
      supplier_id: line.supplier_id ?? chosen?.value ?? null,
    })),
    storeId || null,
  );
  const groups = [...Map.groupBy(lines, ({ supplier_id }) => supplier_id ?? '')].toSorted(
    ([one], [two]) => Number(one === '') - Number(two === ''),
  );
  const save = async () => {
    setSaving(true);
    try {
      for (const body of drafts) {
        const written = JSON.stringify(body);
        const idempotencyKey = keys.get(written) ?? newId();
        keys.set(written, idempotencyKey);
        await call('POST', 'purchase-order', { body, idempotencyKey });
      }
      const n = drafts.length;
      showToast({ tone: 'success', title: n === 1 ? say(REORDER.madeOne) : say(REORDER.made, { n }) });
      void client.invalidateQueries();
      void navigate({ to: `${purchaseOrder.screens.list}?condition=draft` });
    } catch (error) {
      showToast({ tone: 'error', title: problemText(error, say) });
    } finally {
      setSaving(false);
    }
  };
  return (
    <Stack>
      {groups.map(([supplierId, group]) => (
        <Card
          key={supplierId}
          title={group[0]?.supplier_name ?? say(REORDER.noSupplier)}
          {...(supplierId ? { note: say(REORDER.delivers, { days: group[0]?.lead_days ?? 0 }) } : {})}
          flush
        >
          {!supplierId && (
            <div className={classes.facts}>
              <RecordPicker
                target="supplier"
                label={say(REORDER.chooseSupplier)}
                clearable
                value={chosen}
                onChange={setChosen}
              />
            </div>
          )}
          <ul>
            {group.map((line) => (
              <SuggestedLine
                key={line.product_id}
                {...{ line, days }}
                value={quantityOf(line)}
                onChange={(quantity) => setTyped({ ...typed, [line.product_id]: quantity })}
              />
            ))}
          </ul>
        </Card>
      ))}
      <div className={classes.foot}>
        <span />
        <Button
          kind="primary"
          icon="check"
          disabled={drafts.length === 0}
          loading={saving}
          onClick={() => void save()}
        >
          {say(drafts.length === 1 ? REORDER.makeOne : REORDER.make)}
        </Button>
      </div>
    </Stack>
  );
}

interface SuggestedLineProps {
  line: Suggestion;
  days: string;
  value: string;
  onChange: (quantity: string) => void;
}

function SuggestedLine({ line, days, value, onChange }: SuggestedLineProps) {
  const say = useSay();
  const { language } = useLanguage();
  const unit = unitText(line.unit, language, value || 0);
  const why = [
    say(REORDER.why, { sold: quantityText(line.sold), days, there: quantityText(line.on_hand) }),
    ...(line.incoming > 0 ? [say(REORDER.onOrder, { quantity: quantityText(line.incoming) })] : []),
    ...(line.reserved > 0 ? [say(REORDER.reserved, { quantity: quantityText(line.reserved) })] : []),
    ...(line.alert > 0 ? [say(REORDER.alert, { quantity: quantityText(line.alert) })] : []),
  ];
  return (
    <li className={classes.line}>
      <span>
        {line.product_name}
        <small>{why.join(', ')}</small>
      </span>
      <QuantityInput
        label={say(REORDER.quantityOf, { product: line.product_name })}
        labelHidden
        unit={line.factor > 1 ? `${unit} × ${line.factor}` : unit}
        value={value}
        onChange={onChange}
      />
    </li>
  );
}
