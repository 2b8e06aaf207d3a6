import { usePaper } from '#modules/point-of-sale/public.web.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { Row, Stack } from '#ui/layout/spacing.tsx';
import { Card } from '#ui/show/card.tsx';
import { dayText } from '#web-kit/format/day.ts';
import { countText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import {
  CounterClosing,
  CounterFact,
  CounterPaper,
  CounterSigned,
  PaperTools,
} from '#web-kit/paper/counter-paper.tsx';
import type { RecordProps } from '#web-kit/record/status-of.tsx';
import { useRegistry } from '#web-kit/screens/registry.tsx';
import { booking } from '../booking.entity.ts';
import { guestsOnCard, lacksIdentity, nightsOnCard, type Registered } from '../registration.rules.ts';
import { REGISTRATION } from '../registration.words.ts';
import classes from './registration-card.module.css';

/** The card that the guest signs, on a half sheet or a sheet; what is not known stands as a line to be filled in by hand. */
export function RegistrationCard({ row, isComing }: RecordProps & { isComing: boolean }) {
  const say = useSay();
  const paper = usePaper();
  const stay = asStay(row);
  return (
    <Stack>
      {isComing && lacksIdentity(stay) && (
        <Notice tone="warning" title={say(REGISTRATION.missing)}>
          {say(REGISTRATION.missingWhy)}
        </Notice>
      )}
      <Card
        title={say(REGISTRATION.card)}
        flush
        footer={
          <Row>
            <PaperTools paper={paper} name={stay.number} isQuiet={!isComing} />
          </Row>
        }
      >
        <OnPaper stay={stay} paper={paper} />
      </Card>
    </Stack>
  );
}

/** Rows of generic screens know no columns; this one is a booking's. */
function asStay(row: object) {
  return row as Registered;
}

function OnPaper({ stay, paper }: { stay: Registered; paper: ReturnType<typeof usePaper> }) {
  const say = useSay();
  const { language } = useLanguage();
  const kinds = useRegistry().words(booking.name)[language].choices?.identity_kind ?? {};
  const about: readonly (readonly [keyof typeof REGISTRATION, string | null | undefined])[] = [
    ['room', stay.room_name],
    ['arrival', dayText(stay.check_in, language)],
    ['departure', dayText(stay.check_out, language)],
    ['nights', countText(nightsOnCard(stay))],
    ['adults', countText(stay.adults)],
    ['children', stay.children > 0 ? countText(stay.children) : null],
  ];
  const guests = guestsOnCard(stay).map(
    ({ name, identity_kind, identity_number, nationality, phone, child }, place) => {
      const identity = [kinds[identity_kind ?? ''], identity_number].filter(Boolean).join(' ');
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: guests of a card have a place and nothing else
        <dl key={place} className={classes.guest}>
          <CounterFact title={say(REGISTRATION.name)} value={name} />
          {child !== true && <CounterFact title={say(REGISTRATION.identity)} value={identity} />}
          <CounterFact title={say(REGISTRATION.nationality)} value={nationality} />
          {child !== true && <CounterFact title={say(REGISTRATION.phone)} value={phone} />}
        </dl>
      );
    },
  );
  return (
    <CounterPaper paper={paper} kind={say(REGISTRATION.card)} number={stay.number}>
      <dl>
        {about.flatMap(([key, value]) =>
          value ? [<CounterFact key={key} title={say(REGISTRATION[key])} value={value} />] : [],
        )}
        <CounterFact title={say(REGISTRATION.vehicle)} value={stay.vehicle} />
      </dl>
      {guests.slice(0, -1)}
      <CounterClosing>
        {guests.slice(-1)}
        <p>{say(REGISTRATION.rules)}</p>
        <CounterSigned who={[say(REGISTRATION.signature), say(REGISTRATION.date)]} />
      </CounterClosing>
    </CounterPaper>
  );
}
