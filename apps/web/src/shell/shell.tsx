import { Outlet, useLocation } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import { Bell } from '#modules/branch/public.web.ts';
import { WaitingSales } from '#modules/point-of-sale/public.web.ts';
import { ApprovalDialog } from '#modules/session/public.web.ts';
import { AppShell } from '#ui/layout/app-shell.tsx';
import { SyncState } from '#ui/layout/sync-state.tsx';
import { useReachability } from '#web-kit/api/reachability.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { enterSection } from '#web-kit/list/list-memory.ts';
import { useLiveUpdates } from '#web-kit/live/use-live-updates.ts';
import { MissingScreen } from '#web-kit/screens/missing-screen.tsx';
import { useRegistry } from '#web-kit/screens/registry.tsx';
import { ProofDialog } from '#web-kit/session/proof-dialog.tsx';
import { ReasonDialog } from '#web-kit/session/reason-dialog.tsx';
import { useActor, useBranch, useCurrentUser, useMay } from '#web-kit/user/current-user.tsx';
import { useSessionActs } from '#web-kit/user/session-acts.ts';
import { allScreens } from '../signed-in/all-screens.ts';
import { breadcrumbOf } from './breadcrumb.ts';
import { FeeBanner } from './fee-banner.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { OutdatedBanner } from './outdated-banner.tsx';
import { SampleBanner } from './sample-banner.tsx';
import { SearchEverything } from './search-everything.tsx';
import { SeenAsBanner } from './seen-as-banner.tsx';
import { ACCOUNT_TYPE, CONNECTION, OTHER_ACCOUNT_TYPE } from './shell.words.ts';
import { shellMenu, shellTabs } from './shell-menu.ts';
import { SupportBanner } from './support-banner.tsx';
import { Switcher } from './switcher.tsx';

/** The frame around every screen of somebody who is logged in. */
export function Shell() {
  const say = useSay();
  const user = useCurrentUser();
  const actor = useActor();
  const may = useMay();
  const registry = useRegistry();
  const { switches } = useBranch();
  const { language } = useLanguage();
  const { logOut } = useSessionActs();
  const reachability = useReachability();
  const path = useLocation({ select: (location) => location.pathname });
  useLiveUpdates();
  useEffect(() => void enterSection(path), [path]);
  const scene = useMemo(
    () => ({ registry, actor, switches, language, path }),
    [registry, actor, switches, language, path],
  );
  const away = reachability !== 'reached' && <SyncState offline text={say(CONNECTION[reachability])} />;
  const sync = may('create_sale') ? <WaitingSales /> : away;
  const breadcrumb = breadcrumbOf(registry, path, language);
  useEffect(() => {
    document.title = breadcrumb.at(-1)?.title ?? '';
  }, [breadcrumb]);
  return (
    <AppShell
      menu={shellMenu(scene, logOut)}
      tabs={shellTabs(scene)}
      switcher={(rail) => <Switcher rail={rail} />}
      rail={path === TILL}
      user={{
        name: user.name,
        role: say(ACCOUNT_TYPE[user.account_type] ?? OTHER_ACCOUNT_TYPE),
        href: '/settings/edit-profile',
      }}
      breadcrumb={breadcrumb}
      branch={user.branch_name}
      search={<SearchEverything />}
      sync={sync}
      notifications={<Bell />}
      onLogOut={logOut}
      location={path}
    >
      {path !== TRIPS && <OfflineBanner till={TILL} path={path} />}
      <OutdatedBanner />
      {user.is_sample && <SampleBanner ends={path !== TILL} />}
      {user.service_fee && <FeeBanner fee={user.service_fee} />}
      {user.seen_as && <SeenAsBanner role={user.seen_as.name} />}
      {user.support && <SupportBanner business={user.business_name} support={user.support} />}
      <ScreenOfPath path={path} />
      <ProofDialog />
      <ReasonDialog />
      <ApprovalDialog />
    </AppShell>
  );
}

/** The router takes `/CUSTOMER/LIST` and `/customer/list/` for the list; an address that is none leads nowhere. */
function ScreenOfPath({ path }: { path: string }) {
  const registry = useRegistry();
  const isOne = useMemo(() => allScreens(registry).some((screen) => screen.path === path), [registry, path]);
  return isOne ? <Outlet /> : <MissingScreen />;
}

/** The one screen that needs the whole width (ui.md §4). */
const TILL = '/point-of-sale/sale-form';
/** It says by itself what goes on without a network. */
const TRIPS = '/transport/my-trips';
