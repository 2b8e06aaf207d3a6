import type { PostingRule } from '#server-kit/operation/document-work.ts';
import { type PostedRequest, requestEntries, requestGoods } from '../stock-request-posting.rules.ts';

/** A request posts what its steps say, from nothing but the request itself. */
export const stockRequestPosting: PostingRule<PostedRequest, null> = {
  facts: () => Promise.resolve(null),
  of: requestEntries,
  stock: requestGoods,
};
