import type { Registry } from '#core/define-module.ts';
import { DocumentAnswer } from '../http/file-answer.ts';
import { defineGuestCall } from '../operation/define-operation.ts';
import type { Operation } from '../operation/operation.ts';
import { describeCalls } from './describe-calls.ts';
import { docsPage } from './docs-page.ts';

/** The interface for programs and for people; open to guests, for they hold nothing of any business. */
export function descriptionCalls(operations: readonly Operation[], registry: Registry): Operation[] {
  // Made when first asked for: a start should not wait for it.
  let document: string | undefined;
  return [
    defineGuestCall({
      name: 'server.openapi',
      route: 'GET api/openapi.json',
      permission: 'guest',
      fields: {},
      async run() {
        document ??= JSON.stringify(describeCalls(operations, registry));
        return new DocumentAnswer('application/json; charset=utf-8', document);
      },
    }),
    defineGuestCall({
      name: 'server.docs',
      route: 'GET api/docs',
      permission: 'guest',
      fields: {},
      run: async ({ nonce }) =>
        new DocumentAnswer('text/html; charset=utf-8', docsPage(operations, registry, nonce)),
    }),
  ];
}
