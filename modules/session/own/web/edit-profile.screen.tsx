import { useMemo } from 'react';
import { ProfileForm } from '#modules/employee/public.web.ts';
import { callForRow } from '#web-kit/api/answers.ts';
import type { SavedByParent } from '#web-kit/form/form-frame.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { homeOf } from '#web-kit/session/home-of.ts';
import { useCurrentUser } from '#web-kit/user/current-user.tsx';
import { useSessionActs } from '#web-kit/user/session-acts.ts';
import { SETTINGS } from './settings.words.ts';

/** One's own record in the employee form, read and saved without a right (permission-map, free). */
export default function EditProfileScreen() {
  const say = useSay();
  const user = useCurrentUser();
  const { refresh } = useSessionActs();
  const href = homeOf(user);
  const savedByParent = useMemo<SavedByParent>(
    () => ({
      read: () => callForRow('GET', 'user/settings'),
      async save(body) {
        const saved = await callForRow('PUT', 'user/settings', { body });
        await refresh();
        return saved;
      },
      back: { href, name: say(SETTINGS.back) },
    }),
    [refresh, href, say],
  );
  return <ProfileForm id={user.id} savedByParent={savedByParent} />;
}
