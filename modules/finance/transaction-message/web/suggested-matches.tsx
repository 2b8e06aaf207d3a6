import { Button } from '#ui/actions/button.tsx';
import { Row, Stack } from '#ui/layout/spacing.tsx';
import { moneyText } from '#web-kit/format/number.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import type { SuggestedDebt, Suggestions } from '../suggestions.answer.ts';
import { CARDS, MATCH } from './transaction-message.words.ts';

interface Props {
  found: Suggestions;
  disabled: boolean;
  onMatch: (what: object) => void;
}

/** What is entered already comes first, then open documents by their score, each with the reasons. */
export function SuggestedMatches({ found, disabled, onMatch }: Props) {
  const say = useSay();
  const { currency } = useBranch();
  const { confirms, payments, suggestions, preselected } = found;
  const all = suggestions.find(({ party_id }) => party_id === preselected?.party);
  const isNothing = !confirms && payments.length === 0 && suggestions.length === 0;
  return (
    <Stack gap={3}>
      {confirms && (
        <Choice
          title={say(CARDS.confirmed)}
          verb={say(CARDS.confirm, { document: confirms.number })}
          {...{ disabled, isFirst: true }}
          onPress={() => onMatch({ confirms: true })}
        />
      )}
      {payments.length > 0 && (
        <Choice
          title={`${say(CARDS.parts)} ${payments.map((paid) => `${paid.party_name ?? ''} ${moneyText(paid.amount, currency)}`).join(', ')}`}
          verb={say(CARDS.match)}
          {...{ disabled, isFirst: true }}
          onPress={() => onMatch({ payments: payments.map(({ id }) => id) })}
        />
      )}
      {all && (
        <Choice
          title={all.party}
          verb={say(CARDS.matchAll, { party: all.party })}
          {...{ disabled, isFirst: true }}
          onPress={() => onMatch(partyOf(all))}
        />
      )}
      {suggestions.map((one) => (
        <Choice
          key={one.debt_id}
          title={`${one.number ?? ''} ${one.party}: ${say(CARDS.owed, { amount: moneyText(one.remain_amount, currency) })}`}
          because={one.because.map((reason) => say(MATCH[reason])).join(', ')}
          verb={say(CARDS.matchTo, { document: one.number ?? one.party })}
          {...{ disabled, isFirst: preselected?.document === one.debt_id }}
          onPress={() => onMatch({ debts: [one.debt_id] })}
        />
      ))}
      {isNothing && <p>{say(CARDS.nothing)}</p>}
    </Stack>
  );
}

const partyOf = ({ party_kind, party_id }: SuggestedDebt) => ({ [`${party_kind}_id`]: party_id });

interface ChoiceProps {
  title: string;
  because?: string;
  verb: string;
  disabled: boolean;
  isFirst: boolean;
  onPress: () => void;
}

function Choice({ title, because, verb, disabled, isFirst, onPress }: ChoiceProps) {
  return (
    <Row between>
      <span>
        <b>{title}</b>
        {because && <br />}
        {because}
      </span>
      <Button kind={isFirst ? 'primary' : 'secondary'} disabled={disabled} onClick={onPress}>
        {verb}
      </Button>
    </Row>
  );
}
