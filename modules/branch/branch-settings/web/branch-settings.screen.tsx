import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { Late } from '#ui/feedback/late.tsx';
import { Page } from '#ui/layout/page.tsx';
import { FormPageSkeleton } from '#ui/layout/page-skeletons.tsx';
import { problemText } from '#web-kit/api/problem-text.ts';
import type { WireRow } from '#web-kit/api/queries.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { SETTINGS } from './settings.words.ts';
import { SettingsForm } from './settings-form.tsx';
import { settingsOf } from './use-branch-settings.ts';

/** How the branch one works in looks, prints and works. */
export default function BranchSettingsScreen() {
  const say = useSay();
  const { id } = useBranch();
  const settings = useQuery(settingsOf(id));
  if (settings.isError && !settings.data)
    return (
      <Page>
        <ErrorPanel
          isPage
          title={say(SETTINGS.notLoaded)}
          message={problemText(settings.error, say)}
          onRetry={() => void settings.refetch()}
          retrying={settings.isFetching}
        />
      </Page>
    );
  return (
    <Late loading={!settings.data} skeleton={<FormPageSkeleton title={say(SETTINGS.title)} />}>
      {settings.data && <Opened key={id} row={settings.data} />}
    </Late>
  );
}

/** A later answer of the server does not disturb what is being set; a saved or a taken version begins anew. */
function Opened({ row }: { row: WireRow }) {
  const [base, setBase] = useState(row);
  const installation = { sendsSms: row.sends_sms !== false, hasAddress: row.has_address !== false };
  return <SettingsForm key={base.version} row={base} installation={installation} onBase={setBase} />;
}
