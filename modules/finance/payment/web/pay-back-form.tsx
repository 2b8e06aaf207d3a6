import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { moneyOf } from '#core/money.ts';
import { Button } from '#ui/actions/button.tsx';
import { Late } from '#ui/feedback/late.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { FormPageSkeleton } from '#ui/layout/page-skeletons.tsx';
import { Card } from '#ui/show/card.tsx';
import { Facts } from '#ui/show/facts.tsx';
import { call } from '#web-kit/api/client.ts';
import { queriesOf } from '#web-kit/api/queries.ts';
import { CommandForm } from '#web-kit/form/command-form.tsx';
import { typedAmount } from '#web-kit/form/typed-amount.ts';
import { useBodyForm } from '#web-kit/form/use-body-form.ts';
import { exactText, moneyText } from '#web-kit/format/number.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { RecordNotLoaded } from '#web-kit/screens/record-not-loaded.tsx';
import { useEntityWords, useRegistry } from '#web-kit/screens/registry.tsx';
import { useBranch, useMay } from '#web-kit/user/current-user.tsx';
import type { PartyKind } from '../../payable/party.rules.ts';
import { payBackBody } from '../payment.body.ts';
import { payment } from '../payment.entity.ts';
import { MoneyFields } from './money-fields.tsx';
import { PARTY_WORDS } from './party-words.ts';
import { PAYMENT } from './payment.words.ts';
import { type Owed, owedBy } from './payment-calls.ts';
import { missingOfMoney, saidMoney, wayOption } from './typed-money.ts';

interface PayBackFormProps {
  kind: PartyKind;
  partyId: string;
}

/** Gives a customer back what was paid ahead, or takes it back from a supplier: all of it unless another amount is typed. */
export function PayBackForm({ kind, partyId }: PayBackFormProps) {
  const say = useSay();
  const owed = useQuery(owedBy(kind, partyId));
  if (owed.isError && !owed.data)
    return (
      <RecordNotLoaded
        entity={payment}
        error={owed.error}
        retrying={owed.isFetching}
        onRetry={() => void owed.refetch()}
      />
    );
  return (
    <Late loading={!owed.data} skeleton={<FormPageSkeleton title={say(PARTY_WORDS[kind].payBack)} />}>
      {owed.data && <Opened {...{ kind, partyId }} owed={owed.data} />}
    </Late>
  );
}

function Opened({ kind, partyId, owed: { deposit, accounts } }: PayBackFormProps & { owed: Owed }) {
  const say = useSay();
  const navigate = useNavigate();
  const { currency } = useBranch();
  const its = PARTY_WORDS[kind];
  const party = useParty(kind, partyId);
  const client = useQueryClient();
  const words = useEntityWords(payment);
  const kept = moneyOf(deposit, currency);
  const form = useBodyForm({
    name: 'pay-back',
    record: partyId,
    body: payBackBody,
    of: payment,
    opened: {
      ...{ kind, party_id: partyId, account_id: wayOption(accounts[0]) },
      amount: deposit > 0 ? String(deposit) : '',
    },
    instead: (typed) => saidMoney(typed, accounts, currency),
    check: (typed) => {
      const isAbove = typeof kept === 'bigint' && typedAmount(typed.amount, currency) > kept;
      const above = say(PAYMENT.aboveDeposit, { amount: exactText(deposit, currency) });
      return { ...missingOfMoney(typed, currency, say), ...(isAbove ? { amount: above } : {}) };
    },
    send: (body, id) => call('POST', 'payment/pay-back', { body, idempotencyKey: id }),
    done: () => {
      // Money, debts, documents and balances have moved with it; nobody waits until they are asked for again.
      void client.invalidateQueries();
      showToast({ tone: 'success', title: say(its.paidBack) });
      void navigate({ to: party.href, replace: true, ignoreBlocker: true });
    },
  });
  return (
    <CommandForm
      form={form}
      title={party.name ? `${say(its.payBack)}: ${party.name}` : say(its.payBack)}
      save={say(PAYMENT.save)}
      one={words.lower}
      back={{ href: party.href, name: say(its.back) }}
      side={
        <Card title={say(PAYMENT.deposit)}>
          <Facts
            items={[
              { key: 'kept', title: say(PAYMENT.paidAhead), value: <b>{moneyText(deposit, currency)}</b> },
            ]}
          />
        </Card>
      }
    >
      <MoneyFields
        typed={form.typed}
        ask={form.ask}
        accounts={accounts}
        why={its.payBackWhy}
        goesOut={kind === 'customer'}
        deposit={0}
      >
        {deposit > 0 && (
          <Button size="s" onClick={() => form.set({ amount: String(deposit) })}>
            {`${say(PAYMENT.allOfIt)}: ${moneyText(deposit, currency)}`}
          </Button>
        )}
      </MoneyFields>
    </CommandForm>
  );
}

/** Whose deposit it is, by name for those who may see the party. */
function useParty(kind: PartyKind, id: string): { name: string | undefined; href: string } {
  const entity = useRegistry().entity(kind);
  const may = useMay()(entity.permissions.view);
  const found = useQuery({ ...queriesOf(entity).one(id), enabled: may });
  const name = found.data?.[entity.title];
  return {
    name: name === undefined ? undefined : String(name),
    href: may ? `${entity.screens.view}?id=${id}` : payment.screens.list,
  };
}
