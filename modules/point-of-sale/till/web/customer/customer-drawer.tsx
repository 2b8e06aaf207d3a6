import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { Drawer } from '#ui/feedback/drawer.tsx';
import { groupedPhone } from '#ui/fields/phone-text.ts';
import { SearchInput } from '#ui/fields/search-input.tsx';
import { Stack } from '#ui/layout/spacing.tsx';
import { PickList } from '#ui/till/pick-list.tsx';
import { problemText } from '#web-kit/api/problem-text.ts';
import { moneyText } from '#web-kit/format/number.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { PHONE, useMedia } from '#web-kit/screens/use-media.ts';
import { useSettled } from '#web-kit/screens/use-settled.ts';
import { useBranch, useMay } from '#web-kit/user/current-user.tsx';
import type { CartCustomer } from '../../open-cart.rules.ts';
import { useCarts, useTill } from '../store/use-till.ts';
import { TILL } from '../till.words.ts';
import { useTillUi } from '../ui-store/till-ui.ts';
import { useStillMeant } from '../use-still-meant.ts';
import { cartCustomer, customersLike, debtOf } from './customer-calls.ts';
import { CustomerQuickAdd } from './customer-quick-add.tsx';

/** Finds who buys by name or number, or makes them of both. */
export function CustomerDrawer({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const say = useSay();
  const phone = useMedia(PHONE);
  return (
    <Drawer opened={opened} onClose={onClose} title={say(TILL.customer)} side={phone ? 'bottom' : 'right'}>
      <CustomerChoice onClose={onClose} />
    </Drawer>
  );
}

function CustomerChoice({ onClose }: { onClose: () => void }) {
  const say = useSay();
  const may = useMay();
  const till = useTill();
  const ui = useTillUi();
  const { currency } = useBranch();
  const { customer } = useCarts().cart;
  const isStillMeant = useStillMeant();
  const [typed, setTyped] = useState('');
  const [entered, setEntered] = useState(false);
  const finds = may('list_customers');
  const [adding, setAdding] = useState(!finds);
  const keyword = useSettled(typed.trim(), 250);
  const found = useQuery(customersLike(keyword, finds));
  // What an earlier word found is no answer to this one.
  const rows = (found.isError ? undefined : found.data) ?? [];
  const choose = (chosen: CartCustomer | null) => {
    if (isStillMeant() && ui.tell(till.setCustomer(chosen))) onClose();
  };
  const enter = () => {
    // A scanner that is as slow as a hand: what it typed is a product, and no customer.
    if (till.find(typed).exact) {
      setTyped('');
      return ui.scanned(typed);
    }
    setEntered(typed.trim() !== '');
  };
  // Only what was found for what stands in the field now; whoever was quicker than the answer is served by it.
  const isOfNow =
    keyword === typed.trim() && found.isSuccess && !found.isPlaceholderData && !found.isFetching;
  useEffect(() => {
    if (!entered || !isOfNow) return;
    setEntered(false);
    const [first] = rows;
    if (first) choose(cartCustomer(first));
  });
  if (adding)
    return (
      <CustomerQuickAdd typed={typed} onMade={choose} onBack={finds ? () => setAdding(false) : undefined} />
    );
  return (
    <Stack gap={3}>
      <PickList
        search={
          <SearchInput
            label={say(TILL.searchCustomers)}
            placeholder={say(TILL.searchCustomers)}
            autoFocus
            value={typed}
            onChange={(text) => {
              setTyped(text);
              setEntered(false);
            }}
          />
        }
        onEnter={enter}
        label={say(TILL.customer)}
        chosen={customer?.id}
        rows={rows.map((row) => {
          const { phone_number } = cartCustomer(row);
          const debt = debtOf(row);
          return {
            id: row.id,
            title: String(row.name),
            note: phone_number ? groupedPhone(phone_number) : undefined,
            figure: debt > 0 ? say(TILL.owesAmount, { amount: moneyText(debt, currency) }) : undefined,
          };
        })}
        onPick={(id) => {
          const row = rows.find((one) => one.id === id);
          if (row) choose(cartCustomer(row));
        }}
      >
        {found.isError && <p role="alert">{problemText(found.error, say)}</p>}
        {found.isSuccess && rows.length === 0 && <p>{say(TILL.noCustomerFound)}</p>}
      </PickList>
      {may('create_customer') && (
        <Button icon="plus" size="l" block onClick={() => setAdding(true)}>
          {say(TILL.newCustomer)}
        </Button>
      )}
      {customer && (
        <Button kind="ghost" icon="close" block onClick={() => choose(null)}>
          {say(TILL.noCustomer)}
        </Button>
      )}
    </Stack>
  );
}
