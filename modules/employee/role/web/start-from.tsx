import { queryOptions, useQuery } from '@tanstack/react-query';
import { Button } from '#ui/actions/button.tsx';
import { ask } from '#web-kit/api/client.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useBranch, useMay } from '#web-kit/user/current-user.tsx';
import { role } from '../role.entity.ts';
import { type ProposedRole, roleProposalsAnswer } from '../role-proposals.answer.ts';
import { USUAL_ROLE_WORDS } from '../usual-role-words.ts';
import classes from './rights.module.css';
import { RIGHTS } from './rights.words.ts';

const proposalsOf = (branchId: string) =>
  queryOptions({
    queryKey: ['role-proposals', branchId] as const,
    queryFn: ({ signal }) => ask(roleProposalsAnswer, 'role/proposals', { signal }),
  });

/** What a role of this branch can start from, and which modules its trade has no use for; nothing of either until it is known. */
export function useRoleProposals(): { roles: readonly ProposedRole[]; unused: ReadonlySet<string> } {
  const { id } = useBranch();
  const may = useMay();
  const { data } = useQuery({ ...proposalsOf(id), enabled: may(role.permissions.list) });
  return { roles: data?.roles ?? [], unused: new Set(data?.unused_modules) };
}

interface StartFromProps {
  roles: readonly ProposedRole[];
  disabled?: boolean | undefined;
  onChoose: (rights: readonly string[]) => void;
}

/** The roles that nearly every shop has, each taking the place of what is chosen. */
export function StartFrom({ roles, disabled, onChoose }: StartFromProps) {
  const say = useSay();
  if (roles.length === 0) return null;
  return (
    <div className={classes.compare}>
      <span>{say(RIGHTS.startFrom)}</span>
      {roles.map(({ key, permissions }) => (
        <Button key={key} size="s" disabled={disabled} onClick={() => onChoose(permissions)}>
          {say(USUAL_ROLE_WORDS[key].name)}
        </Button>
      ))}
    </div>
  );
}
