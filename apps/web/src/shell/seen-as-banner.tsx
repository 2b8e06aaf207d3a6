import { Button } from '#ui/actions/button.tsx';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useSessionActs } from '#web-kit/user/session-acts.ts';
import { Banner } from './banner.tsx';
import { VIEW_AS_BANNER } from './banners.words.ts';

/** Stands over every screen while somebody looks as the holder of a role, with the way back. */
export function SeenAsBanner({ role }: { role: string }) {
  const say = useSay();
  const { seeAs } = useSessionActs();
  return (
    <Banner
      tone="warning"
      title={say(VIEW_AS_BANNER.title, { role })}
      action={
        <Button kind="secondary" icon="eye-off" onClick={() => void seeAs(null)}>
          {say(VIEW_AS_BANNER.back)}
        </Button>
      }
    >
      {say(VIEW_AS_BANNER.why)}
    </Banner>
  );
}
