import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { Select } from '#ui/fields/select.tsx';
import { Stack } from '#ui/layout/spacing.tsx';
import type { WireRow } from '#web-kit/api/queries.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { transactionWords } from '../../transaction/transaction.i18n.ts';
import { counterpartsOf } from '../../transaction/transaction.rules.ts';
import { termsOfTransactions } from '../../transaction/web/transaction-calls.ts';
import { CARDS } from './transaction-message.words.ts';

interface Props {
  row: WireRow;
  disabled: boolean;
  onMatch: (what: object) => void;
}

/** A text that pays no document: what the owner put in, other income, a loan, or money moved between own accounts. */
export function EnterAs({ row, disabled, onMatch }: Props) {
  const say = useSay();
  const { language } = useLanguage();
  const accounts = useQuery(termsOfTransactions).data?.accounts ?? [];
  const [choice, setChoice] = useState('');
  const words = transactionWords[language].choices.counterpart;
  // An expense asks for its type, which its own form does.
  const counterparts = counterpartsOf(row.direction === 'in' ? 'deposit' : 'withdraw').filter(
    (one) => one !== 'expense',
  );
  const others = accounts.filter(({ id }) => id !== row.account_id);
  const other = others.find(({ id }) => id === choice);
  return (
    <Stack gap={2}>
      <Select
        label={say(CARDS.enterAs)}
        optional
        options={[
          ...counterparts.map((value) => ({ value, title: words[value] })),
          ...others.map(({ id, name, branch_name }) => ({
            value: id,
            title: `${say(CARDS.ownAccount)}: ${name}${branch_name ? ` (${branch_name})` : ''}`,
          })),
        ]}
        value={choice}
        onChange={setChoice}
      />
      {choice && (
        <Button
          kind="secondary"
          disabled={disabled}
          onClick={() => onMatch(other ? { to_account_id: other.id } : { counterpart: choice })}
        >
          {say(CARDS.match)}
        </Button>
      )}
    </Stack>
  );
}
