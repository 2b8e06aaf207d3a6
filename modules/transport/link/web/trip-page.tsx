import { useCallback } from 'react';
import type { WireOf } from '#core/define-answer.ts';
import { BY_LINK, LinkPage, useLinked } from '#modules/session/public.web.ts';
import { Card } from '#ui/show/card.tsx';
import { Facts } from '#ui/show/facts.tsx';
import { Verdict, type VerdictProps } from '#ui/show/verdict.tsx';
import { ask, withQuery } from '#web-kit/api/client.ts';
import { dayText, instantText } from '#web-kit/format/day.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import type { SavedLook } from '#web-kit/theme/saved-look.ts';
import { tripByLinkAnswer } from '../link.answer.ts';
import { TRIP_PAGE } from '../link.words.ts';
import { TRIP_LINK } from '../trip-address.ts';

type TripByLink = WireOf<typeof tripByLinkAnswer>;

const WORDS = { ...BY_LINK, ...TRIP_PAGE };

const TONES: Readonly<Record<TripByLink['standing'], VerdictProps['tone']>> = {
  ...{ planned: 'warning', agreed: 'success', loading: 'success' },
  ...{ on_the_way: 'success', arrived: 'success', cancelled: 'danger' },
};

/** Where a transport is, for its customer: by the link that he was sent, without a login and without a price. */
export default function TripPage({ look }: { look: SavedLook }) {
  const code = TRIP_LINK.codeIn(location.pathname);
  const linked = useLinked(
    useCallback(() => ask(tripByLinkAnswer, withQuery('truck-order/by-link', { code })), [code]),
  );
  return (
    <LinkPage title={TRIP_PAGE.title} look={look} linked={linked}>
      {(trip) => <Found trip={trip} />}
    </LinkPage>
  );
}

function Found({ trip }: { trip: TripByLink }) {
  const say = useSay();
  const { language } = useLanguage();
  const { standing, started_at, delivered_at, last_place, last_seen } = trip;
  // A customer reads it by his own clock.
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const when = (at: string) => instantText(at, language, zone);
  const isOff = standing === 'cancelled';
  const facts: readonly (readonly [keyof typeof WORDS, string | null])[] = [
    [
      'lastPlace',
      last_place && [last_place, last_seen && dayText(last_seen, language)].filter(Boolean).join(', '),
    ],
    ['from', trip.origin],
    ['to', trip.destination],
    ['truck', trip.truck],
    started_at ? ['left', when(started_at)] : ['leaves', isOff ? null : when(trip.starts)],
    delivered_at ? ['reached', when(delivered_at)] : ['due', isOff ? null : when(trip.ends)],
    ['number', trip.number],
    ['business', trip.business],
    ['branch', trip.branch],
  ];
  return (
    <>
      <Verdict
        tone={TONES[standing]}
        title={say(TRIP_PAGE[standing])}
        text={say(TRIP_PAGE[`${standing}Text`])}
      />
      <Card>
        <Facts
          look="aside"
          items={facts.flatMap(([key, value]) => (value ? [{ key, title: say(WORDS[key]), value }] : []))}
        />
      </Card>
    </>
  );
}
