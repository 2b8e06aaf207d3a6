import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { Combobox } from '#ui/fields/combobox.tsx';
import type { Option } from '#ui/fields/options.tsx';
import { FormSection } from '#ui/layout/form-layout.tsx';
import { queriesOf } from '#web-kit/api/queries.ts';
import { useFound } from '#web-kit/fields/ref/use-found.ts';
import { FORM } from '#web-kit/form/form.words.ts';
import { useTypedDraft } from '#web-kit/form/use-typed-draft.ts';
import { useUnsaved } from '#web-kit/form/use-unsaved.ts';
import { moneyText } from '#web-kit/format/number.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { viewAddress } from '#web-kit/screens/addresses.ts';
import { useEntityWords, useRegistry } from '#web-kit/screens/registry.tsx';
import { useBranch, useMay } from '#web-kit/user/current-user.tsx';
import type { PartyKind } from '../../payable/party.rules.ts';
import { payment } from '../payment.entity.ts';
import { AllocationCard } from './allocation-card.tsx';
import { MoneyFields } from './money-fields.tsx';
import { PARTY_WORDS } from './party-words.ts';
import { PAYMENT } from './payment.words.ts';
import { owedBy } from './payment-calls.ts';
import { PaymentFrame } from './payment-frame.tsx';
import { RECEIVED } from './received-draft.ts';
import { amountOf, bodyOfMoney, NOTHING_TYPED, type TypedMoney } from './typed-money.ts';
import { usePayment } from './use-payment.ts';

export interface PartyPaymentFormProps {
  /** A customer pays in, a supplier is paid. */
  kind: PartyKind;
  partyId: string | undefined;
  /** Above all: the choice between the two, where the address makes none. */
  choice?: ReactNode;
}

/** Who pays or is paid, how much and through which account; beside it what of the debts it pays, before anything is saved. */
export function PartyPaymentForm({ kind, partyId, choice }: PartyPaymentFormProps) {
  const say = useSay();
  const may = useMay();
  const navigate = useNavigate();
  const { currency } = useBranch();
  const words = useEntityWords(payment);
  const its = PARTY_WORDS[kind];
  const party = useParty(kind, partyId);
  const [typed, setTyped] = useState<TypedMoney>(NOTHING_TYPED);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const owed = useQuery(owedBy(kind, party.chosen?.value ?? null)).data;
  const { send, saving, faults, setFaults, id, setId } = usePayment('payment');
  const held = { money: typed, debts: chosen, ...party.other };
  const { isTyped } = useUnsaved(held);
  const draft = useTypedDraft({
    ...{
      entity: kind === 'customer' ? 'payment-received' : 'payment-made',
      record: partyId ?? null,
      schema: RECEIVED,
      isTyped,
    },
    typed: { id, ...held },
    bring: (kept) => {
      setId(kept.id);
      setTyped(kept.money);
      setChosen(kept.debts);
      if (kept.customer !== undefined) party.choose(kept.customer);
    },
  });
  const accounts = owed?.accounts ?? [];
  // One that was paid meanwhile is not shown any more, and goes with the next choice; a repeat says what was said before.
  const open = chosen.filter((debt) => owed?.debts.some((owing) => owing.id === debt));
  const shown = { ...typed, way: typed.way || (accounts[0]?.id ?? '') };
  const save = async () => {
    if (!party.chosen) return setFaults({ party_id: say(PAYMENT.required) });
    if (amountOf(typed, currency) === 0n) return setFaults({ amount: say(PAYMENT.required) });
    const paid = await send({
      kind,
      party_id: party.chosen.value,
      ...bodyOfMoney(shown, accounts, currency),
      ...(chosen.length > 0 ? { debts: chosen } : {}),
    });
    if (!paid) return;
    draft.drop();
    showToast({ tone: 'success', title: say(its.done) });
    void navigate({
      to: viewAddress(payment, paid.id, may) ?? payment.screens.list,
      replace: true,
      ignoreBlocker: true,
    });
  };
  return (
    <PaymentFrame
      id="party-payment"
      title={say(its.title)}
      back={{ href: payment.screens.list, name: say(FORM.backTo, { many: words.many.toLowerCase() }) }}
      saving={saving}
      {...{ isTyped, draft }}
      onSave={() => void save()}
      side={
        <AllocationCard
          kind={kind}
          owed={party.chosen ? owed : undefined}
          amount={amountOf(typed, currency)}
          chosen={open}
          onChoose={setChosen}
        />
      }
    >
      <FormSection title={say(its.who)} why={say(PAYMENT.whoWhy)}>
        {choice}
        <Combobox
          label={say(its.party)}
          autoFocus={!partyId}
          value={party.chosen}
          onChange={(option) => {
            party.choose(option);
            setChosen([]);
          }}
          options={party.options}
          searching={party.searching}
          onSearch={party.search}
          {...(faults.party_id ? { error: faults.party_id } : {})}
        />
        {owed && party.chosen && owed.total > 0 && (
          <div>
            <Button
              size="s"
              onClick={() => setTyped({ ...typed, amount: String(owed.total) })}
            >{`${say(PAYMENT.settleAll)}: ${moneyText(owed.total, currency)}`}</Button>
          </div>
        )}
      </FormSection>
      <MoneyFields
        typed={shown}
        onChange={(change) => setTyped({ ...typed, ...change })}
        accounts={accounts}
        why={its.why}
        deposit={party.chosen ? (owed?.deposit ?? 0) : 0}
        faults={faults}
      />
    </PaymentFrame>
  );
}

/** Who pays or is paid: the one that the address names until another is chosen. */
function useParty(kind: PartyKind, id: string | undefined) {
  const entity = useRegistry().entity(kind);
  const found = useFound(entity.name);
  const may = useMay()(entity.permissions.view);
  const named = useQuery({ ...queriesOf(entity).one(id ?? ''), enabled: id !== undefined && may });
  const [other, setOther] = useState<Option | null | undefined>(undefined);
  const addressed = id ? { value: id, title: String(named.data?.[entity.title] ?? '…') } : null;
  return {
    ...found,
    chosen: other === undefined ? addressed : other,
    /** Who was chosen by hand, if that was done. */
    other: other === undefined ? {} : { customer: other && { value: other.value, title: other.title } },
    choose: setOther,
  };
}
