import { useQuery } from '@tanstack/react-query';
import { Button } from '#ui/actions/button.tsx';
import { Menu } from '#ui/actions/menu.tsx';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { REPORT } from './report.words.ts';
import { type ReportBranch, reportBranches } from './report-calls.ts';

export interface BranchChoiceProps {
  /** Ids parted by commas; left out, the branch one works in. */
  branchIds: string | undefined;
  onChange: (branchIds: string | undefined) => void;
  /** Those one may choose of: statements and accounts are seen by other rights than the books behind them. */
  choices?: typeof reportBranches;
}

/** Whose books the report adds up: one branch, several, or all that one may see. Only one currency has a total. */
export function BranchChoice({ branchIds, onChange, choices = reportBranches }: BranchChoiceProps) {
  const say = useSay();
  const here = useBranch();
  const { data: branches = [] } = useQuery(choices);
  if (branches.length < 2) return null;
  const chosen = branchIds?.split(',') ?? [here.id];
  const currency = branches.find(({ id }) => id === chosen[0])?.currency ?? here.currency;
  const together = branches.filter((branch) => branch.currency === currency);
  const choose = (ids: readonly string[]) => onChange(ids.join() === here.id ? undefined : ids.join());
  const toggle = (branch: ReportBranch) => {
    if (branch.currency !== currency) return choose([branch.id]);
    const ids = together.map(({ id }) => id).filter((id) => chosen.includes(id) !== (id === branch.id));
    if (ids.length > 0) choose(ids);
  };
  const isAll = together.length > 1 && together.every(({ id }) => chosen.includes(id));
  const allTitle = say(together.length < branches.length ? REPORT.allBranchesIn : REPORT.allBranches, {
    currency,
  });
  return (
    <Menu
      label={say(REPORT.branches)}
      align="start"
      width={280}
      trigger={
        <Button icon="branch" iconAfter="chevron-down" aria-haspopup="menu">
          {isAll ? allTitle : nameOf(chosen, branches, say(REPORT.someBranches, { n: chosen.length }))}
        </Button>
      }
      sections={[
        ...(together.length > 1
          ? [
              {
                key: 'all',
                items: [
                  {
                    key: 'all',
                    title: allTitle,
                    selected: isAll,
                    onPress: () => choose(together.map(({ id }) => id)),
                  },
                ],
              },
            ]
          : []),
        {
          key: 'branches',
          items: branches.map((branch) => ({
            key: branch.id,
            title: branch.name,
            hint: branch.currency === currency ? undefined : branch.currency,
            several: true,
            selected: chosen.includes(branch.id),
            onPress: () => toggle(branch),
          })),
        },
      ]}
    />
  );
}

function nameOf(chosen: readonly string[], branches: readonly ReportBranch[], several: string): string {
  if (chosen.length > 1) return several;
  return branches.find(({ id }) => id === chosen[0])?.name ?? '';
}
