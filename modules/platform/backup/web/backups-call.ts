import { queryOptions } from '@tanstack/react-query';
import { call } from '#web-kit/api/client.ts';

/** How it stands with the backups of the installation. */
export interface SeenBackups {
  state: 'fine' | 'late' | 'failed' | 'off';
  is_running: boolean;
  next_at: string | null;
  last_error: string | null;
  backups: { name: string; made_at: string; bytes: number; verified_at: string | null }[];
}

const LOOK_AGAIN_MS = 5000;

export const backupsOfPlatform = queryOptions({
  queryKey: ['platform backups'] as const,
  queryFn: ({ signal }) => call<SeenBackups>('GET', 'platform/backups', { signal }),
  refetchInterval: LOOK_AGAIN_MS,
});

export const beginBackup = () => call('POST', 'platform/make-backup', { body: {} });
