import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { Dialog } from '#ui/feedback/dialog.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { Stack } from '#ui/layout/spacing.tsx';
import { Chip } from '#ui/show/chip.tsx';
import { useSending } from '#web-kit/api/use-sending.ts';
import { instantText } from '#web-kit/format/day.ts';
import { sayCounted } from '#web-kit/i18n/counted.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { useBranch, useMay } from '#web-kit/user/current-user.tsx';
import type { OpenedMessage, SeenMessage } from '../messages.answer.ts';
import { readMessage, sendAgain } from './messages-call.ts';
import classes from './outbox.module.css';
import { CHANNELS, OUTBOX, STATES, TRIED } from './outbox.words.ts';

/** One message: to whom and about what, how it stands, and what it says once it is opened. */
export function MessageRow({ message, onSent }: { message: SeenMessage; onSent: () => void }) {
  const say = useSay();
  const may = useMay();
  const { language } = useLanguage();
  const { timeZone } = useBranch();
  const { send, sending, refused } = useSending();
  const [opened, setOpened] = useState<OpenedMessage | null>(null);
  const { id, to, subject, channel, created_at, tries, last_error } = message;
  const state = STATES[message.state];
  // A text on a phone has no subject.
  const title = subject === null ? say(OUTBOX.erased) : subject || say(CHANNELS[channel]);
  const isAside = message.state === 'laid_aside';
  const facts = [
    to,
    say(CHANNELS[channel]),
    instantText(created_at, language, timeZone),
    tries > 0 && sayCounted(say, TRIED, tries),
  ];
  const open = () => send(async () => setOpened(await readMessage(id)));
  const again = () =>
    send(async () => {
      await sendAgain(id);
      showToast({ tone: 'success', title: say(OUTBOX.queued) });
      onSent();
    });
  return (
    <li>
      <div className={classes.message}>
        <b>{title}</b>
        <span>{facts.filter(Boolean).join(' · ')}</span>
        {last_error && <code>{last_error}</code>}
        {isAside && !last_error && <span>{say(OUTBOX.timeOver)}</span>}
        {refused && <span role="alert">{refused}</span>}
      </div>
      <Chip tone={state.tone}>{say(state.words)}</Chip>
      {to !== null && may('open_message') && (
        <Button size="s" icon="eye" disabled={sending} onClick={() => void open()}>
          {say(OUTBOX.open)}
        </Button>
      )}
      {to !== null && isAside && may('send_message_again') && (
        <Button size="s" icon="refresh" disabled={sending} onClick={() => void again()}>
          {say(OUTBOX.again)}
        </Button>
      )}
      <Dialog opened={opened !== null} onClose={() => setOpened(null)} title={title}>
        <Stack>
          <span>{say(OUTBOX.to, { to: opened?.to ?? '' })}</span>
          <p className={classes.text}>{opened?.text}</p>
        </Stack>
      </Dialog>
    </li>
  );
}
