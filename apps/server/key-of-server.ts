import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { serverKey } from '#server-kit/auth/server-key.ts';
import type { ServerKey } from '#server-kit/auth/session-key.ts';
import { dataFolderOf } from './postgres/data-folder.ts';

/** The key of this installation: of the environment, or that of its data folder, which is made where it is missing. */
export async function keyOfServer(env: NodeJS.ProcessEnv): Promise<ServerKey> {
  const folder = dataFolderOf(env);
  await mkdir(folder, { recursive: true });
  return serverKey(env, join(folder, 'session-key'));
}
