import { many, type WireOf } from './define-answer.ts';
import { f } from './fields.ts';

/** What is attached to a record, without the bytes, the newest first. */
export const recordFilesAnswer = many({
  id: f.id('file'),
  name: f.text(),
  content_type: f.text(),
  /** Bytes. */
  size: f.integer(),
  created_at: f.datetime(),
  created_by_name: f.text(),
});

export type RecordFile = WireOf<typeof recordFilesAnswer>[number];
