import { queryOptions } from '@tanstack/react-query';
import { ask, call, callFor, withQuery } from '#web-kit/api/client.ts';
import { messagesAnswer, openedMessageAnswer } from '../messages.answer.ts';
import type { MessageState } from '../outbox.rules.ts';

const LOOK_AGAIN_MS = 5000;

export const messagesOfPlatform = (state: MessageState | undefined) =>
  queryOptions({
    queryKey: ['platform messages', state] as const,
    queryFn: ({ signal }) => ask(messagesAnswer, withQuery('platform/messages', { state }), { signal }),
    refetchInterval: LOOK_AGAIN_MS,
  });

export const readMessage = (id: string) =>
  callFor(openedMessageAnswer, 'POST', 'platform/open-message', { body: { id } });

export const sendAgain = (id: string) => call('POST', 'platform/send-message-again', { body: { id } });
