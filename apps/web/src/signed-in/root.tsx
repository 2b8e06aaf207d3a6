import { MakingHost } from '#web-kit/making/making-host.tsx';
import { RouterLink } from '#web-kit/screens/router-link.tsx';
import { Dressed } from '#web-kit/theme/dressed.tsx';
import { useSessionActs } from '#web-kit/user/session-acts.ts';
import { Shell } from '../shell/shell.tsx';

/** Inside the router, so that the links of every part change the screen without loading the page. */
export function Root() {
  const { look } = useSessionActs();
  return (
    <Dressed look={look} link={RouterLink}>
      <MakingHost>
        <Shell />
      </MakingHost>
    </Dressed>
  );
}
