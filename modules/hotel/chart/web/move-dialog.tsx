import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Currency } from '#core/currencies.ts';
import { newId } from '#core/ids.ts';
import { moneyOfWire } from '#core/money.ts';
import { Button } from '#ui/actions/button.tsx';
import { Dialog } from '#ui/feedback/dialog.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { Select } from '#ui/fields/select.tsx';
import { Stack } from '#ui/layout/spacing.tsx';
import { LineList } from '#ui/show/line-list.tsx';
import { callForRow } from '#web-kit/api/answers.ts';
import { ask, withQuery } from '#web-kit/api/client.ts';
import { commandsOf } from '#web-kit/api/commands.ts';
import { problemText } from '#web-kit/api/problem-text.ts';
import type { WireRow } from '#web-kit/api/queries.ts';
import { dayText } from '#web-kit/format/day.ts';
import { amountText, moneyText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { booking } from '../../booking/booking.entity.ts';
import { room } from '../../room/room.entity.ts';
import { type BookingChart, priceOfChangeAnswer } from '../chart.answer.ts';
import { numberOfRoom, SHELF } from '../chart.rules.ts';
import { CHART } from '../chart.words.ts';
import { type Clash, clashOf, nightsToSplit, type Target } from '../moving.rules.ts';
import type { Moving } from './use-moving.ts';

const pricesOf = (id: string, target: Target, from: string) =>
  queryOptions({
    queryKey: [booking.name, 'price-of-change', id, target, from] as const,
    queryFn: ({ signal }) => {
      const { room_id, ...days } = target;
      const asked = { id, ...days, ...(room_id === SHELF ? {} : { room_id }), ...(from ? { from } : {}) };
      return ask(priceOfChangeAnswer, withQuery('booking/price-of-change', asked), { signal });
    },
    retry: false,
  });

/** At which price the nights of another room are had; null where the change has one price. */
type AtPrice = 'same' | 'of_room' | null;

/** Before a stay is moved: where it was and where it would be, what each costs, and what is in the way. */
export function MoveDialog({
  chart,
  moving,
  onClose,
}: {
  chart: BookingChart;
  moving: Moving;
  onClose: () => void;
}) {
  const say = useSay();
  const { language } = useLanguage();
  const { currency } = useBranch();
  const client = useQueryClient();
  const { stay, target } = moving;
  const { booking: of } = stay;
  const [from, setFrom] = useState('');
  const clash = clashOf(chart, stay, target, from);
  const prices = useQuery(pricesOf(of.id, target, from));
  const [busy, setBusy] = useState<AtPrice | false>(false);
  const [refused, setRefused] = useState<string>();
  const isOtherRoom = target.room_id !== stay.room_id && target.room_id !== SHELF;
  const isOtherDays = target.check_in !== of.check_in || target.check_out !== of.check_out;
  const numberOf = (id: string) => numberOfRoom(chart, id);
  const day = (at: string) => dayText(at, language);
  const where = ({ room_id, check_in, check_out }: Target) =>
    [
      room_id === SHELF ? say(CHART.noRoomYet) : say(CHART.room, { number: numberOf(room_id) }),
      say(CHART.nights, { since: day(check_in), until: day(check_out) }),
    ].join(', ');
  const { now, changed, same, of_room } = prices.data ?? {};
  const money = (amount: number | undefined) => (amount === undefined ? '' : moneyText(amount, currency));
  const isPriced = isOtherRoom && !isOtherDays;
  const splits = nightsToSplit(chart, stay);
  const hasChoice = isPriced && same !== of_room;
  const then = isPriced ? of_room : isOtherRoom ? changed : same;
  const move = async (at_price: AtPrice) => {
    setBusy(at_price);
    setRefused(undefined);
    try {
      await changeStay(moving, at_price ?? 'same', { version: prices.data?.version, from });
      showToast({ tone: 'success', title: say(CHART.moved, { name: of.guest }) });
      for (const { name } of [booking, room]) void client.invalidateQueries({ queryKey: [name] });
      onClose();
    } catch (error) {
      setRefused(problemText(error, say));
    } finally {
      setBusy(false);
    }
  };
  const isBlocked = clash !== null || prices.data === undefined || busy !== false;
  return (
    <Dialog
      opened
      onClose={onClose}
      title={`${of.guest}, ${of.number}`}
      actions={
        <>
          <Button onClick={onClose}>{say(CHART.putBack)}</Button>
          {hasChoice && (
            <Button disabled={isBlocked} loading={busy === 'same'} onClick={() => void move('same')}>
              {say(CHART.keepPrice, { amount: money(same) })}
            </Button>
          )}
          <Button
            kind="primary"
            disabled={isBlocked}
            loading={busy !== false && busy !== 'same'}
            onClick={() => void move(hasChoice ? 'of_room' : null)}
          >
            {say(hasChoice ? CHART.moveAt : CHART.move, { amount: money(then) })}
          </Button>
        </>
      }
    >
      <Stack>
        <LineList
          lines={[
            {
              key: 'now',
              title: say(CHART.now),
              note: where({ room_id: stay.room_id, check_in: of.check_in, check_out: of.check_out }),
              figure: money(now),
            },
            { key: 'wanted', title: say(CHART.wanted), note: where(target), figure: money(then) },
            {
              key: 'difference',
              title: say(CHART.difference),
              figure: differenceOf(now, then, currency),
            },
          ]}
        />
        {isPriced && splits.length > 0 && (
          <Select
            label={say(CHART.from)}
            optional
            options={splits.map((night) => ({ value: night, title: day(night) }))}
            value={from}
            onChange={setFrom}
          />
        )}
        {clash && (
          <Notice tone="danger">
            <ClashText clash={clash} number={numberOf(target.room_id)} />
          </Notice>
        )}
        {prices.isError && !clash && <Notice tone="danger">{problemText(prices.error, say)}</Notice>}
        {refused && <Notice tone="danger">{refused}</Notice>}
      </Stack>
    </Dialog>
  );
}

function differenceOf(now: number | undefined, then: number | undefined, currency: Currency): string {
  if (now === undefined || then === undefined) return '';
  const by = (moneyOfWire(then, currency) ?? 0n) - (moneyOfWire(now, currency) ?? 0n);
  return `${by > 0n ? '+' : ''}${amountText(by, currency)}`;
}

/** Why a stay cannot go there, in the words of the chart. */
export function ClashText({ clash, number }: { clash: Clash; number: string }) {
  const say = useSay();
  const { language } = useLanguage();
  if (clash.kind === 'past') return say(CHART.isPast);
  if (clash.kind === 'in_house') return say(CHART.isInHouse);
  if (clash.kind === 'hold') return say(CHART.isHeld, { number, reason: clash.reason });
  const [since, until] = [dayText(clash.since, language), dayText(clash.until, language)];
  return say(CHART.isTaken, { number, since, until, name: clash.guest });
}

/**
 * On the shelf a booking has no room; where it was there already its days change. Of a guest who keeps his days the room is
 * changed, of one who keeps room and arrival the departure; else the booking.
 */
function changeStay(
  { stay, target }: Moving,
  at_price: 'same' | 'of_room',
  { version, from }: { version: number | undefined; from: string },
): Promise<WireRow> {
  const { room_id, check_in, check_out } = target;
  const of = stay.booking;
  const step = (name: string, said: object) =>
    callForRow('PUT', `booking/${name}`, { body: { id: of.id, ...said }, idempotencyKey: newId() });
  const isSameDays = check_in === of.check_in && check_out === of.check_out;
  const change = (said: object) => commandsOf(booking).update(of.id, { version, ...said }, newId());
  if (room_id === SHELF && room_id !== stay.room_id)
    return change({ room_later: true, room_fixed: false, ...(isSameDays ? {} : { check_in, check_out }) });
  if (isSameDays) return step('move-room', { room_id, at_price, ...(from ? { from } : {}) });
  if (check_in === of.check_in && room_id === stay.room_id) return step('extend', { check_out });
  return change({ ...(room_id === SHELF ? {} : { room_id }), check_in, check_out });
}
