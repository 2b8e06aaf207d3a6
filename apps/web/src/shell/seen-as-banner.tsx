import type { Words } from '#core/i18n/language.ts';
import { Button } from '#ui/actions/button.tsx';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useSessionActs } from '#web-kit/user/session-acts.ts';
import { Banner } from './banner.tsx';

/** Stands over every screen while somebody looks as the holder of a role, with the way back. */
export function SeenAsBanner({ role }: { role: string }) {
  const say = useSay();
  const { seeAs } = useSessionActs();
  return (
    <Banner
      tone="warning"
      title={say(WORDS.title, { role })}
      action={
        <Button kind="secondary" icon="eye-off" onClick={() => void seeAs(null)}>
          {say(WORDS.back)}
        </Button>
      }
    >
      {say(WORDS.why)}
    </Banner>
  );
}

const WORDS = {
  title: { en: 'Viewing as {role}', sw: 'Unatazama kama {role}' },
  why: {
    en: 'You cannot change anything in this view.',
    sw: 'Huwezi kubadilisha chochote kwenye mwonekano huu.',
  },
  back: { en: 'Back to my view', sw: 'Rudi kwenye mwonekano wangu' },
} as const satisfies Record<string, Words>;
