import { Stack } from '#ui/layout/spacing.tsx';
import type { RecordProps } from '#web-kit/record/status-of.tsx';
import type { ViewFrame } from '#web-kit/record/view-frame.ts';
import EntityScreens from '#web-kit/screens/entity-screens.tsx';
import { LockCard } from '../../lock-code/web/lock-card.tsx';
import { service } from '../service.entity.ts';
import { JobPapers } from './job-papers.tsx';
import { PeopleCard } from './people-card.tsx';

/** One job, with who helps, the lock code of its item and its papers beside it. */
export default function ServiceViewScreen() {
  return <EntityScreens entity={service} kind="view" view={FRAME} />;
}

function Beside(props: RecordProps) {
  return (
    <Stack>
      <PeopleCard {...props} />
      <LockCard {...props} />
      <JobPapers {...props} />
    </Stack>
  );
}

const FRAME: ViewFrame = { Side: Beside };
