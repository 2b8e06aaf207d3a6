import type { Words } from '#core/i18n/language.ts';
import { Button } from '#ui/actions/button.tsx';
import { useReachability } from '#web-kit/api/reachability.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useMay } from '#web-kit/user/current-user.tsx';
import { Banner } from './banner.tsx';

/** Stands over every screen but the till while no answer comes, and says what goes on all the same. */
export function OfflineBanner({ till, path }: { till: string; path: string }) {
  const say = useSay();
  const may = useMay();
  const reachability = useReachability();
  // The till says in its own place what is sent and what waits.
  if (reachability === 'reached' || path === till) return null;
  const sells = may('create_sale');
  return (
    <Banner
      tone="warning"
      title={say(reachability === 'offline' ? WORDS.offline : WORDS.unavailable)}
      action={
        sells && (
          <Button kind="secondary" icon="till" href={till}>
            {say(WORDS.openTill)}
          </Button>
        )
      }
    >
      {say(sells ? WORDS.tillGoesOn : WORDS.waits)}
    </Banner>
  );
}

const WORDS = {
  offline: { en: 'You are offline', sw: 'Hauko mtandaoni' },
  unavailable: { en: 'The server is unavailable', sw: 'Seva haipatikani' },
  tillGoesOn: {
    en: 'You can go on selling: the till keeps its sales and sends them when the connection is back. Other pages show the last data they received. Keep this page open: it reconnects by itself.',
    sw: 'Kaunta inaendelea kuuza: inahifadhi mauzo na kuyatuma mtandao ukirudi. Kurasa nyingine zinaonyesha taarifa za mwisho kupokelewa. Acha ukurasa huu wazi: utajiunganisha wenyewe.',
  },
  waits: {
    en: 'Pages show the last data they received. Keep this page open: it reconnects by itself.',
    sw: 'Kurasa zinaonyesha taarifa za mwisho kupokelewa. Acha ukurasa huu wazi: utajiunganisha wenyewe.',
  },
  openTill: { en: 'Open the till', sw: 'Fungua kaunta' },
} as const satisfies Record<string, Words>;
