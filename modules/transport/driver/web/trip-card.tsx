import type { ReactNode } from 'react';
import { PhoneLink } from '#ui/actions/phone-link.tsx';
import { Stack } from '#ui/layout/spacing.tsx';
import { Card } from '#ui/show/card.tsx';
import { Chip } from '#ui/show/chip.tsx';
import { moneyText, quantityText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { useRegistry } from '#web-kit/screens/registry.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { useMoment } from '../../board/web/use-moment.ts';
import { truckOrder } from '../../truck-order/truck-order.entity.ts';
import { truckOrderStates } from '../../truck-order/truck-order.states.ts';
import { DRIVER } from '../driver.words.ts';
import type { OwnTrip } from '../driver-acts.rules.ts';
import classes from './driver.module.css';

/** One trip as its driver needs it: where, when, with what and for whom, and what he holds of the advance. */
export function TripCard({ trip, children }: { trip: OwnTrip; children: ReactNode }) {
  const say = useSay();
  const when = useMoment();
  const { language } = useLanguage();
  const { currency } = useBranch();
  const { choices } = useRegistry().words(truckOrder.name)[language];
  const tone = Object.entries(truckOrderStates.states).find(([name]) => name === trip.status)?.[1].tone;
  return (
    <Card
      title={`${trip.origin} – ${trip.destination}`}
      action={<Chip tone={tone ?? 'neutral'}>{choices?.status?.[trip.status] ?? trip.status}</Chip>}
    >
      <Stack gap={3}>
        <div>
          <span className={classes.plate}>{trip.plate}</span>
          <p className={classes.quiet}>{[trip.number, trip.customer_name].join(', ')}</p>
          <p className={classes.quiet}>
            {say(DRIVER.times, { from: when(trip.starts), to: when(trip.ends) })}
          </p>
        </div>
        {trip.cargos.length > 0 && (
          <ul className={classes.lines} aria-label={say(DRIVER.goods)}>
            {trip.cargos.map(({ title, quantity, unit, receiver_name, receiver_phone }) => (
              <li key={`${title} ${receiver_name}`}>
                {[quantity === null ? null : quantityText(quantity), unit, title].filter(Boolean).join(' ')}
                {receiver_name && `, ${receiver_name}`}{' '}
                {receiver_phone && <PhoneLink number={receiver_phone} />}
              </li>
            ))}
          </ul>
        )}
        <p className={classes.advance}>
          <span>{say(trip.advance_open < 0 ? DRIVER.ownMoney : DRIVER.advance)}</span>
          <b>{`${currency} ${moneyText(Math.abs(trip.advance_open), currency)}`}</b>
        </p>
        {trip.notes.length > 0 && (
          <ul className={classes.lines} aria-label={say(DRIVER.note)}>
            {trip.notes.map(({ at, text }) => (
              <li key={at}>{`${when(at)}: ${text}`}</li>
            ))}
          </ul>
        )}
        {children}
      </Stack>
    </Card>
  );
}
