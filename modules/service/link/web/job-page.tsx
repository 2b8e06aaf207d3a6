import { useCallback } from 'react';
import { LinkPage, useLinked } from '#modules/session/public.web.ts';
import type { SavedLook } from '#web-kit/theme/saved-look.ts';
import { JOB_LINK } from '../job-address.ts';
import { LINK } from '../link.words.ts';
import { AskedJob } from './asked-job.tsx';
import { jobOfLink } from './job-call.ts';

/** How a job stands, for its customer: by the link that he was sent or the QR code on his ticket, without a login. */
export default function JobPage({ look }: { look: SavedLook }) {
  const code = JOB_LINK.codeIn(location.pathname);
  const linked = useLinked(useCallback(() => jobOfLink(code), [code]));
  return (
    <LinkPage title={LINK.title} look={look} linked={linked}>
      {(job) => <AskedJob {...{ job, code, linked }} />}
    </LinkPage>
  );
}
