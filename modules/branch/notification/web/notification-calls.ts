import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import type { Language } from '#core/i18n/language.ts';
import { newId } from '#core/ids.ts';
import { ask, call, withQuery } from '#web-kit/api/client.ts';
import { notificationsAnswer } from '../notifications.answer.ts';
import { unreadAnswer } from '../unread.answer.ts';

const ALL = ['notification'] as const;

/** A page is left alone while nobody looks at it. */
const LOOK_AGAIN_MS = 60_000;

export const unreadNotifications = queryOptions({
  queryKey: [...ALL, 'unread'] as const,
  queryFn: ({ signal }) => ask(unreadAnswer, 'notification/unread', { signal }),
  refetchInterval: LOOK_AGAIN_MS,
});

/** The server chooses the words, so a page in another language is another page. */
export const notificationPage = (page: number, language: Language) =>
  queryOptions({
    queryKey: [...ALL, 'list', page, language] as const,
    queryFn: ({ signal }) => ask(notificationsAnswer, withQuery('notification/list', { page }), { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: LOOK_AGAIN_MS,
  });

/** Marks some as read, or all where none is named; list and bell follow. */
export function useReading() {
  const client = useQueryClient();
  return async (ids?: readonly string[]) => {
    const idempotencyKey = newId();
    if (ids) await call('PUT', 'notification/read', { body: { ids }, idempotencyKey });
    else await call('PUT', 'notification/read-all', { body: {}, idempotencyKey });
    await client.invalidateQueries({ queryKey: ALL });
  };
}
