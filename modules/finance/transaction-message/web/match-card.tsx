import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isPossible } from '#core/define-states.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { Stack } from '#ui/layout/spacing.tsx';
import { Card } from '#ui/show/card.tsx';
import { useSay } from '#web-kit/i18n/language.tsx';
import type { RecordProps } from '#web-kit/record/status-of.tsx';
import { useMay } from '#web-kit/user/current-user.tsx';
import type { MessageWarning } from '../reading/kinds.ts';
import { transactionMessage } from '../transaction-message.entity.ts';
import { AccountOfText } from './account-of-text.tsx';
import { EnterAs } from './enter-as.tsx';
import { suggestionsFor } from './message-calls.ts';
import { SuggestedMatches } from './suggested-matches.tsx';
import { CARDS, WARNINGS } from './transaction-message.words.ts';
import { useMatching } from './use-matching.ts';

/** Why a text may be false, what it may pay, and the buttons that say so. */
export function MatchCard({ row }: RecordProps) {
  const say = useSay();
  const may = useMay();
  const [reason, setReason] = useState('');
  const [account, setAccount] = useState('');
  const isOpen = isPossible(transactionMessage, row, 'match');
  const found = useQuery({ ...suggestionsFor(row.id), enabled: isOpen }).data;
  const { sending, refused, match } = useMatching(row.id);
  const gap = typeof row.balance_gap === 'number' && row.balance_gap !== 0;
  const warnings = [
    ...((row.warnings ?? []) as MessageWarning[]),
    ...(gap ? (['balance_gap'] as const) : []),
  ];
  const mayMatch = isOpen && may(transactionMessage.permissions.modify);
  const go = (what: object) =>
    match({ ...what, ...(reason ? { reason } : {}), ...(account ? { account_id: account } : {}) });
  return (
    <Stack>
      {warnings.length > 0 && (
        <Notice tone="warning" title={say(CARDS.doubtful)}>
          {warnings.map((one) => say(WARNINGS[one])).join(' ')}
        </Notice>
      )}
      {found && (
        <Card title={say(CARDS.question)} note={say(CARDS.notYet)}>
          <Stack>
            {refused && <Notice tone="danger">{refused}</Notice>}
            {warnings.length > 0 && mayMatch && (
              <TextInput label={say(CARDS.reason)} value={reason} maxLength={300} onChange={setReason} />
            )}
            {mayMatch && !row.account_id && <AccountOfText value={account} onChange={setAccount} />}
            <SuggestedMatches found={found} disabled={!mayMatch || sending} onMatch={go} />
            {mayMatch && <EnterAs row={row} disabled={sending} onMatch={go} />}
          </Stack>
        </Card>
      )}
    </Stack>
  );
}
