import { useQuery } from '@tanstack/react-query';
import type { Money } from '#core/money.ts';
import { moneyToWire } from '#core/money.ts';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Stack } from '#ui/layout/spacing.tsx';
import { ask, withQuery } from '#web-kit/api/client.ts';
import { momentText } from '#web-kit/format/day.ts';
import { moneyText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { useBranch, useMay } from '#web-kit/user/current-user.tsx';
import { transactionMessage } from '../../transaction-message.entity.ts';
import { awaitedAnswer, type AwaitedText as Text } from '../awaited.answer.ts';
import { awaited } from '../awaited.rules.ts';
import { AWAITED } from '../awaited.words.ts';

export interface AwaitedTextProps {
  account: string;
  amount: Money;
  reference: string;
  onTake: (reference: string) => void;
}

/** The text by which a customer pays: waited for, and green once it is there. It is looked for while the payment is open. */
export function AwaitedText({ account, amount, reference, onTake }: AwaitedTextProps) {
  const say = useSay();
  const may = useMay();
  const { language } = useLanguage();
  const { currency, timeZone } = useBranch();
  const found = useQuery({
    queryKey: [transactionMessage.name, 'awaited', account] as const,
    queryFn: ({ signal }) =>
      ask(awaitedAnswer, withQuery(`${transactionMessage.name}/awaited`, { account_id: account }), {
        signal,
      }),
    enabled: may(transactionMessage.permissions.list),
    refetchInterval: 5000,
    staleTime: 0,
  }).data;
  if (!found || currency !== 'TZS' || amount <= 0n) return null;
  const wire = moneyToWire(amount, currency);
  const now = awaited(found.texts, { amount: wire, reference });
  const words = { amount: `${currency} ${moneyText(wire, currency)}` };
  const about = ({ party_name, transaction_id, received_at }: Text) =>
    [party_name, transaction_id, momentText(received_at, new Date(), language, timeZone)]
      .filter(Boolean)
      .join(' · ');
  const take = (text: Text) => (
    <Button size="s" onClick={() => onTake(text.transaction_id)}>
      {say(AWAITED.take)}
    </Button>
  );
  if (now.state === 'waiting')
    return found.is_connected ? <Notice tone="info">{say(AWAITED.waiting, words)}</Notice> : null;
  if (now.state === 'many')
    return (
      <Stack>
        <Notice tone="info">{say(AWAITED.many, words)}</Notice>
        {now.texts.map((text) => (
          <Notice key={text.id} tone="success" action={take(text)}>
            {about(text)}
          </Notice>
        ))}
      </Stack>
    );
  return (
    <Notice
      tone="success"
      title={say(AWAITED[now.state], words)}
      action={now.state === 'arrived' && take(now.text)}
    >
      {about(now.text)}
    </Notice>
  );
}
