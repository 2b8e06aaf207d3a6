import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { newId } from '#core/ids.ts';
import { Button } from '#ui/actions/button.tsx';
import { Segments } from '#ui/actions/segments.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { Row } from '#ui/layout/spacing.tsx';
import { call, withQuery } from '#web-kit/api/client.ts';
import { problemText } from '#web-kit/api/problem-text.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useBranch, useMay } from '#web-kit/user/current-user.tsx';
import { useSessionActs } from '#web-kit/user/session-acts.ts';
import { NIGHT_AUDIT } from '../night-audit.words.ts';
import { OF_ARRIVALS, OF_DEPARTURES, type OpenChoices, openChoices } from '../open-choices.rules.ts';

const OF = { departures: OF_DEPARTURES, arrivals: OF_ARRIVALS };
const TITLES = { departures: NIGHT_AUDIT.ofDepartures, arrivals: NIGHT_AUDIT.ofArrivals };

export interface AuditChoiceProps {
  of: keyof OpenChoices;
  value: string;
  onChange: (said: Partial<OpenChoices>) => void;
}

/** What this audit makes of those of whom nobody decides; whoever may set up the branch makes it the rule of every audit. */
export function AuditChoice({ of, value, onChange }: AuditChoiceProps) {
  const say = useSay();
  const { id, switches } = useBranch();
  const may = useMay();
  const client = useQueryClient();
  const { refresh } = useSessionActs();
  const [busy, setBusy] = useState(false);
  const always = async () => {
    setBusy(true);
    try {
      await call('PUT', withQuery('branch/settings', { id }), {
        ...{ body: { [`night_${of}`]: value }, idempotencyKey: newId() },
      });
      await refresh();
      await client.invalidateQueries();
      showToast({ tone: 'success', title: say(NIGHT_AUDIT.alwaysDone) });
    } catch (error) {
      showToast({ tone: 'error', title: problemText(error, say) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Row>
      <Segments
        label={say(TITLES[of])}
        value={value}
        onChange={(said) => onChange({ [of]: OF[of].find((one) => one === said) })}
        items={OF[of].map((one) => ({ value: one, title: say(NIGHT_AUDIT[one]) }))}
      />
      {value !== openChoices(switches)[of] && may('access_branch_settings') && (
        <Button size="s" kind="ghost" loading={busy} onClick={() => void always()}>
          {say(NIGHT_AUDIT.always)}
        </Button>
      )}
    </Row>
  );
}
