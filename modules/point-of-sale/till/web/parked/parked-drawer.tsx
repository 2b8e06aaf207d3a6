import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { Drawer } from '#ui/feedback/drawer.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { SearchInput } from '#ui/fields/search-input.tsx';
import { Stack } from '#ui/layout/spacing.tsx';
import { PickList } from '#ui/till/pick-list.tsx';
import { problemText } from '#web-kit/api/problem-text.ts';
import { momentText } from '#web-kit/format/day.ts';
import { amountText, moneyText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { PHONE, useMedia } from '#web-kit/screens/use-media.ts';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { parkedCart } from '../../../parked-cart/parked-cart.entity.ts';
import { useCartsNow, useTill } from '../store/use-till.ts';
import { TILL } from '../till.words.ts';
import { TIDY, useTillUiActions } from '../ui-store/till-ui.ts';
import { parkedCarts, parkedLike } from './parked-calls.ts';

/** The carts that any till of the branch may take: its name and Enter, or one press. */
export function ParkedDrawer({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const say = useSay();
  const phone = useMedia(PHONE);
  return (
    <Drawer opened={opened} onClose={onClose} title={say(TILL.parked)} side={phone ? 'bottom' : 'right'}>
      <ParkedChoice />
    </Drawer>
  );
}

function ParkedChoice() {
  const say = useSay();
  const { language } = useLanguage();
  const till = useTill();
  const cartsNow = useCartsNow();
  const { change, toScanField } = useTillUiActions();
  const { currency, timeZone } = useBranch();
  const client = useQueryClient();
  const [typed, setTyped] = useState('');
  const [taking, setTaking] = useState<string>();
  const [refused, setRefused] = useState('');
  const { data, error } = useQuery({ ...parkedCarts(), staleTime: 0 });
  const rows = parkedLike(data?.data ?? [], typed);
  const take = async (id: string | undefined) => {
    if (!id || taking) return;
    setTaking(id);
    setRefused('');
    const answer = await till.takeParked(id);
    setTaking(undefined);
    void client.invalidateQueries({ queryKey: [parkedCart.name] });
    if (answer.result === 'refused') return setRefused(answer.reason);
    change({ ...TIDY });
    toScanField();
    if (answer.was === undefined) return;
    const [was, now] = [moneyText(answer.was, currency), amountText(cartsNow().bill.total_gross, currency)];
    change({ notice: { tone: 'warning', text: say(TILL.parkedAt, { was, now }) } });
  };
  const why = refused || (error ? problemText(error, say) : '');
  return (
    <Stack>
      <PickList
        search={
          <SearchInput
            label={say(TILL.findParked)}
            placeholder={say(TILL.findParked)}
            autoFocus
            value={typed}
            onChange={setTyped}
          />
        }
        // Nothing typed names no cart.
        onEnter={() => void take(typed.trim() === '' ? undefined : rows[0]?.id)}
        label={say(TILL.parked)}
        faceless
        rows={rows.map(({ id, name, created_at, created_by_name, amount }) => ({
          id,
          title: name,
          note: [created_by_name, momentText(created_at, new Date(), language, timeZone)]
            .filter(Boolean)
            .join(', '),
          figure: moneyText(amount, currency),
          off: taking !== undefined,
        }))}
        onPick={(id) => void take(id)}
      >
        {why !== '' && <Notice tone="danger">{why}</Notice>}
        {data && rows.length === 0 && <p>{say(typed === '' ? TILL.noneParked : TILL.noSuchParked)}</p>}
      </PickList>
      <Button kind="ghost" size="s" href={parkedCart.screens.list}>
        {say(TILL.allParked)}
      </Button>
    </Stack>
  );
}
