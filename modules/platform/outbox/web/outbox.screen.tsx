import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Segments } from '#ui/actions/segments.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { Late } from '#ui/feedback/late.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { ListSkeleton } from '#ui/feedback/skeletons.tsx';
import { Page } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { Stack } from '#ui/layout/spacing.tsx';
import { Card } from '#ui/show/card.tsx';
import { problemText } from '#web-kit/api/problem-text.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import type { SeenMessage } from '../messages.answer.ts';
import { MESSAGE_STATES, MOST_MESSAGES } from '../outbox.rules.ts';
import { MessageRow } from './message-row.tsx';
import { messagesOfPlatform } from './messages-call.ts';
import classes from './outbox.module.css';
import { OUTBOX, STATES } from './outbox.words.ts';

/** What leaves by e-mail or SMS over all businesses: what waits, what was sent, and what was laid aside and why. */
export default function OutboxScreen() {
  const say = useSay();
  const [chosen, setChosen] = useState('');
  const state = MESSAGE_STATES.find((known) => known === chosen);
  const messages = useQuery(messagesOfPlatform(state));
  return (
    <Page>
      <PageHeader title={say(OUTBOX.title)} />
      <Stack>
        <Notice tone="info">{say(OUTBOX.recorded)}</Notice>
        <Segments
          label={say(OUTBOX.filter)}
          look="pills"
          value={chosen}
          onChange={setChosen}
          items={[
            { value: '', title: say(OUTBOX.all) },
            ...MESSAGE_STATES.map((value) => ({ value, title: say(STATES[value].words) })),
          ]}
        />
        {messages.isError && !messages.data ? (
          <ErrorPanel
            title={say(OUTBOX.notLoaded)}
            message={problemText(messages.error, say)}
            onRetry={() => void messages.refetch()}
            retrying={messages.isFetching}
          />
        ) : (
          <Late loading={!messages.data} skeleton={<ListSkeleton />}>
            {messages.data && <Listed messages={messages.data} onSent={() => void messages.refetch()} />}
          </Late>
        )}
      </Stack>
    </Page>
  );
}

function Listed({ messages, onSent }: { messages: readonly SeenMessage[]; onSent: () => void }) {
  const say = useSay();
  if (messages.length === 0)
    return (
      <Card>
        <EmptyState icon="mail" title={say(OUTBOX.none)} body={say(OUTBOX.noneWhy)} />
      </Card>
    );
  return (
    <>
      <Card flush>
        <ul className={classes.messages}>
          {messages.map((message) => (
            <MessageRow key={message.id} message={message} onSent={onSent} />
          ))}
        </ul>
      </Card>
      {messages.length === MOST_MESSAGES && <p>{say(OUTBOX.newest, { n: MOST_MESSAGES })}</p>}
    </>
  );
}
