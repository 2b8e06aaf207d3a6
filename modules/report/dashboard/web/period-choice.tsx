import { useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import { Segments } from '#ui/actions/segments.tsx';
import { useSay } from '#web-kit/i18n/language.tsx';
import { searchOf } from '#web-kit/screens/addresses.ts';
import { DASHBOARD, PERIOD_WORDS } from './dashboard.words.ts';
import { PERIODS, type Period } from './dashboard-call.ts';

/** Of which time the figures are; it stands in the address, so that going back and sharing keep it. */
export function PeriodChoice({ period }: { period: Period }) {
  const say = useSay();
  const navigate = useNavigate();
  const search = useSearch({ strict: false });
  const path = useLocation({ select: ({ pathname }) => pathname });
  return (
    <Segments
      label={say(DASHBOARD.period)}
      items={PERIODS.map((value) => ({ value, title: say(PERIOD_WORDS[value].short) }))}
      value={period}
      onChange={(value) =>
        void navigate({ to: path, search: searchOf({ ...search, period: value }), replace: true })
      }
    />
  );
}

/** The period that the address names, or the usual one. */
export function usePeriod(usual: Period): Period {
  const { period } = useSearch({ strict: false }) as { period?: string };
  return PERIODS.find((known) => known === period) ?? usual;
}
