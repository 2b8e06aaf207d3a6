import { queryOptions } from '@tanstack/react-query';
import { call, withQuery } from '#web-kit/api/client.ts';
import type { MessageState } from '../outbox.rules.ts';

/** A message as the outbox lists it; without address and subject once they were erased. */
export interface SeenMessage {
  id: string;
  created_at: string;
  channel: 'email' | 'sms';
  state: MessageState;
  to: string | null;
  subject: string | null;
  tries: number;
  last_error: string | null;
}

export interface OpenedMessage {
  id: string;
  to: string;
  subject: string;
  text: string;
}

const LOOK_AGAIN_MS = 5000;

export const messagesOfPlatform = (state: MessageState | undefined) =>
  queryOptions({
    queryKey: ['platform messages', state] as const,
    queryFn: ({ signal }) =>
      call<SeenMessage[]>('GET', withQuery('platform/messages', { state }), { signal }),
    refetchInterval: LOOK_AGAIN_MS,
  });

export const readMessage = (id: string) =>
  call<OpenedMessage>('POST', 'platform/open-message', { body: { id } });

export const sendAgain = (id: string) => call('POST', 'platform/send-message-again', { body: { id } });
