import { useQuery, useQueryClient } from '@tanstack/react-query';
import { use, useState } from 'react';
import { addDays } from '#core/business-day.ts';
import { Button } from '#ui/actions/button.tsx';
import { Drawer } from '#ui/feedback/drawer.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { DateInput } from '#ui/fields/date-input.tsx';
import { QuantityInput } from '#ui/fields/quantity-input.tsx';
import { Select } from '#ui/fields/select.tsx';
import { Row, Stack } from '#ui/layout/spacing.tsx';
import { LineList } from '#ui/show/line-list.tsx';
import { Sums } from '#ui/show/sums.tsx';
import { problemText } from '#web-kit/api/problem-text.ts';
import { queriesOf } from '#web-kit/api/queries.ts';
import { dayText } from '#web-kit/format/day.ts';
import { moneyText, quantityText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import type { ListPanelProps } from '#web-kit/list/list-frame.ts';
import { MakingContext } from '#web-kit/making/making-context.ts';
import { useRegistry } from '#web-kit/screens/registry.tsx';
import { useBranch, useMay } from '#web-kit/user/current-user.tsx';
import { useToday } from '#web-kit/user/use-today.ts';
import { BestFitOffer } from '../../best-fit/web/best-fit-offer.tsx';
import { roomType } from '../../room-type/room-type.entity.ts';
import { booking } from '../booking.entity.ts';
import type { StayQuote } from '../booking-questions.answer.ts';
import { STAY_QUOTE } from '../quote.words.ts';
import { depositSums } from './deposit-sums.ts';
import { quoteOf, type WantedStay } from './quote-call.ts';

/** So many numbers of free rooms are named; more are counted. */
const SHOWN = 12;

/** A phone hands a text on to whatever its owner sends messages with. */
const canShare = () => typeof navigator.share === 'function';

const pick = ({ room_type_id, check_in, check_out }: WantedStay) => ({ room_type_id, check_in, check_out });

/** What a stay would cost, night by night, while the guest is on the telephone; to be copied into a message. */
export default function QuoteDrawer({ phone, opened, onClose }: ListPanelProps) {
  const say = useSay();
  const { language } = useLanguage();
  const { currency } = useBranch();
  const today = useToday();
  const client = useQueryClient();
  const words = useRegistry().words(booking.name)[language].fields;
  const types = useQuery({ ...queriesOf(roomType).search(''), enabled: opened }).data ?? [];
  const [typed, setTyped] = useState({
    ...{ room_type_id: '', check_in: today, check_out: addDays(today, 1), guests: '1' },
  });
  const set = (some: Partial<WantedStay>) => setTyped({ ...typed, ...some });
  const wanted = { ...typed, room_type_id: typed.room_type_id || String(types[0]?.id ?? '') };
  const asked = useQuery({ ...quoteOf(wanted), enabled: opened && wanted.room_type_id !== '' });
  const quote = asked.isError ? undefined : asked.data;
  const money = (amount: number) => moneyText(amount, currency);
  const nights = (quote?.nights ?? []).map(({ night, total_amount, levy, rates }) => {
    const why = rates.length > 0 ? rates.join(' · ') : say(STAY_QUOTE.usual);
    return {
      key: night,
      title: dayText(night, language),
      note: levy > 0 ? [why, say(STAY_QUOTE.levyOf, { amount: money(levy) })].join(' · ') : why,
      figure: money(total_amount),
    };
  });
  const total = money(quote?.total ?? 0);
  const inOther = ({ currency: other, price, total: all }: NonNullable<StayQuote['foreign']>) => ({
    title: say(STAY_QUOTE.inOther, { currency: other, price: quantityText(price) }),
    amount: quantityText(all),
  });
  const deposit = depositSums(quote, { say, language, money });
  const text = () => {
    const lines = nights.map(({ title, note, figure }) => `${title}: ${figure} (${note})`);
    const other = quote?.foreign ? [inOther(quote.foreign)] : [];
    const sums = [{ title: say(STAY_QUOTE.total), amount: total }, ...other, ...deposit];
    const ends = sums.map(({ title, amount }) => `${title}: ${amount}`);
    return [quote?.room_type ?? '', ...lines, ...ends].join('\n');
  };
  const copy = async () => {
    await navigator.clipboard.writeText(text());
    showToast({ tone: 'success', title: say(STAY_QUOTE.copied) });
  };
  const begin = use(MakingContext);
  const mayBook = useMay()(booking.permissions.create);
  const book = () => {
    const { room_type_id, check_in, check_out, guests } = wanted;
    const of = { value: room_type_id, title: quote?.room_type ?? '' };
    onClose();
    begin?.({
      entity: booking,
      begun: { room_type_id: of, check_in, check_out, adults: guests },
      onMade: () => void client.invalidateQueries({ queryKey: [booking.name] }),
    });
  };
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      title={say(STAY_QUOTE.open)}
      side={phone ? 'bottom' : 'right'}
      footer={
        <Row>
          {begin && mayBook && (
            <Button kind="primary" disabled={!quote || quote.free === 0} onClick={book}>
              {say(STAY_QUOTE.book)}
            </Button>
          )}
          <Button icon="clipboard" disabled={!quote || !navigator.clipboard} onClick={() => void copy()}>
            {say(STAY_QUOTE.copy)}
          </Button>
          {canShare() && (
            <Button
              disabled={!quote}
              onClick={() => void navigator.share({ text: text() }).catch(() => null)}
            >
              {say(STAY_QUOTE.send)}
            </Button>
          )}
        </Row>
      }
    >
      <Stack>
        <Select
          label={words.room_type ?? ''}
          options={types.map(({ id, name }) => ({ value: id, title: String(name) }))}
          value={wanted.room_type_id}
          onChange={(room_type_id) => set({ room_type_id })}
        />
        <DateInput
          label={words.check_in ?? ''}
          value={typed.check_in}
          onChange={(day) => {
            const check_in = day || today;
            set({ check_in, check_out: typed.check_out > check_in ? typed.check_out : addDays(check_in, 1) });
          }}
        />
        <DateInput
          label={words.check_out ?? ''}
          value={typed.check_out}
          onChange={(day) => set({ check_out: day || addDays(typed.check_in, 1) })}
        />
        <QuantityInput
          decimals={0}
          label={say(STAY_QUOTE.guests)}
          value={typed.guests}
          onChange={(guests) => set({ guests })}
        />
        {asked.isError && <Notice tone="warning">{problemText(asked.error, say)}</Notice>}
        {quote && (
          <Notice tone={quote.free > 0 ? 'info' : 'warning'}>
            {quote.free > 0
              ? say(STAY_QUOTE.free, { rooms: quote.rooms.slice(0, SHOWN).join(', '), count: quote.free })
              : say(STAY_QUOTE.noneFree)}
          </Notice>
        )}
        {quote?.min_nights && (
          <Notice tone="warning">{say(STAY_QUOTE.atLeast, { n: String(quote.min_nights) })}</Notice>
        )}
        {quote?.free === 0 && <BestFitOffer wanted={{ ...pick(wanted) }} />}
        <LineList lines={nights} />
        {quote && (
          <Sums
            sums={[
              ...(quote.levy > 0
                ? [{ key: 'levy', title: say(STAY_QUOTE.levies), amount: money(quote.levy) }]
                : []),
              { key: 'total', title: say(STAY_QUOTE.total), amount: total, look: 'result' as const },
              ...(quote.foreign ? [{ key: 'foreign', ...inOther(quote.foreign) }] : []),
              ...deposit.map((asked) => ({ key: 'deposit', ...asked })),
            ]}
          />
        )}
      </Stack>
    </Drawer>
  );
}
