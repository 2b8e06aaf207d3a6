import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { UploadedFile } from '../operation/operation.ts';
import { FileChanged, FileRequired, TooLarge, WrongContentType } from './errors.ts';

export const MOST_FILE_MEGABYTES = 10; // api.md, Limits

/** Receives a form with one file; the file must be the one whose hash the session has signed. */
export async function receiveFile(
  request: FastifyRequest,
  signedHash: string,
): Promise<{ body: Record<string, string>; file: UploadedFile }> {
  if (!request.isMultipart()) throw WrongContentType();
  const body: Record<string, string> = {};
  let file: UploadedFile | undefined;
  for await (const part of request.parts()) {
    if (part.type === 'field') body[part.fieldname] = String(part.value);
    else file = { name: part.filename, bytes: await readWhole(part.file) };
  }
  if (!file || file.bytes.length === 0) throw FileRequired();
  if (signedHash && hashOf(file.bytes) !== signedHash) throw FileChanged();
  return { body, file };
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
