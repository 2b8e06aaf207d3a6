import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { newId } from '#core/ids.ts';
import { Button } from '#ui/actions/button.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { Card } from '#ui/show/card.tsx';
import { Chip, type Tone } from '#ui/show/chip.tsx';
import { LineList } from '#ui/show/line-list.tsx';
import { call } from '#web-kit/api/client.ts';
import { problemText } from '#web-kit/api/problem-text.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import type { RecordProps } from '#web-kit/record/status-of.tsx';
import type { ViewFrame } from '#web-kit/record/view-frame.ts';
import EntityScreens from '#web-kit/screens/entity-screens.tsx';
import { message } from '../message.entity.ts';
import type { PersonOfMessage } from '../message-questions.answer.ts';
import { COMPOSE, FATE_WORDS } from './compose.words.ts';
import { peopleOf, reasonText } from './message-calls.ts';

/** A message that was sent: what it said, to whom, and what became of each. */
export default function MessageViewScreen() {
  return <EntityScreens entity={message} kind="view" view={FRAME} />;
}

const FRAME: ViewFrame = { Cards: PeopleCard, Actions: SendAgain };

const TONES: Readonly<Record<PersonOfMessage['fate'], Tone>> = {
  scheduled: 'info',
  queued: 'info',
  sent: 'success',
  failed: 'danger',
  left_out: 'neutral',
};

function PeopleCard({ row }: RecordProps) {
  const say = useSay();
  const people = useQuery(peopleOf(row.id)).data?.people ?? [];
  if (people.length === 0) return null;
  return (
    <Card title={say(COMPOSE.people)} flush>
      <LineList
        lines={people.map((person) => ({
          key: String(person.place),
          title: person.name,
          note: [person.phone, reasonText(say, person) || person.text].filter(Boolean).join(' · '),
          figure: <Chip tone={TONES[person.fate]}>{say(FATE_WORDS[person.fate])}</Chip>,
        }))}
      />
    </Card>
  );
}

/** Only where somebody did not get it. */
function SendAgain({ row }: RecordProps) {
  const say = useSay();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  if (Number(row.failed) === 0) return null;
  const again = async () => {
    setBusy(true);
    try {
      await call('PUT', 'message/again', { body: { id: row.id }, idempotencyKey: newId() });
      showToast({ tone: 'success', title: say(COMPOSE.sentAgain) });
      await client.invalidateQueries({ queryKey: [message.name] });
    } catch (error) {
      showToast({ tone: 'error', title: problemText(error, say) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button icon="send" loading={busy} onClick={() => void again()}>
      {say(COMPOSE.again)}
    </Button>
  );
}
