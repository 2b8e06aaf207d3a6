import { addDays } from '#core/business-day.ts';
import { Button } from '#ui/actions/button.tsx';
import { DateInput } from '#ui/fields/date-input.tsx';
import { Row } from '#ui/layout/spacing.tsx';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { useRegistry } from '#web-kit/screens/registry.tsx';
import { booking } from '../../booking/booking.entity.ts';
import type { BookingChart } from '../chart.answer.ts';
import { CHART } from '../chart.words.ts';
import type { AskedNights } from '../free-nights.rules.ts';
import classes from './chart.module.css';
import type { FreeNights } from './use-free-nights.ts';

interface FreeNightsProps {
  chart: BookingChart;
  nights: FreeNights;
  /** Goes to a day that the chart does not show. */
  onDay: (day: string) => void;
}

/** Asks which rooms are free for some nights: a button, and the days of arrival and departure once it is pressed. */
export function FreeNightsFields({ chart, nights: { asked, ask }, onDay }: FreeNightsProps) {
  const say = useSay();
  const { language } = useLanguage();
  const words = useRegistry().words(booking.name)[language].fields;
  const from = (since: string, until: string): AskedNights => ({
    since,
    until: until > since ? until : addDays(since, 1),
  });
  const begin = (since: string, until: string) => {
    ask(from(since, until));
    if (since < chart.date || since >= addDays(chart.date, chart.days)) onDay(since);
  };
  const day = chart.date > chart.today ? chart.date : chart.today;
  return (
    <Row>
      <Button icon="hotel" aria-pressed={asked !== null} onClick={() => ask(asked ? null : from(day, day))}>
        {say(CHART.freeForNights)}
      </Button>
      {asked && (
        <>
          <DateInput
            label={words.check_in ?? ''}
            labelHidden
            className={classes.day}
            earliest={chart.today}
            value={asked.since}
            onChange={(since) => since && begin(since, asked.until)}
          />
          <DateInput
            label={words.check_out ?? ''}
            labelHidden
            className={classes.day}
            earliest={addDays(asked.since, 1)}
            value={asked.until}
            onChange={(until) => until && ask({ ...asked, until })}
          />
        </>
      )}
    </Row>
  );
}
