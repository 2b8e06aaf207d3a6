import { useCallback, useEffect, useState } from 'react';
import type { WireOf } from '#core/define-answer.ts';
import type { Words } from '#core/i18n/language.ts';
import { paperCodeText } from '#core/paper-code.ts';
import { Button } from '#ui/actions/button.tsx';
import { Stack } from '#ui/layout/spacing.tsx';
import { Card } from '#ui/show/card.tsx';
import { Chip } from '#ui/show/chip.tsx';
import { Facts } from '#ui/show/facts.tsx';
import { Verdict, type VerdictProps } from '#ui/show/verdict.tsx';
import { call, withQuery } from '#web-kit/api/client.ts';
import { problemText } from '#web-kit/api/problem-text.ts';
import { Refused } from '#web-kit/api/refused.ts';
import { dayText } from '#web-kit/format/day.ts';
import { moneyText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import type { PAPER_STATES, paperAnswer } from '../paper.answer.ts';
import { PAPER } from './paper.words.ts';

type State = (typeof PAPER_STATES)[number];

type VerifiedPaper = WireOf<typeof paperAnswer>;

interface Look {
  tone: VerdictProps['tone'];
  status: Words;
  title: Words;
  text: Words;
}

const LOOKS: Readonly<Record<State, Look>> = {
  valid: { tone: 'success', status: PAPER.isValid, title: PAPER.valid, text: PAPER.validText },
  part_returned: {
    tone: 'warning',
    status: PAPER.isPartReturned,
    title: PAPER.part_returned,
    text: PAPER.part_returnedText,
  },
  returned: { tone: 'warning', status: PAPER.isReturned, title: PAPER.returned, text: PAPER.returnedText },
  void: { tone: 'warning', status: PAPER.isVoid, title: PAPER.void, text: PAPER.voidText },
  closed: {
    tone: 'warning',
    status: PAPER.isClosed,
    title: PAPER.quoteClosed,
    text: PAPER.quoteClosedText,
  },
};

/** What is said otherwise of a paper that is no receipt. */
const BY_KIND: Readonly<Record<string, Partial<Record<State, Partial<Pick<Look, 'title' | 'text'>>>>>> = {
  quote: { valid: { title: PAPER.quoteValid } },
  invoice: { valid: { title: PAPER.invoiceValid }, void: { text: PAPER.invoiceVoidText } },
};

/** Asks the server for a paper by its code and says what came of it. */
export function AskedPaper({ code, onAgain }: { code: string; onAgain: () => void }) {
  const say = useSay();
  const [paper, setPaper] = useState<VerifiedPaper | null>(null);
  const [failed, setFailed] = useState<unknown>(null);
  const ask = useCallback(() => {
    setFailed(null);
    call<VerifiedPaper>('GET', withQuery('verify-invoice', { code })).then(setPaper, setFailed);
  }, [code]);
  useEffect(ask, [ask]);
  const isUnknown = failed instanceof Refused && failed.code === 'paper_unknown';
  return (
    <Stack gap={3}>
      {failed !== null && (
        <Verdict
          tone={isUnknown ? 'danger' : 'warning'}
          title={say(isUnknown ? PAPER.unknown : PAPER.notChecked)}
          text={problemText(failed, say)}
        />
      )}
      {paper && <Found paper={paper} />}
      {failed !== null && !isUnknown && (
        <Button kind="primary" size="l" icon="refresh" block onClick={ask}>
          {say(PAPER.tryAgain)}
        </Button>
      )}
      {(paper || failed !== null) && (
        <Button size="l" icon="barcode" block onClick={onAgain}>
          {say(PAPER.again)}
        </Button>
      )}
    </Stack>
  );
}

/** The verdict, and what the paper has to say to be the one that was issued. */
function Found({ paper }: { paper: VerifiedPaper }) {
  const say = useSay();
  const { language } = useLanguage();
  const { state, kind, business, branch, number, date, currency, total_amount, code } = paper;
  const { tone, status, title, text } = LOOKS[state];
  const own = BY_KIND[kind]?.[state];
  const facts: readonly [keyof typeof PAPER, string][] = [
    ['business', business],
    ['branch', branch],
    [kind === 'quote' || kind === 'invoice' ? kind : 'number', number],
    ['date', dayText(date, language)],
  ];
  return (
    <>
      <Verdict tone={tone} title={say(own?.title ?? title)} text={say(own?.text ?? text, { business })} />
      <Card>
        <Facts
          look="aside"
          items={[
            {
              key: 'total',
              title: say(PAPER.total),
              value: `${currency} ${moneyText(total_amount, currency)}`,
            },
            ...facts.map(([key, value]) => ({ key, title: say(PAPER[key]), value })),
            { key: 'status', title: say(PAPER.status), value: <Chip tone={tone}>{say(status)}</Chip> },
            { key: 'code', title: say(PAPER.code), value: paperCodeText(code) },
          ]}
        />
      </Card>
      <p>{say(PAPER.note)}</p>
    </>
  );
}
