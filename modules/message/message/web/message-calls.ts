import { queryOptions } from '@tanstack/react-query';
import { ask, callFor, withQuery } from '#web-kit/api/client.ts';
import type { Body } from '#web-kit/api/commands.ts';
import type { Say } from '#web-kit/i18n/language.tsx';
import { message } from '../message.entity.ts';
import { type NotWritten, peopleAnswer, previewAnswer } from '../message-questions.answer.ts';
import { REASON_WORDS } from '../reason.words.ts';
import { PLACE_WORDS } from './compose.words.ts';

/** Asked anew for each text and audience; a fault of the form is no fault of the connection, so it is not asked again. */
export function previewOf(body: Body, enabled: boolean) {
  return queryOptions({
    queryKey: [message.name, 'preview', body] as const,
    queryFn: ({ signal }) => callFor(previewAnswer, 'POST', 'message/preview', { body, signal }),
    enabled,
    retry: false,
    staleTime: 0,
  });
}

export function peopleOf(id: string) {
  return queryOptions({
    queryKey: [message.name, 'people', id] as const,
    queryFn: ({ signal }) => ask(peopleAnswer, withQuery('message/people', { id }), { signal }),
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
