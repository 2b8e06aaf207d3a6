import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { languageOf } from '#core/i18n/language.ts';
import { showToast } from '#ui/feedback/toast-store.ts';
import { callForSentence } from '#web-kit/api/answers.ts';
import { call } from '#web-kit/api/client.ts';
import { problemText } from '#web-kit/api/problem-text.ts';
import { mayLeave } from '#web-kit/form/may-leave.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { bringDrafts } from '#web-kit/session/bring-drafts.ts';
import { endSupport } from '#web-kit/session/end-support.ts';
import { onFactorDemanded } from '#web-kit/session/factor-demanded.ts';
import { forgetOnLeaving } from '#web-kit/session/forget-on-leaving.ts';
import { homeOf } from '#web-kit/session/home-of.ts';
import { leave } from '#web-kit/session/leave.ts';
import { leaveUnasked } from '#web-kit/session/leaving.ts';
import { lookAs, lookAsOneself, seenRole } from '#web-kit/session/seen-role.ts';
import type { SessionUser } from '#web-kit/session/session-user.ts';
import {
  branchOfTab,
  forgetSession,
  hasStoredUser,
  leaveBranchOfTab,
  onUserStoredElsewhere,
  readStoredUser,
  saveUser,
  workInBranch,
} from '#web-kit/session/stored-user.ts';
import { enterBySupport, leaveSupportOfTab, supportOfTab } from '#web-kit/session/support-of-tab.ts';
import { lookOfUser } from '#web-kit/theme/look-of-user.ts';
import { savedLook, saveLook } from '#web-kit/theme/saved-look.ts';
import { afterFailedRefresh } from './failed-refresh.ts';

/** So long a logout waits for the server before the device is cleared without it. */
const LONGEST_FAREWELL_MS = 4000;

/** Also where the till was not opened since the page was loaded: an earlier visit may have left its catalogue. */
forgetOnLeaving(async () => {
  const { indexedShelf } = await import('#modules/point-of-sale/till/web/store/indexed-shelf.ts');
  await indexedShelf.dropBrought();
});

/** The session of this page (specification §4): stored, refreshed on load and after changes, cleared on logout. */
export function useSession() {
  const say = useSay();
  const { language, choose } = useLanguage();
  const [user, setUser] = useState<SessionUser | null>(null);
  const [isOpening, setOpening] = useState(hasStoredUser);

  /** The user as this tab stored him last; storing the same again would have every other tab ask again. */
  const stored = useRef('');
  /** The user as the server answered last; any other stands here since a change, and is asked for again. */
  const answered = useRef('');

  const replaceUser = useCallback(async (next: SessionUser) => {
    const text = JSON.stringify(next);
    if (text !== stored.current) await saveUser(next);
    stored.current = text;
    setUser((before) => (JSON.stringify(before) === text ? before : next));
  }, []);

  const refresh = useCallback(async () => {
    const wasInside = supportOfTab() !== '';
    try {
      const next = await call<SessionUser>('GET', 'user/refresh');
      answered.current = JSON.stringify(next);
      await replaceUser(next);
      if (!next.seen_as && !next.support) await bringDrafts();
    } catch (error) {
      const meant = afterFailedRefresh(error);
      if (meant === 'loading again') return;
      // What went wrong may be the role as whose holder one looks: it says nothing about oneself.
      if (meant === 'log out' && seenRole()) return goHomeAsOneself();
      if (meant === 'log out' && wasInside) return endSupport();
      showToast({ tone: 'error', title: problemText(error, say) });
      if (meant === 'stay') return;
      await forgetSession(true);
      setUser(null);
    }
  }, [replaceUser, say]);

  const logOut = useCallback(async () => {
    if (!(await mayLeave('for good'))) return;
    leaveSupportOfTab();
    // Whoever leaves a device leaves it clean, whether the server hears of it or not; there the session then ends by itself.
    const signal = AbortSignal.timeout(LONGEST_FAREWELL_MS);
    await callForSentence('PUT', 'user/logout', { signal }).catch(() => undefined);
    leave();
  }, []);

  const switchBranch = useCallback(
    async (branch_id: string, opening?: string) => {
      if (!(await mayLeave('for now'))) return;
      if (supportOfTab()) {
        workInBranch(branch_id);
        leaveUnasked();
        return location.assign(opening ?? '/');
      }
      try {
        const next = await call<SessionUser>('PUT', 'user/switch-branch', { body: { branch_id } });
        await replaceUser(next);
        leaveUnasked();
        location.assign(opening ?? homeOf(next));
      } catch (error) {
        showToast({ tone: 'error', title: problemText(error, say) });
      }
    },
    [replaceUser, say],
  );

  const seeAs = useCallback(
    async (roleId: string | null) => {
      const before = seenRole();
      if (roleId) lookAs(roleId);
      else lookAsOneself();
      try {
        const next = await call<SessionUser>('GET', 'user/refresh');
        await replaceUser(next);
        location.assign(roleId ? homeOf(next) : `/employee/role-view?id=${before}`);
      } catch (error) {
        lookAsOneself();
        showToast({ tone: 'error', title: problemText(error, say) });
      }
    },
    [replaceUser, say],
  );

  const enterBusiness = useCallback(
    async (grantId: string | null) => {
      if (!grantId) return endSupport();
      const before = branchOfTab();
      leaveBranchOfTab();
      enterBySupport(grantId);
      try {
        const next = await call<SessionUser>('GET', 'user/refresh');
        await replaceUser(next);
        location.assign(homeOf(next));
      } catch (error) {
        leaveSupportOfTab();
        workInBranch(before);
        showToast({ tone: 'error', title: problemText(error, say) });
      }
    },
    [replaceUser, say],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on loading the page
  useEffect(() => {
    if (!isOpening) return;
    void readStoredUser().then(async (kept) => {
      // The stored user may more than the one as whom this tab looks: nothing of that is shown, not even for a moment.
      const isElsewhere = seenRole() !== '' || supportOfTab() !== '';
      if (kept && isElsewhere) await refresh();
      setUser((seen) => seen ?? kept);
      setOpening(false);
    });
  }, []);

  // On load, after the login and after every change of the user (specification §4).
  useEffect(() => {
    if (user && JSON.stringify(user) !== answered.current) void refresh();
  }, [user, refresh]);
  useEffect(() => onUserStoredElsewhere(() => void refresh()), [refresh]);
  useEffect(() => onFactorDemanded(() => void refresh()), [refresh]);

  const preferred = user?.settings.language;
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows the setting, not the language of the moment
  useEffect(() => {
    if (preferred && preferred !== 'no' && languageOf(preferred) !== language) choose(languageOf(preferred));
  }, [preferred]);

  const look = useMemo(() => (user ? lookOfUser(user) : savedLook()), [user]);
  useEffect(() => {
    if (user) saveLook(look);
  }, [user, look]);

  const acts = useMemo(
    () => ({ look, logOut: () => void logOut(), switchBranch, seeAs, enterBusiness, refresh, replaceUser }),
    [look, logOut, switchBranch, seeAs, enterBusiness, refresh, replaceUser],
  );
  return { user, isOpening, acts, logIn: replaceUser };
}

function goHomeAsOneself(): void {
  lookAsOneself();
  location.assign('/');
}
