import { useQuery } from '@tanstack/react-query';
import { Stack } from '#ui/layout/spacing.tsx';
import { type FigureItem, FigureStrip } from '#ui/layout/view-layout.tsx';
import { Card } from '#ui/show/card.tsx';
import { type Share, ShareBar } from '#ui/show/share-bar.tsx';
import { dayText } from '#web-kit/format/day.ts';
import { moneyText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { dueWords } from '#web-kit/page/due-words.ts';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { useToday } from '#web-kit/user/use-today.ts';
import type { PartyKind } from '../../payable/party.rules.ts';
import type { PartyOwing } from '../owing.answer.ts';
import { OWING } from './owing.words.ts';
import { owingOf } from './owing-calls.ts';

export interface PartyFiguresProps {
  kind: PartyKind;
  id: string;
  /** How the account stands; nothing for whoever may not see it, and then nothing of what is open either. */
  standing: FigureItem | null;
  /** What belongs to the kind: terms, what was bought this year. */
  others: readonly FigureItem[];
}

/** How the business stands with a party: what is owed, what of it is late, what is due next, and when the rest is. */
export function PartyFigures({ kind, id, standing, others }: PartyFiguresProps) {
  const { data: owing } = useQuery({ ...owingOf(kind, id), enabled: standing !== null });
  const due = useDueFigures(owing);
  return (
    <Stack>
      <FigureStrip items={[...(standing ? [standing] : []), ...due, ...others].slice(0, 4)} />
      {owing && <WhenDue owing={owing} />}
    </Stack>
  );
}

function useDueFigures(owing: PartyOwing | undefined): FigureItem[] {
  const say = useSay();
  const today = useToday();
  const { language } = useLanguage();
  const { currency } = useBranch();
  if (!owing) return [];
  const { late, late_since, next_due, next_amount } = owing;
  const day = (date: string) => dayText(date, language);
  return [
    ...(late > 0 && late_since
      ? [
          {
            key: 'late',
            title: say(OWING.late),
            amount: moneyText(late, currency),
            tone: 'bad' as const,
            note: say(OWING.lateSince, {
              late: dueWords(late_since, today, say) ?? '',
              day: day(late_since),
            }),
          },
        ]
      : []),
    ...(next_due
      ? [
          {
            key: 'next',
            title: say(OWING.nextDue),
            amount: moneyText(next_amount, currency),
            note: [day(next_due), dueWords(next_due, today, say)].filter(Boolean).join(', '),
          },
        ]
      : []),
  ];
}

/** One bar of what is late, what is due within a week and what later; a part with nothing in it is left out. */
function WhenDue({ owing: { late, soon, later } }: { owing: PartyOwing }) {
  const say = useSay();
  const { currency } = useBranch();
  const parts: Share[] = [
    { key: 'late', title: say(OWING.late), size: late, text: moneyText(late, currency), tone: 'bad' },
    { key: 'soon', title: say(OWING.soon), size: soon, text: moneyText(soon, currency), tone: 'soon' },
    { key: 'later', title: say(OWING.later), size: later, text: moneyText(later, currency), tone: 'soft' },
  ];
  const shown = parts.filter(({ size }) => size > 0);
  // All of it in one part is what the figures say.
  if (shown.length < 2) return null;
  return (
    <Card title={say(OWING.whenDue)}>
      <ShareBar parts={shown} />
    </Card>
  );
}
