import { queryOptions } from '@tanstack/react-query';
import { ask, call } from '#web-kit/api/client.ts';
import { backupsOfPlatformAnswer } from '../backups.answer.ts';

const LOOK_AGAIN_MS = 5000;

export const backupsOfPlatform = queryOptions({
  queryKey: ['platform backups'] as const,
  queryFn: ({ signal }) => ask(backupsOfPlatformAnswer, 'platform/backups', { signal }),
  refetchInterval: LOOK_AGAIN_MS,
});

export const beginBackup = () => call('POST', 'platform/make-backup', { body: {} });
