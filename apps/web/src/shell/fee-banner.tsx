import type { Words } from '#core/i18n/language.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import type { SessionUser } from '#web-kit/session/session-user.ts';
import { useActor } from '#web-kit/user/current-user.tsx';
import { Banner } from './banner.tsx';

/** Tells the owner a week before the paid days end, and everybody as long as the fee is late. */
export function FeeBanner({ fee }: { fee: NonNullable<SessionUser['service_fee']> }) {
  const say = useSay();
  const { account_type } = useActor();
  const isLate = fee.days <= 0;
  if (!isLate && account_type !== 'owner') return null;
  const isShut = fee.status === 'read_only' || fee.status === 'closed';
  const words = isShut ? WORDS.shut : isLate ? WORDS.late : WORDS.soon;
  return (
    <Banner tone={isShut ? 'danger' : 'warning'}>
      {say(words, { n: isLate ? 1 - fee.days : fee.days })}
    </Banner>
  );
}

const WORDS = {
  soon: {
    en: 'This branch’s service fee is paid for {n} more days, including today.',
    sw: 'Ada ya huduma ya tawi hili imelipwa kwa siku {n} zaidi, ikiwemo leo.',
  },
  late: {
    en: 'This branch’s service fee is {n} days overdue. After a week the branch becomes read-only.',
    sw: 'Ada ya huduma ya tawi hili imechelewa siku {n}. Baada ya wiki moja tawi litakuwa la kusoma tu.',
  },
  shut: {
    en: 'The service fee is overdue. This branch is read-only until it is paid.',
    sw: 'Ada ya huduma imechelewa. Tawi hili ni la kusoma tu hadi ilipwe.',
  },
} as const satisfies Record<string, Words>;
