import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { isPossible } from '#core/define-states.ts';
import { showToast } from '#ui/feedback/toast-store.ts';
import { callFor } from '#web-kit/api/client.ts';
import { useBodyForm } from '#web-kit/form/use-body-form.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { searchOf } from '#web-kit/screens/addresses.ts';
import { messageBody } from '../message.body.ts';
import { type Audience, message } from '../message.entity.ts';
import { messageWords } from '../message.i18n.ts';
import { sentAnswer } from '../message-questions.answer.ts';
import { COMPOSE } from './compose.words.ts';

/** Whom, what and when: only what belongs to the chosen audience is asked and sent. */
export function useMessageForm(audience: Audience) {
  const say = useSay();
  const { language } = useLanguage();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { fields } = messageWords[language];
  return useBodyForm({
    name: message.name,
    body: messageBody,
    of: message,
    labels: {
      audience: fields.audience,
      customer_group: say(COMPOSE.group),
      customer_ids: say(COMPOSE.customers),
      numbers: say(COMPOSE.numbers),
      text: fields.text,
      sends_at: say(COMPOSE.sendsAt),
    },
    opened: { audience },
    beside: { when: 'now' },
    when: ({ audience: chosen, when }) => ({
      customer_group: chosen === 'group',
      customer_ids: chosen === 'chosen',
      numbers: chosen === 'numbers',
      sends_at: when === 'later',
    }),
    send: (body, id) => callFor(sentAnswer, 'POST', message.name, { body, idempotencyKey: id }),
    done: ({ id, status }) => {
      void client.invalidateQueries({ queryKey: [message.name] });
      const isScheduled = isPossible(message, { status }, 'leave');
      showToast({ tone: 'success', title: say(isScheduled ? COMPOSE.scheduled : COMPOSE.sent) });
      void navigate({ to: message.screens.view, search: searchOf({ id }), ignoreBlocker: true });
    },
  });
}

export type MessageForm = ReturnType<typeof useMessageForm>;
