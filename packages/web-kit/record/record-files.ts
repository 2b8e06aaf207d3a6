import { queryOptions } from '@tanstack/react-query';
import type { RecordFile } from '#core/record-files.answer.ts';
import { recordFilesAnswer } from '#core/record-files.answer.ts';
import { ask, call, send, withQuery } from '../api/client.ts';
import { downloadFile } from '../api/download.ts';
import { Refused } from '../api/refused.ts';
import { shrinkPicture } from '../fields/image/shrink-picture.ts';

/** What is attached to a record, the newest first. */
export const filesOf = (entity: string, id: string) =>
  queryOptions({
    queryKey: ['file', 'of', entity, id] as const,
    queryFn: ({ signal }) =>
      ask(recordFilesAnswer, withQuery('file/of-record', { entity, record_id: id }), { signal }),
  });

/** Attaches a file; of a picture only what a screen shows is sent. */
export async function attachFile(entity: string, id: string, chosen: File): Promise<void> {
  const file = chosen.type.startsWith('image/') ? ((await shrinkPicture(chosen)) ?? chosen) : chosen;
  await call('POST', withQuery('file/attach', { entity, record_id: id }), { file });
}

export async function detachFile({ id }: RecordFile): Promise<void> {
  await call('PUT', 'file/detach', { body: { id } });
}

/** The bytes of a picture, for the page that shows it. */
export async function pictureOf({ id }: Pick<RecordFile, 'id'>): Promise<Blob> {
  const response = await send('GET', withQuery('file/attached', { id }), {});
  if (!response.ok) throw new Refused(response.status, await response.json());
  return response.blob();
}

export function saveFile({ id, name }: RecordFile): Promise<void> {
  return downloadFile(withQuery('file/attached', { id }), name);
}
