import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { Late } from '#ui/feedback/late.tsx';
import { FormPageSkeleton } from '#ui/layout/page-skeletons.tsx';
import { ask } from '#web-kit/api/client.ts';
import EntityScreens from '#web-kit/screens/entity-screens.tsx';
import { FailedScreen } from '#web-kit/screens/failed-screen.tsx';
import { useEntityWords } from '#web-kit/screens/registry.tsx';
import { useWayBack } from '#web-kit/screens/way-back.ts';
import { branch } from '../branch.entity.ts';
import { branchProposalAnswer } from '../branch-questions.answer.ts';
import { branchOnScreen } from './branch-on-screen.ts';

/** A branch; a new one begins with the tax numbers and the VAT of its business. */
export default function BranchFormScreen() {
  const { id }: { id?: string } = useSearch({ strict: false });
  return id ? <EntityScreens entity={branchOnScreen} kind="form" /> : <NewBranch />;
}

/** Waits for the proposal: a switch that stands on no merely because nothing was known yet would be saved as a no. */
function NewBranch() {
  const back = useWayBack(branch);
  const { new: title } = useEntityWords(branch);
  const asked = useQuery({
    queryKey: ['branch-proposal'],
    queryFn: ({ signal }) => ask(branchProposalAnswer, 'branch/proposal', { signal }),
    gcTime: 0,
  });
  if (asked.isError && !asked.data)
    return <FailedScreen error={asked.error} reset={() => void asked.refetch()} />;
  return (
    <Late loading={!asked.data} skeleton={<FormPageSkeleton title={title} back={back} />}>
      {asked.data && <EntityScreens entity={branchOnScreen} kind="form" form={{ starting: asked.data }} />}
    </Late>
  );
}
