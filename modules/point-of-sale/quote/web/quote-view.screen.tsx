import { useSearch } from '@tanstack/react-router';
import { Notice } from '#ui/feedback/notice.tsx';
import { instantText } from '#web-kit/format/day.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import type { RecordProps } from '#web-kit/record/status-of.tsx';
import type { ViewFrame } from '#web-kit/record/view-frame.ts';
import EntityScreens from '#web-kit/screens/entity-screens.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import { SheetProvider } from '../../receipt/web/sheet-provider.tsx';
import { ConvertCard } from './convert-card.tsx';
import { QUOTE } from './quote.words.ts';
import { QuoteActions } from './quote-actions.tsx';
import { quoteOnScreen } from './quote-on-screen.ts';
import { QuoteSide } from './quote-side.tsx';
import { useMayConvert } from './use-may-convert.ts';
import { asQuote } from './wire-quote.ts';

/** One quote: what it offers and until when, what came of it, and its paper. */
export default function QuoteViewScreen() {
  return (
    <SheetProvider>
      <EntityScreens entity={quoteOnScreen} kind="view" view={FRAME} />
    </SheetProvider>
  );
}

function QuoteCards({ row }: RecordProps) {
  const { convert } = useSearch({ strict: false }) as { convert?: string };
  const mayConvert = useMayConvert(row);
  const say = useSay();
  const { language } = useLanguage();
  const { timeZone } = useBranch();
  const quote = asQuote(row);
  const { accepted_by_link, accepted_at } = quote;
  return (
    <>
      {accepted_by_link && accepted_at && (
        <Notice
          tone="info"
          title={say(QUOTE.acceptedByCustomer, { at: instantText(accepted_at, language, timeZone) })}
        >
          {say(QUOTE.acceptedWhy)}
        </Notice>
      )}
      {convert && mayConvert && <ConvertCard quote={quote} />}
    </>
  );
}

const FRAME: ViewFrame = {
  Cards: QuoteCards,
  Side: QuoteSide,
  Actions: QuoteActions,
  printsItself: true,
};
