import { useQuery } from '@tanstack/react-query';
import { Select } from '#ui/fields/select.tsx';
import { useSay } from '#web-kit/i18n/language.tsx';
import { termsOfTransactions } from '../../transaction/web/transaction-calls.ts';
import { PASTE } from './transaction-message.words.ts';

/** Whose telephone texts came to, where their provider does not tell: a wallet or a bank account of the branch. */
export function AccountOfText({ value, onChange }: { value: string; onChange: (account: string) => void }) {
  const say = useSay();
  const accounts = useQuery(termsOfTransactions).data?.accounts ?? [];
  return (
    <Select
      label={say(PASTE.account)}
      optional
      options={accounts
        .filter(({ branch_name, type }) => !branch_name && (type === 'mobile' || type === 'bank'))
        .map(({ id, name }) => ({ value: id, title: name }))}
      value={value}
      onChange={onChange}
    />
  );
}
