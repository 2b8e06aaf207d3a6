import { dayText } from '#web-kit/format/day.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { BOARD } from '../board.words.ts';
import type { TripClash } from '../moving-trips.rules.ts';
import { useMoment } from './use-moment.ts';

/** Why a trip cannot go there, in a sentence. */
export function useClashWords(): (clash: TripClash) => string {
  const say = useSay();
  const when = useMoment();
  const { language } = useLanguage();
  return (clash) => {
    const { what } = clash;
    switch (clash.kind) {
      case 'trip':
      case 'driver':
        return say(BOARD.isOnTrip, { what, number: clash.number, until: when(clash.until) });
      case 'away':
        return say(BOARD.isAway, { what, label: clash.label ?? say(BOARD.elsewhere) });
      case 'taken':
        return say(BOARD.isTaken, { what, label: clash.label ?? say(BOARD.taken) });
      case 'hold':
        return say(BOARD.isHeld, { what, reason: clash.reason });
      case 'papers':
        return say(BOARD.paperEnds, { what, day: dayText(clash.day, language) });
      case 'licence':
        return say(BOARD.licenceEnds, { what, day: dayText(clash.day, language) });
      case 'service':
        return say(BOARD.serviceOverdue, { what, service: clash.service });
    }
  };
}
