import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { addDays } from '#core/business-day.ts';
import { newId } from '#core/ids.ts';
import { moneyToWire } from '#core/money.ts';
import { Button } from '#ui/actions/button.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { MoneyInput } from '#ui/fields/money-input.tsx';
import { MultiSelect } from '#ui/fields/multi-select.tsx';
import type { Option } from '#ui/fields/options.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { Row, Stack } from '#ui/layout/spacing.tsx';
import { Card } from '#ui/show/card.tsx';
import { Facts } from '#ui/show/facts.tsx';
import { VisuallyHidden } from '#ui/show/visually-hidden.tsx';
import { useWords } from '#ui/theme/words.ts';
import { commandsOf } from '#web-kit/api/commands.ts';
import { problemText } from '#web-kit/api/problem-text.ts';
import type { WireRow } from '#web-kit/api/queries.ts';
import { typedAmount } from '#web-kit/form/typed-amount.ts';
import { dayText } from '#web-kit/format/day.ts';
import { countText, moneyText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { useRegistry } from '#web-kit/screens/registry.tsx';
import { useBranch, useMay } from '#web-kit/user/current-user.tsx';
import { booking } from '../../booking/booking.entity.ts';
import { freeOn } from '../../chart/chart.rules.ts';
import { chartOf } from '../../chart/web/chart-call.ts';
import { paintRates, weekdayOf, weeksOf } from '../paint-rates.rules.ts';
import { RATES } from '../rates.words.ts';
import { roomType } from '../room-type.entity.ts';
import { WEEKDAYS } from '../room-type.rules.ts';
import { pricedBy, ratesOf } from './priced-days.ts';
import classes from './rates.module.css';

interface RatesOfMonthProps {
  row: WireRow;
  month: string;
  today: string;
}

/** A month of prices: nights are chosen by their first and last, a price is painted over them and saved. */
export function RatesOfMonth({ row, month, today }: RatesOfMonthProps) {
  const say = useSay();
  const { language } = useLanguage();
  const { currency } = useBranch();
  const may = useMay();
  const client = useQueryClient();
  const weekdays = useRegistry().words(roomType.name)[language].choices?.weekday ?? {};
  const { weekdays: short } = useWords();
  const days = weeksOf(month);
  const { data: chart } = useQuery({
    ...chartOf({ date: days[0] ?? today, days: days.length }),
    enabled: may(booking.permissions.list),
  });
  const [ends, setEnds] = useState<{ first: string; last: string | null } | null>(null);
  const [typed, setTyped] = useState({ name: '', price: '' });
  const [only, setOnly] = useState<readonly Option[]>([]);
  const [busy, setBusy] = useState(false);
  const rooms = (chart?.rooms ?? []).filter((one) => one.room_type_id === row.id);
  const freeNight = (day: string) => (chart ? freeOn(chart, rooms, day) : 0);
  const [since, until] = [ends?.first ?? '', ends?.last ?? ends?.first ?? ''].toSorted();
  const named = WEEKDAYS.filter((day) => only.some(({ value }) => value === day));
  const isChosen = (day: string) =>
    ends !== null && (since ?? '') <= day && day <= (until ?? '') && isOn(named, day);
  const price = typed.price === '' ? null : moneyToWire(typedAmount(typed.price, currency), currency);
  const usual = Number(row.price);
  const paint = {
    ...{ name: typed.name.trim() || say(RATES.usual), price, weekdays: named },
    ...{ since: since ?? '', until: until ?? '' },
  };
  const rates = ends ? paintRates(ratesOf(row), paint, usual) : ratesOf(row);
  const before = pricedBy(row, ratesOf(row), currency);
  const now = pricedBy(row, rates, currency);
  const nights = nightsBetween(paint.since, paint.until).filter((day) => isOn(named, day));
  const freeNights = nights.reduce((sum, day) => sum + freeNight(day), 0);
  const gained = nights.reduce((sum, day) => sum + freeNight(day) * (now(day).price - before(day).price), 0);
  const choose = (day: string) => {
    setEnds(ends && ends.last === null ? { ...ends, last: day } : { first: day, last: null });
  };
  const save = async () => {
    setBusy(true);
    try {
      await commandsOf(roomType).update(row.id, { version: row.version, rates }, newId());
      await client.invalidateQueries({ queryKey: [roomType.name] });
      showToast({ tone: 'success', title: say(RATES.saved) });
      setEnds(null);
    } catch (error) {
      showToast({ tone: 'error', title: problemText(error, say) });
    } finally {
      setBusy(false);
    }
  };
  const saveText = (count: number) => {
    if (count === 0) return say(RATES.saveNights);
    return count === 1 ? say(RATES.saveOne) : say(RATES.save, { count });
  };
  const money = (amount: number) => moneyText(amount, currency);
  return (
    <div className={classes.sides}>
      <Card flush title={String(row.name)}>
        <div className={classes.weeks}>
          {short.map((day) => (
            <span key={day} className={classes.weekday}>
              {day}
            </span>
          ))}
          {days.map((day) => {
            const { price: costs, names, isPriced } = now(day);
            const free = freeNight(day);
            return (
              <button
                key={day}
                type="button"
                className={classes.day}
                aria-pressed={isChosen(day)}
                data-other={day.slice(0, 7) === month ? undefined : true}
                data-weekend={weekdayOf(day) > 4 || undefined}
                data-priced={isPriced || undefined}
                data-chosen={isChosen(day) || undefined}
                onClick={() => choose(day)}
              >
                <VisuallyHidden>{dayText(day, language)}</VisuallyHidden>
                <b aria-hidden="true">{Number(day.slice(8))}</b>
                <span className={classes.price}>{countText(costs)}</span>
                <span className={classes.note} title={names.join(' · ')}>
                  {names.join(' · ')}
                </span>
                {chart && rooms.length > 0 && day >= today && (
                  <span className={classes.note} data-full={free === 0 || undefined}>
                    {free === 0 ? say(RATES.full) : say(RATES.free, { count: free, all: rooms.length })}
                  </span>
                )}
              </button>
            );
          })}
        </div>
      </Card>
      {may(roomType.permissions.modify) && (
        <Card
          title={say(RATES.paint)}
          footer={
            <Row>
              <Button
                kind="primary"
                loading={busy}
                disabled={nights.length === 0}
                onClick={() => void save()}
              >
                {saveText(nights.length)}
              </Button>
              {ends && <Button onClick={() => setEnds(null)}>{say(RATES.discard)}</Button>}
            </Row>
          }
        >
          <Stack>
            <p className={classes.note} style={WRAPPED}>
              {ends
                ? say(RATES.chosen, {
                    since: dayText(paint.since, language),
                    until: dayText(paint.until, language),
                  })
                : say(RATES.choose)}
            </p>
            <TextInput
              label={say(RATES.name)}
              optional
              placeholder={say(RATES.nameHint)}
              maxLength={80}
              value={typed.name}
              onChange={(name) => setTyped({ ...typed, name })}
            />
            <MoneyInput
              label={say(RATES.price)}
              hint={say(RATES.priceHint)}
              optional
              currency={currency}
              value={typed.price}
              onChange={(price) => setTyped({ ...typed, price })}
            />
            <MultiSelect
              label={say(RATES.only)}
              optional
              options={WEEKDAYS.map((value) => ({ value, title: weekdays[value] ?? '' }))}
              value={only}
              onChange={setOnly}
            />
            {ends && (
              <Facts
                items={[
                  { key: 'nights', title: say(RATES.nights), value: countText(nights.length) },
                  ...(chart
                    ? [{ key: 'free', title: say(RATES.freeNights), value: countText(freeNights) }]
                    : []),
                  ...(chart ? [{ key: 'more', title: say(RATES.more), value: <b>{money(gained)}</b> }] : []),
                ]}
              />
            )}
            <p className={classes.note} style={WRAPPED}>
              {say(RATES.booked)}
            </p>
          </Stack>
        </Card>
      )}
    </div>
  );
}

const WRAPPED = { margin: 0, whiteSpace: 'normal' } as const;

const isOn = (named: readonly string[], day: string) =>
  named.length === 0 || named.includes(WEEKDAYS[weekdayOf(day)] ?? '');

function nightsBetween(since: string, until: string): string[] {
  const nights: string[] = [];
  for (let day = since; day !== '' && day <= until; day = addDays(day, 1)) nights.push(day);
  return nights;
}
