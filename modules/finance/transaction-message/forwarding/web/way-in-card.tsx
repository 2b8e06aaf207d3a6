import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { ConfirmDialog } from '#ui/feedback/confirm-dialog.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { Row, Stack } from '#ui/layout/spacing.tsx';
import { Card } from '#ui/show/card.tsx';
import { Facts } from '#ui/show/facts.tsx';
import { call, callFor, withQuery } from '#web-kit/api/client.ts';
import type { WireRow } from '#web-kit/api/queries.ts';
import { useSending } from '#web-kit/api/use-sending.ts';
import { instantText } from '#web-kit/format/day.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import type { RecordProps } from '#web-kit/record/status-of.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { FORWARDING } from '../forwarding.words.ts';
import { madeWayInAnswer } from '../way-in.answer.ts';
import { NewAddress } from './new-address.tsx';
import { addressOf, WAY_IN, wayInOf } from './way-in-call.ts';

/** Wallets and banks write texts; a till does not. */
export const receivesTexts = ({ type }: WireRow) => type === 'mobile' || type === 'bank';

/** The telephone of an account: whether it forwards its texts, when it last did, and how that is set up. */
export function WayInCard({ row }: RecordProps) {
  const say = useSay();
  const { language } = useLanguage();
  const { timeZone } = useBranch();
  const client = useQueryClient();
  const found = useQuery(wayInOf(row.id)).data;
  const [address, setAddress] = useState('');
  const [asking, setAsking] = useState<'renew' | 'end' | null>(null);
  const { send, sending, refused } = useSending();
  const body = { account_id: row.id };
  const again = () => client.invalidateQueries({ queryKey: wayInOf(row.id).queryKey });
  const make = () =>
    send(async () => {
      const { secret } = await callFor(madeWayInAnswer, 'POST', WAY_IN, { body });
      setAddress(addressOf(secret));
      setAsking(null);
      await again();
    });
  const end = () =>
    send(async () => {
      await call('DELETE', withQuery(WAY_IN, body));
      showToast({ tone: 'success', title: say(FORWARDING.ended) });
      setAddress('');
      setAsking(null);
      await again();
    });
  if (!found) return null;
  const { made_at, made_by_name, last_text_at } = found;
  const at = (instant: string) => instantText(instant, language, timeZone);
  const last = last_text_at ? at(last_text_at) : say(FORWARDING.never);
  return (
    <Card title={say(FORWARDING.title)} note={say(FORWARDING.why)}>
      <Stack>
        {made_at ? (
          <Facts
            items={[
              { key: 'last', title: say(FORWARDING.last), value: last },
              { key: 'since', title: say(FORWARDING.since), value: at(made_at) },
              { key: 'by', title: say(FORWARDING.by), value: made_by_name },
            ]}
          />
        ) : (
          <p>{say(FORWARDING.off)}</p>
        )}
        {address && <NewAddress address={address} />}
        <Row>
          <Button loading={sending} onClick={() => (made_at ? setAsking('renew') : void make())}>
            {say(made_at ? FORWARDING.renew : FORWARDING.connect)}
          </Button>
          {made_at && (
            <Button kind="secondary" onClick={() => setAsking('end')}>
              {say(FORWARDING.end)}
            </Button>
          )}
        </Row>
      </Stack>
      <ConfirmDialog
        opened={asking !== null}
        title={say(asking === 'end' ? FORWARDING.endTitle : FORWARDING.renewTitle)}
        body={say(asking === 'end' ? FORWARDING.endAsk : FORWARDING.renewAsk)}
        confirm={say(asking === 'end' ? FORWARDING.end : FORWARDING.renew)}
        icon={asking === 'end' ? 'close' : 'refresh'}
        danger={asking === 'end'}
        loading={sending}
        refused={refused}
        onConfirm={() => void (asking === 'end' ? end() : make())}
        onCancel={() => setAsking(null)}
      />
    </Card>
  );
}
