import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { moneyOf } from '#core/money.ts';
import { Button } from '#ui/actions/button.tsx';
import { Late } from '#ui/feedback/late.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { FormPageSkeleton } from '#ui/layout/page-skeletons.tsx';
import { Card } from '#ui/show/card.tsx';
import { Facts } from '#ui/show/facts.tsx';
import { queriesOf } from '#web-kit/api/queries.ts';
import { useUnsaved } from '#web-kit/form/use-unsaved.ts';
import { moneyText } from '#web-kit/format/number.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { RecordNotLoaded } from '#web-kit/screens/record-not-loaded.tsx';
import { useRegistry } from '#web-kit/screens/registry.tsx';
import { useBranch, useMay } from '#web-kit/user/current-user.tsx';
import type { PartyKind } from '../../payable/party.rules.ts';
import { payment } from '../payment.entity.ts';
import { MoneyFields } from './money-fields.tsx';
import { PARTY_WORDS } from './party-words.ts';
import { PAYMENT } from './payment.words.ts';
import { type Owed, owedBy } from './payment-calls.ts';
import { PaymentFrame } from './payment-frame.tsx';
import { amountOf, bodyOfMoney, NOTHING_TYPED, type TypedMoney } from './typed-money.ts';
import { usePayment } from './use-payment.ts';

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
  const [typed, setTyped] = useState<TypedMoney>({
    ...NOTHING_TYPED,
    amount: deposit > 0 ? String(deposit) : '',
    way: accounts[0]?.id ?? '',
  });
  const { isTyped } = useUnsaved(typed);
  const { send, saving, faults, setFaults } = usePayment('payment/pay-back');
  const kept = moneyOf(deposit, currency);
  const save = async () => {
    const amount = amountOf(typed, currency);
    if (amount === 0n) return setFaults({ amount: say(PAYMENT.required) });
    if (typeof kept === 'bigint' && amount > kept)
      return setFaults({ amount: say(PAYMENT.aboveDeposit, { amount: moneyText(deposit, currency) }) });
    const paid = await send({ kind, party_id: partyId, ...bodyOfMoney(typed, accounts, currency) });
    if (!paid) return;
    showToast({ tone: 'success', title: say(its.paidBack) });
    void navigate({ to: party.href, replace: true, ignoreBlocker: true });
  };
  return (
    <PaymentFrame
      id="pay-back"
      title={party.name ? `${say(its.payBack)}: ${party.name}` : say(its.payBack)}
      back={{ href: party.href, name: say(its.back) }}
      saving={saving}
      isTyped={isTyped}
      onSave={() => void save()}
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
        typed={typed}
        onChange={(change) => setTyped({ ...typed, ...change })}
        accounts={accounts}
        why={its.payBackWhy}
        deposit={0}
        faults={faults}
      >
        {deposit > 0 && (
          <Button size="s" onClick={() => setTyped({ ...typed, amount: String(deposit) })}>
            {`${say(PAYMENT.allOfIt)}: ${moneyText(deposit, currency)}`}
          </Button>
        )}
      </MoneyFields>
    </PaymentFrame>
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
