import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { WireOf } from '#core/define-answer.ts';
import { moneyOf } from '#core/money.ts';
import { branchesToSwitchAnswer } from '#modules/report/dashboard/dashboard.answer.ts';
import { TOGETHER } from '#modules/report/dashboard/web/together.words.ts';
import { useSeesSeveral } from '#modules/report/dashboard/web/use-sees-several.ts';
import { BranchSwitcher } from '#ui/layout/branch-switcher.tsx';
import { BranchTag } from '#ui/layout/branch-tag.tsx';
import { ask } from '#web-kit/api/client.ts';
import { amountText, moneyText } from '#web-kit/format/number.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { searchOf } from '#web-kit/screens/addresses.ts';
import { useRegistry } from '#web-kit/screens/registry.tsx';
import { useCurrentUser, useMay } from '#web-kit/user/current-user.tsx';
import { useSessionActs } from '#web-kit/user/session-acts.ts';
import { BRANCH_SWITCHER } from './shell.words.ts';

/** The branch one works in; whoever may switch and has another one finds it here, others read plain words. */
export function Switcher({ rail }: { rail: boolean }) {
  const say = useSay();
  const may = useMay();
  const user = useCurrentUser();
  const navigate = useNavigate();
  const { switchBranch } = useSessionActs();
  const seesSeveral = useSeesSeveral();
  const newBranch = useRegistry().entity('branch');
  const isFixed = !may('switch_between_branches') || user.branches.length < 2;
  const known = useQuery({
    queryKey: ['branches to switch'],
    queryFn: ({ signal }) => ask(branchesToSwitchAnswer, 'report/branches-to-switch', { signal }),
    staleTime: ONE_MINUTE,
    enabled: !isFixed,
  });
  const business = user.business_name ?? '';
  if (isFixed) return <BranchTag name={user.branch_name} business={business} rail={rail} />;
  const sum = sumOf(known.data);
  const together = {
    key: 'all',
    title: say(TOGETHER.title),
    icon: 'branch' as const,
    ...(sum ? { note: sum } : {}),
    // The sales beside the branches are of the month, so that is what one expects to see next.
    onPress: () =>
      void navigate({ to: '/dashboard', search: searchOf({ branches: 'all', period: 'month' }) }),
  };
  const opening = {
    key: 'new',
    title: say(BRANCH_SWITCHER.newBranch),
    icon: 'plus' as const,
    onPress: () => void navigate({ to: newBranch.screens.form }),
  };
  return (
    <BranchSwitcher
      business={business}
      current={{ id: user.branch_id, name: user.branch_name }}
      branches={user.branches.map((branch) => ({
        ...branch,
        ...noted(known.data?.find(({ id }) => id === branch.id)),
      }))}
      onSwitch={(id) => id !== user.branch_id && void switchBranch(id)}
      find={say(BRANCH_SWITCHER.find)}
      others={[...(seesSeveral ? [together] : []), ...(may(newBranch.permissions.create) ? [opening] : [])]}
      rail={rail}
    />
  );
}

const ONE_MINUTE = 60_000;

type KnownBranch = WireOf<typeof branchesToSwitchAnswer>[number];

/** The sales of all branches; nothing where one of them is kept from the user or counts in another currency. */
function sumOf(known: readonly KnownBranch[] | undefined): string | undefined {
  const [first] = known ?? [];
  if (!first || known?.some(({ sales, currency }) => sales === undefined || currency !== first.currency))
    return undefined;
  const total = (known ?? []).reduce((sum, { sales }) => {
    const amount = moneyOf(Number(sales), first.currency);
    return typeof amount === 'bigint' ? sum + amount : sum;
  }, 0n);
  return amountText(total, first.currency);
}

function noted(known: KnownBranch | undefined) {
  if (!known) return {};
  const { town, primary_color, sales, currency } = known;
  return {
    ...(town ? { town } : {}),
    ...(primary_color ? { primary: primary_color } : {}),
    ...(sales === undefined ? {} : { sales: moneyText(sales, currency) }),
  };
}
