import { useState } from 'react';
import { decimalsOf } from '#core/currencies.ts';
import { newId } from '#core/ids.ts';
import { moneyToWire } from '#core/money.ts';
import { quantityToWire } from '#core/quantity.ts';
import { product } from '#modules/inventory/product/product.entity.ts';
import { Button } from '#ui/actions/button.tsx';
import { Drawer } from '#ui/feedback/drawer.tsx';
import { MoneyInput } from '#ui/fields/money-input.tsx';
import { QuantityInput } from '#ui/fields/quantity-input.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { LineForm } from '#ui/till/line-form.tsx';
import { commandsOf, useCommand } from '#web-kit/api/commands.ts';
import { problemText } from '#web-kit/api/problem-text.ts';
import { Refused } from '#web-kit/api/refused.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useEntityWords } from '#web-kit/screens/registry.tsx';
import { PHONE, useMedia } from '#web-kit/screens/use-media.ts';
import { useBranch, useMay } from '#web-kit/user/current-user.tsx';
import { typedMoney, typedQuantity } from '../payment/typed-amounts.ts';
import { useTill } from '../store/use-till.ts';
import { TILL } from '../till.words.ts';
import { useTillUi } from '../ui-store/till-ui.ts';
import { useStillMeant } from '../use-still-meant.ts';

/** Creates the product of a code that nobody knows, and puts it into the cart. */
export function ProductDrawer({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const say = useSay();
  const phone = useMedia(PHONE);
  return (
    <Drawer opened={opened} onClose={onClose} title={say(TILL.newProduct)} side={phone ? 'bottom' : 'right'}>
      <ProductQuickAdd onClose={onClose} />
    </Drawer>
  );
}

function ProductQuickAdd({ onClose }: { onClose: () => void }) {
  const say = useSay();
  const may = useMay();
  const till = useTill();
  const { code, add } = useTillUi();
  const { currency, switches } = useBranch();
  const { fields: words } = useEntityWords(product);
  const [id] = useState(newId);
  const isStillMeant = useStillMeant();
  const [name, setName] = useState('');
  const [selling, setSelling] = useState('');
  const [buying, setBuying] = useState('');
  const [stock, setStock] = useState('');
  const making = useCommand(product, (body: Readonly<Record<string, unknown>>) =>
    commandsOf(product).create(body, id),
  );
  const faults = making.error instanceof Refused ? making.error.fields : {};
  const codeFault = Object.entries(faults).find(([key]) => /^(?:barcodes|code)\b/.test(key))?.[1];
  const known = codeFault ?? SHOWN.map((key) => faults[key]).find(Boolean);
  const money = (text: string) => {
    const amount = typedMoney(text, currency);
    return amount === null ? undefined : moneyToWire(amount, currency);
  };
  const counted = typedQuantity(stock);
  const decimals = decimalsOf(currency);
  const seesCost = may('view_buying_price');
  const isReady = name.trim() !== '' && money(selling) !== undefined;
  const make = () => {
    if (!isReady || making.isPending) return;
    const barcode = switches.barcode_scanning === false ? { code } : { barcodes: [code] };
    const worth = { selling_price: money(selling), ...(buying ? { buying_price: money(buying) } : {}) };
    const body = { name: name.trim(), ...barcode, ...worth };
    making.mutate(
      { ...body, ...(counted ? { opening_stock: quantityToWire(counted) } : {}) },
      {
        async onSuccess(made) {
          await till.refresh();
          if (!isStillMeant()) return;
          add(made.id);
          onClose();
        },
      },
    );
  };
  const amount = { currency, decimals };
  return (
    <LineForm
      plain
      onSubmit={make}
      problem={making.error && !known ? problemText(making.error, say) : undefined}
      actions={
        <Button kind="primary" size="l" type="submit" loading={making.isPending} disabled={!isReady}>
          {say(TILL.createAndAdd)}
        </Button>
      }
    >
      <TextInput
        label={words.name ?? ''}
        value={name}
        onChange={setName}
        error={faults.name}
        maxLength={120}
      />
      <TextInput
        label={words.barcodes ?? ''}
        value={code}
        onChange={() => undefined}
        readOnly
        error={codeFault}
      />
      <MoneyInput
        label={words.selling_price ?? ''}
        {...amount}
        value={selling}
        onChange={setSelling}
        error={faults.selling_price}
      />
      {seesCost && (
        <MoneyInput
          label={words.buying_price ?? ''}
          optional
          {...amount}
          value={buying}
          onChange={setBuying}
          error={faults.buying_price}
        />
      )}
      <QuantityInput
        label={say(TILL.howManyHere)}
        optional
        value={stock}
        onChange={setStock}
        error={faults.opening_stock}
      />
    </LineForm>
  );
}

/** Fields that say themselves what is wrong with them. */
const SHOWN = ['name', 'selling_price', 'buying_price', 'opening_stock'];
