import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { isPossible } from '#core/define-states.ts';
import { newId } from '#core/ids.ts';
import { BY_LINK, useCopiedLink } from '#modules/session/public.web.ts';
import { Button } from '#ui/actions/button.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { call } from '#web-kit/api/client.ts';
import { problemText } from '#web-kit/api/problem-text.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import type { RecordProps } from '#web-kit/record/status-of.tsx';
import { searchOf } from '#web-kit/screens/addresses.ts';
import { useMay } from '#web-kit/user/current-user.tsx';
import { QUOTE_LINK } from '../../quote-link/quote-address.ts';
import { useSheet } from '../../receipt/web/sheet-provider.tsx';
import { quote as quoteEntity } from '../quote.entity.ts';
import { QUOTE } from './quote.words.ts';
import { QuoteStepDialog } from './quote-step-dialog.tsx';
import { useMayConvert } from './use-may-convert.ts';
import { asQuote } from './wire-quote.ts';

/** A quote is sent, accepted, revised, printed and shared. To close it follows from the table of states. */
export function QuoteActions({ row }: RecordProps) {
  const say = useSay();
  const may = useMay();
  const navigate = useNavigate();
  const paper = useSheet();
  const copy = useCopiedLink();
  const [asking, setAsking] = useState<'send' | 'accept' | null>(null);
  const quote = asQuote(row);
  const isDraft = quote.number === null;
  const maySend = isPossible(quoteEntity, row, 'send') && may('modify_quote');
  const mayAccept = isPossible(quoteEntity, row, 'accept') && may('modify_quote');
  const mayRevise =
    isPossible(quoteEntity, row, 'replace') && may(['create_quote', 'modify_quote', 'view_quote']);
  const mayConvert = useMayConvert(row);
  const revise = async () => {
    const id = newId();
    try {
      await call('POST', 'quote/revise', { body: { id, quote_id: quote.id }, idempotencyKey: id });
      void navigate({ to: quoteEntity.screens.form, search: searchOf({ id }) });
    } catch (error) {
      showToast({ tone: 'error', title: problemText(error, say) });
    }
  };
  return (
    <>
      {mayRevise && (
        <Button icon="edit" onClick={() => void revise()}>
          {say(QUOTE.revise)}
        </Button>
      )}
      {copy && quote.link_code && (
        <Button onClick={() => copy(QUOTE_LINK.pathOf(quote.link_code ?? ''))}>{say(BY_LINK.copy)}</Button>
      )}
      {may('print_quote') && (
        <>
          <Button
            icon="send"
            loading={paper.busy}
            onClick={() => void paper.share('pdf', quote.number ?? say(QUOTE.newTitle))}
          >
            {say(QUOTE.share)}
          </Button>
          <Button icon="print" loading={paper.busy} onClick={() => void paper.print()}>
            {say(QUOTE.print)}
          </Button>
        </>
      )}
      {mayAccept && (
        <Button icon="check" onClick={() => setAsking('accept')}>
          {say(QUOTE.accept)}
        </Button>
      )}
      {maySend && (
        <Button kind={isDraft ? 'primary' : 'secondary'} icon="send" onClick={() => setAsking('send')}>
          {say(QUOTE.send)}
        </Button>
      )}
      {mayConvert && (
        <Button
          kind="primary"
          icon="invoice"
          onClick={() =>
            void navigate({
              to: quoteEntity.screens.view,
              search: searchOf({ id: quote.id, convert: '1' }),
            })
          }
        >
          {say(QUOTE.convert)}
        </Button>
      )}
      {asking && <QuoteStepDialog quote={quote} step={asking} onClose={() => setAsking(null)} />}
    </>
  );
}
