import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { DEFAULT_LIST_STATE } from '#core/list-state.ts';
import { Drawer } from '#ui/feedback/drawer.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { SearchInput } from '#ui/fields/search-input.tsx';
import { PickList } from '#ui/till/pick-list.tsx';
import { problemText } from '#web-kit/api/problem-text.ts';
import { queriesOf } from '#web-kit/api/queries.ts';
import { momentText } from '#web-kit/format/day.ts';
import { moneyText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { PHONE, useMedia } from '#web-kit/screens/use-media.ts';
import { useBranch, useMay } from '#web-kit/user/current-user.tsx';
import { sale as saleEntity } from '../../../sale/sale.entity.ts';
import { asSale } from '../../../sale/web/wire-sale.ts';
import type { Done } from '../store/till.ts';
import { useTill } from '../store/use-till.ts';
import { useTillUiActions } from '../ui-store/till-ui.ts';
import { useStillMeant } from '../use-still-meant.ts';
import { beginByReceipt, beginExchange } from './begin-exchange.ts';
import { EXCHANGE_PARTS } from './exchange-parts.words.ts';

/** Of which sale goods come back: its number and Enter, a scan of its receipt, or one press on the latest ones. */
export function ExchangeDrawer({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const say = useSay();
  const phone = useMedia(PHONE);
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      title={say(EXCHANGE_PARTS.title)}
      side={phone ? 'bottom' : 'right'}
    >
      <SaleChoice onClose={onClose} />
    </Drawer>
  );
}

function SaleChoice({ onClose }: { onClose: () => void }) {
  const say = useSay();
  const may = useMay();
  const { language } = useLanguage();
  const { currency, timeZone } = useBranch();
  const { tell } = useTillUiActions();
  const at = { client: useQueryClient(), till: useTill() };
  const isStillMeant = useStillMeant();
  const [typed, setTyped] = useState('');
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState('');
  const { list } = saleEntity.permissions;
  const { data } = useQuery({
    ...queriesOf(saleEntity).list({ ...DEFAULT_LIST_STATE, ...NEWEST, keyword: typed.trim() }),
    enabled: may(list),
    staleTime: 0,
  });
  const begin = async (make: () => Promise<Done>) => {
    if (busy) return;
    setBusy(true);
    setRefused('');
    try {
      const done = await make();
      if (isStillMeant() && tell(done)) onClose();
    } catch (error) {
      setRefused(problemText(error, say));
    } finally {
      setBusy(false);
    }
  };
  const rows = (data?.data ?? []).map(asSale).filter(({ status }) => GOES_BACK.includes(status));
  return (
    <PickList
      search={
        <SearchInput
          label={say(EXCHANGE_PARTS.find)}
          placeholder={say(EXCHANGE_PARTS.find)}
          autoFocus
          value={typed}
          onChange={setTyped}
        />
      }
      onEnter={() => typed.trim() !== '' && void begin(() => beginByReceipt(at, typed.trim()))}
      label={say(EXCHANGE_PARTS.title)}
      faceless
      rows={rows.map((row) => ({
        id: row.id,
        title: row.number,
        note: [row.customer_name, momentText(row.sold_at ?? row.created_at, new Date(), language, timeZone)]
          .filter(Boolean)
          .join(', '),
        figure: moneyText(row.total_after_returns, currency),
        off: busy,
      }))}
      onPick={(id) => void begin(() => beginExchange(at, id))}
    >
      {refused !== '' && <Notice tone="danger">{refused}</Notice>}
      {data && rows.length === 0 && <p>{say(EXCHANGE_PARTS.noSuchSale)}</p>}
    </PickList>
  );
}

const NEWEST = { sort: 'created_at', order: -1, limit: 20 } as const;
/** Of what is void or came back whole nothing comes back. */
const GOES_BACK: readonly string[] = ['completed', 'part_returned'];
