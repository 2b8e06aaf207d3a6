import { useSay } from '#web-kit/i18n/language.tsx';
import type { SessionUser } from '#web-kit/session/session-user.ts';
import { useActor } from '#web-kit/user/current-user.tsx';
import { Banner } from './banner.tsx';
import { FEE_BANNER } from './banners.words.ts';

/** Tells the owner a week before the paid days end, and everybody as long as the fee is late. */
export function FeeBanner({ fee }: { fee: NonNullable<SessionUser['service_fee']> }) {
  const say = useSay();
  const { account_type } = useActor();
  const isLate = fee.days <= 0;
  if (!isLate && account_type !== 'owner') return null;
  const isShut = fee.status === 'read_only' || fee.status === 'closed';
  const words = isShut ? FEE_BANNER.readOnly : isLate ? FEE_BANNER.late : FEE_BANNER.soon;
  return (
    <Banner tone={isShut ? 'danger' : 'warning'}>
      {say(words, { n: isLate ? 1 - fee.days : fee.days })}
    </Banner>
  );
}
