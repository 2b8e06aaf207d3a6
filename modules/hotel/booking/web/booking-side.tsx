import { useQuery } from '@tanstack/react-query';
import { Notice } from '#ui/feedback/notice.tsx';
import { Stack } from '#ui/layout/spacing.tsx';
import { Card } from '#ui/show/card.tsx';
import { LineList } from '#ui/show/line-list.tsx';
import { Sums } from '#ui/show/sums.tsx';
import { queriesOf } from '#web-kit/api/queries.ts';
import { creationBody } from '#web-kit/form/body-of.ts';
import type { FormPartProps } from '#web-kit/form/form-frame.ts';
import { useTyped, useTypedId } from '#web-kit/form/typed-context.ts';
import { dayText } from '#web-kit/format/day.ts';
import { countText, moneyText, quantityText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { useBranch, useMay } from '#web-kit/user/current-user.tsx';
import { room } from '../../room/room.entity.ts';
import { roomType } from '../../room-type/room-type.entity.ts';
import { booking } from '../booking.entity.ts';
import { STAY_QUOTE } from '../quote.words.ts';
import { depositSums } from './deposit-sums.ts';
import { quoteOf } from './quote-call.ts';

/** Beside a booking that is being typed: what its nights cost and why, what they come to, and which rooms are free for them. */
export function BookingSide({ row, fields }: FormPartProps) {
  const say = useSay();
  const { language } = useLanguage();
  const { currency } = useBranch();
  const body = creationBody(fields, useTyped());
  const type = useTypeOfRoom();
  const { price } = body;
  const [check_in, check_out] = [String(body.check_in ?? ''), String(body.check_out ?? '')];
  const nights = check_in !== '' && check_in < check_out;
  const guests = Number(body.adults ?? 1) + Number(body.children ?? 0);
  const wanted = {
    ...{ room_type_id: type, check_in, check_out, guests: String(Math.max(1, guests)) },
    ...(body.extra_beds ? { extra_beds: String(body.extra_beds) } : {}),
  };
  const may = useMay()(booking.permissions.list);
  const { data: quote } = useQuery({
    ...quoteOf(wanted),
    placeholderData: (before) => before,
    // What a booking that is changed costs is its own; a price that was agreed says by itself what it comes to.
    enabled: may && !row && nights && type !== '' && !body.currency && body.complimentary !== true,
  });
  if (row || !nights || !quote) return null;
  const money = (amount: number) => moneyText(amount, currency);
  const agreed = typeof price === 'number' ? price : null;
  const total = agreed === null ? quote.total : agreed * quote.nights.length + quote.levy;
  const usual = quote.nights.reduce((sum, night) => sum + night.price, 0);
  const under =
    agreed === null || usual === 0 ? 0 : Math.round((1 - (agreed * quote.nights.length) / usual) * 100);
  return (
    <Card title={say(STAY_QUOTE.ofNights, { type: quote.room_type, n: countText(quote.nights.length) })}>
      <Stack>
        {quote.free > 0 ? (
          <span>
            {say(STAY_QUOTE.free, { rooms: quote.rooms.slice(0, SHOWN).join(', '), count: quote.free })}
          </span>
        ) : (
          <Notice tone="warning">{say(STAY_QUOTE.noneFree)}</Notice>
        )}
        {quote.min_nights !== null && (
          <Notice tone="warning">{say(STAY_QUOTE.atLeast, { n: countText(quote.min_nights) })}</Notice>
        )}
        {under > 0 && !body.price_reason && (
          <Notice tone="warning">{say(STAY_QUOTE.under, { percent: countText(under) })}</Notice>
        )}
        <Sums
          sums={[
            ...(quote.levy > 0
              ? [{ key: 'levy', title: say(STAY_QUOTE.levies), amount: money(quote.levy) }]
              : []),
            { key: 'total', title: say(STAY_QUOTE.total), amount: money(total), look: 'result' },
            ...(quote.foreign && agreed === null
              ? [
                  {
                    key: 'foreign',
                    title: say(STAY_QUOTE.inOther, {
                      ...{ currency: quote.foreign.currency, price: quantityText(quote.foreign.price) },
                    }),
                    amount: quantityText(quote.foreign.total),
                  },
                ]
              : []),
            ...(agreed === null ? depositSums(quote, { say, language, money }) : []).map((asked) => ({
              key: 'deposit',
              ...asked,
            })),
          ]}
        />
        {agreed === null && (
          <LineList
            lines={quote.nights.slice(0, SHOWN).map(({ night, total_amount, rates }) => ({
              ...{ key: night, title: dayText(night, language), figure: money(total_amount) },
              note: rates.length > 0 ? rates.join(' · ') : say(STAY_QUOTE.usual),
            }))}
          />
        )}
      </Stack>
    </Card>
  );
}

/** So many nights and rooms are told one by one. */
const SHOWN = 10;

/** The type that was chosen, else that of the room. */
function useTypeOfRoom(): string {
  const may = useMay();
  const [type, room_id] = [useTypedId('room_type_id'), useTypedId('room_id')];
  const { data } = useQuery({
    ...queriesOf(room).one(room_id),
    enabled: room_id !== '' && may(room.permissions.view) && may(roomType.permissions.list),
  });
  return room_id === '' ? type : String(data?.room_type_id ?? '');
}
