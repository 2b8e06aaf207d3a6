import { type CallOptions, call, type Method } from './client.ts';
import type { WireRow } from './queries.ts';

/** A call that answers one record of an entity, as its operation declares (`answers: { entity, form: 'row' }`). */
export function callForRow(method: Method, path: string, options: CallOptions = {}): Promise<WireRow> {
  return call<WireRow>(method, path, options);
}

/** A command that has nothing to show: it answers a sentence in the language of its caller. */
export function callForSentence(method: Method, path: string, options: CallOptions = {}): Promise<string> {
  return call<string>(method, path, options);
}
