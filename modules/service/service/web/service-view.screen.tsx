import type { ViewFrame } from '#web-kit/record/view-frame.ts';
import EntityScreens from '#web-kit/screens/entity-screens.tsx';
import { service } from '../service.entity.ts';
import { JobPapers } from './job-papers.tsx';

/** One job, with its papers beside it. */
export default function ServiceViewScreen() {
  return <EntityScreens entity={service} kind="view" view={FRAME} />;
}

const FRAME: ViewFrame = { Side: JobPapers };
