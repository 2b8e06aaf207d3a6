import type { Words } from '#core/i18n/language.ts';
import { BranchSwitcher } from '#ui/layout/branch-switcher.tsx';
import { BranchTag } from '#ui/layout/branch-tag.tsx';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useCurrentUser, useMay } from '#web-kit/user/current-user.tsx';
import { useSessionActs } from '#web-kit/user/session-acts.ts';

/** The branch one works in; whoever may switch and has another one finds it here, others read plain words. */
export function Switcher({ rail }: { rail: boolean }) {
  const say = useSay();
  const may = useMay();
  const user = useCurrentUser();
  const { switchBranch } = useSessionActs();
  const business = user.business_name ?? '';
  if (!may('switch_between_branches') || user.branches.length < 2)
    return <BranchTag name={user.branch_name} business={business} rail={rail} />;
  return (
    <BranchSwitcher
      business={business}
      current={{ id: user.branch_id, name: user.branch_name }}
      branches={user.branches}
      onSwitch={(id) => id !== user.branch_id && void switchBranch(id)}
      find={say(FIND)}
      rail={rail}
    />
  );
}

const FIND: Words = { en: 'Find a branch', sw: 'Tafuta tawi' };
