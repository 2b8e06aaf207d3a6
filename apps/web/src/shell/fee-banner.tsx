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
    en: 'The service fee of this branch is paid for {n} more days, today among them.',
    sw: 'Ada ya huduma ya tawi hili imelipwa kwa siku {n} zaidi, leo ikiwemo.',
  },
  late: {
    en: 'The service fee of this branch is {n} days late. After a week nothing can be changed here.',
    sw: 'Ada ya huduma ya tawi hili imechelewa siku {n}. Baada ya wiki moja hakuna kitakachobadilishwa hapa.',
  },
  shut: {
    en: 'The service fee is late: this branch only shows what there is until it is paid.',
    sw: 'Ada ya huduma imechelewa: tawi hili linaonyesha tu yaliyopo hadi ada ilipwe.',
  },
} as const satisfies Record<string, Words>;
