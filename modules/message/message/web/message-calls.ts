import { queryOptions } from '@tanstack/react-query';
import { call, withQuery } from '#web-kit/api/client.ts';
import type { Body } from '#web-kit/api/commands.ts';
import type { Say } from '#web-kit/i18n/language.tsx';
import type { Reason } from '../audience.rules.ts';
import { message } from '../message.entity.ts';
import { type FATE_WORDS, PLACE_WORDS, REASON_WORDS } from './compose.words.ts';

/** What would be sent, as the server sees it. */
export interface Preview {
  people: number;
  parts: number;
  most_parts: number;
  left_out: number;
  shown: readonly { name: string; phone: string; text: string; parts: number }[];
  not_written: readonly NotWritten[];
  sender: string | null;
  sends_at: string;
}

interface NotWritten {
  name: string;
  phone: string | null;
  reason: Reason | 'not_taken' | null;
  about: string | null;
}

export interface PersonOfMessage extends NotWritten {
  place: number;
  text: string | null;
  fate: keyof typeof FATE_WORDS;
}

/** Asked anew for each text and audience; a fault of the form is no fault of the connection, so it is not asked again. */
export function previewOf(body: Body, enabled: boolean) {
  return queryOptions({
    queryKey: [message.name, 'preview', body] as const,
    queryFn: ({ signal }) => call<Preview>('POST', 'message/preview', { body, signal }),
    enabled,
    retry: false,
    staleTime: 0,
  });
}

export function peopleOf(id: string) {
  return queryOptions({
    queryKey: [message.name, 'people', id] as const,
    queryFn: ({ signal }) =>
      call<{ people: PersonOfMessage[] }>('GET', withQuery('message/people', { id }), { signal }),
  });
}

/** Why somebody is left out, in words. */
export function reasonText(say: Say, { reason, about }: Pick<NotWritten, 'reason' | 'about'>): string {
  if (!reason) return '';
  const isPlace = (name: string | null): name is keyof typeof PLACE_WORDS =>
    name !== null && name in PLACE_WORDS;
  const named = reason === 'empty' && isPlace(about) ? say(PLACE_WORDS[about]) : (about ?? '');
  return say(REASON_WORDS[reason], { about: named });
}
