import { useCallback } from 'react';
import { LinkPage, useLinked } from '#modules/session/public.web.ts';
import type { SavedLook } from '#web-kit/theme/saved-look.ts';
import { QUOTE_LINK } from '../quote-address.ts';
import { QUOTE_PAGE } from '../quote-link.words.ts';
import { OfferedQuote } from './offered-quote.tsx';
import { quoteOfLink } from './quote-call.ts';

/** What a customer was offered: by the link that he was sent, without a login. */
export default function QuotePage({ look }: { look: SavedLook }) {
  const code = QUOTE_LINK.codeIn(location.pathname);
  const linked = useLinked(useCallback(() => quoteOfLink(code), [code]));
  return (
    <LinkPage title={QUOTE_PAGE.title} look={look} linked={linked}>
      {(quote) => <OfferedQuote {...{ quote, code, linked }} />}
    </LinkPage>
  );
}
