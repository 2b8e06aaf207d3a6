import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { UploadedFile } from '../operation/operation.ts';
import {
  FileChanged,
  FileRequired,
  FileUnsigned,
  TooLarge,
  UnreadableForm,
  WrongContentType,
} from './errors.ts';

export const MOST_FILE_MEGABYTES = 10; // api.md, Limits

/**
 * Receives a form with one file. The header of a session is bound to the hash of the file and not to the form, so without
 * that hash anybody who has seen the header could send another file; a token binds itself to nothing.
 */
export async function receiveFile(
  request: FastifyRequest,
  { hash, isRequired }: { hash: string; isRequired: boolean },
): Promise<{ body: Record<string, string>; file: UploadedFile }> {
  if (!request.isMultipart()) throw WrongContentType();
  if (isRequired && !hash) throw FileUnsigned();
  const { body, file } = await readForm(request);
  if (!file || file.bytes.length === 0) throw FileRequired();
  if (hash && hashOf(file.bytes) !== hash) throw FileChanged();
  return { body, file };
}

async function readForm(
  request: FastifyRequest,
): Promise<{ body: Record<string, string>; file?: UploadedFile }> {
  const body: Record<string, string> = {};
  let file: UploadedFile | undefined;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') body[part.fieldname] = String(part.value);
      else file = { name: part.filename, bytes: await readWhole(part.file) };
    }
  } catch (error) {
    // The reader of forms has no code for one that ends in the middle; all else it tells by a code.
    throw error instanceof Error && !('code' in error) ? UnreadableForm() : error;
  }
  return { body, ...(file ? { file } : {}) };
}

async function readWhole(stream: AsyncIterable<Buffer> & { truncated: boolean }): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  if (stream.truncated) throw TooLarge({ megabytes: MOST_FILE_MEGABYTES });
  return Buffer.concat(chunks);
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('base64url');
}
