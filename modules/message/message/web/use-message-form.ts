import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { isPossible } from '#core/define-states.ts';
import { showToast } from '#ui/feedback/toast-store.ts';
import type { Option } from '#ui/fields/options.tsx';
import { call } from '#web-kit/api/client.ts';
import type { Body } from '#web-kit/api/commands.ts';
import { useCommandForm } from '#web-kit/form/use-command-form.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { searchOf } from '#web-kit/screens/addresses.ts';
import { messageBody } from '../message.body.ts';
import { type Audience, message } from '../message.entity.ts';
import { messageWords } from '../message.i18n.ts';
import { COMPOSE } from './compose.words.ts';

/** What the inputs of the form hold. */
export interface ComposedOnScreen {
  audience: Audience;
  customer_group: string;
  customer_ids: Option[];
  numbers: string[];
  text: string;
  when: 'now' | 'later';
  sends_at: string;
}

/** The body as it is sent: only what belongs to the chosen audience. */
export function wireOf({
  audience,
  customer_group,
  customer_ids,
  numbers,
  text,
  when,
  sends_at,
}: ComposedOnScreen): Body {
  return {
    ...{ audience, text },
    ...(audience === 'group' ? { customer_group } : {}),
    ...(audience === 'chosen' ? { customer_ids: customer_ids.map(({ value }) => value) } : {}),
    ...(audience === 'numbers' ? { numbers } : {}),
    ...(when === 'later' && sends_at ? { sends_at } : {}),
  };
}

export function useMessageForm(audience: Audience) {
  const say = useSay();
  const { language } = useLanguage();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { fields } = messageWords[language];
  const opened: ComposedOnScreen = {
    ...{ audience, customer_group: '', customer_ids: [], numbers: [], text: '' },
    ...{ when: 'now', sends_at: '' },
  };
  return useCommandForm({
    name: message.name,
    body: messageBody,
    labels: {
      audience: fields.audience,
      customer_group: say(COMPOSE.group),
      customer_ids: say(COMPOSE.customers),
      numbers: say(COMPOSE.numbers),
      text: fields.text,
      sends_at: say(COMPOSE.sendsAt),
    },
    opened: { ...opened },
    wire: (typed) => wireOf(typed),
    send: (body, id) =>
      call<{ id: string; status: string }>('POST', message.name, { body, idempotencyKey: id }),
    done: ({ id, status }) => {
      void client.invalidateQueries({ queryKey: [message.name] });
      const isScheduled = isPossible(message, { status }, 'leave');
      showToast({ tone: 'success', title: say(isScheduled ? COMPOSE.scheduled : COMPOSE.sent) });
      void navigate({ to: message.screens.view, search: searchOf({ id }), ignoreBlocker: true });
    },
  });
}

export type MessageForm = ReturnType<typeof useMessageForm>;
