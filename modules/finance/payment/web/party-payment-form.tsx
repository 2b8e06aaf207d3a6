import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import type { Option } from '#ui/fields/options.tsx';
import { FormSection } from '#ui/layout/form-layout.tsx';
import { callForRow } from '#web-kit/api/answers.ts';
import type { Body } from '#web-kit/api/commands.ts';
import { queriesOf } from '#web-kit/api/queries.ts';
import { RecordPicker } from '#web-kit/fields/ref/record-picker.tsx';
import { CommandForm } from '#web-kit/form/command-form.tsx';
import { FORM } from '#web-kit/form/form.words.ts';
import { typedAmount } from '#web-kit/form/typed-amount.ts';
import { useBodyForm } from '#web-kit/form/use-body-form.ts';
import type { Faults } from '#web-kit/form/use-command-form.ts';
import { exactText } from '#web-kit/format/number.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { viewAddress } from '#web-kit/screens/addresses.ts';
import { useEntityWords, useRegistry } from '#web-kit/screens/registry.tsx';
import { useBranch, useMay } from '#web-kit/user/current-user.tsx';
import type { PartyKind } from '../../payable/party.rules.ts';
import { receivePaymentBody } from '../payment.body.ts';
import { payment } from '../payment.entity.ts';
import { AllocationCard } from './allocation-card.tsx';
import { ExchangeFields, typedExchange } from './exchange-fields.tsx';
import { MoneyFields } from './money-fields.tsx';
import { PARTY_WORDS } from './party-words.ts';
import { PAYMENT } from './payment.words.ts';
import { owedBy } from './payment-calls.ts';
import { missingOfMoney, saidMoney, wayOption } from './typed-money.ts';

export interface PartyPaymentFormProps {
  /** A customer pays in, a supplier is paid. */
  kind: PartyKind;
  partyId: string | undefined;
  /** Above all: the choice between the two, where the address makes none. */
  choice?: ReactNode;
  /** The debt that is chosen from the beginning, and the document one comes from and goes back to. */
  first?: { debt_id?: string; from?: string; from_id?: string };
}

/** Who pays or is paid, how much and through which account; beside it what of the debts it pays, before anything is saved. */
export function PartyPaymentForm({ kind, partyId, choice, first = {} }: PartyPaymentFormProps) {
  const say = useSay();
  const may = useMay();
  const navigate = useNavigate();
  const { currency } = useBranch();
  const client = useQueryClient();
  const words = useEntityWords(payment);
  const its = PARTY_WORDS[kind];
  const document = useDocument(first);
  const form = useBodyForm({
    name: kind === 'customer' ? 'payment-received' : 'payment-made',
    record: partyId ?? null,
    body: receivePaymentBody,
    of: payment,
    labels: { party_id: say(its.party) },
    opened: { kind, debts: first.debt_id ? [first.debt_id] : [] },
    beside: NOBODY_CHOSEN,
    instead: (): Body => ({ party_id: party?.value, ...saidMoney(shown, accounts, currency) }),
    check: (): Faults => ({
      ...(party ? {} : { party_id: say(PAYMENT.required) }),
      ...missingOfMoney(shown, currency, say),
      ...(typed.currency && !exchange ? { rate: say(PAYMENT.required) } : {}),
    }),
    send: (body, id) => callForRow('POST', 'payment', { body, idempotencyKey: id }),
    done: (paid) => {
      // Money, debts, documents and balances have moved with it; nobody waits until they are asked for again.
      void client.invalidateQueries();
      showToast({ tone: 'success', title: say(its.done) });
      void navigate({
        to: document?.href ?? viewAddress(payment, paid.id, may) ?? payment.screens.list,
        replace: true,
        ignoreBlocker: true,
      });
    },
  });
  const { typed } = form;
  const party = useParty(kind, partyId, typed.isOther ? typed.party : undefined);
  const owed = useQuery(owedBy(kind, party?.value ?? null)).data;
  const accounts = owed?.accounts ?? [];
  // One that was paid meanwhile is not shown any more, and goes with the next choice; a repeat says what was said before.
  const open = typed.debts.filter((debt) => owed?.debts.some((owing) => owing.id === debt));
  const shown = { ...typed, account_id: typed.account_id ?? wayOption(accounts[0]) };
  const exchange = typedExchange(typed, currency);
  const usual = owed?.debts.find((debt) => debt.currency !== null)?.currency ?? undefined;
  const partyFault = form.faultOf('party_id');
  return (
    <CommandForm
      form={form}
      title={say(its.title)}
      save={say(PAYMENT.save)}
      one={words.lower}
      back={
        document ?? {
          href: payment.screens.list,
          name: say(FORM.backTo, { many: words.many.toLowerCase() }),
        }
      }
      side={
        <AllocationCard
          kind={kind}
          owed={party ? owed : undefined}
          amount={typedAmount(typed.amount, currency)}
          exchange={exchange}
          chosen={open}
          onChoose={(debts) => form.set({ debts: [...debts] })}
        />
      }
    >
      <FormSection title={say(its.who)} why={say(its.noneChosen)}>
        {choice}
        <RecordPicker
          id={form.ask('party_id').id}
          target={kind}
          label={say(its.party)}
          autoFocus={!partyId}
          value={party}
          onChange={(option) =>
            form.set({
              party: option && { value: option.value, title: option.title },
              isOther: true,
              debts: [],
            })
          }
          {...(partyFault ? { error: partyFault } : {})}
        />
        {owed && party && owed.total > 0 && typed.currency === '' && (
          <div>
            <Button
              size="s"
              onClick={() => form.set({ amount: String(owed.total) })}
            >{`${say(PAYMENT.settleAll)}: ${exactText(owed.total, currency)}`}</Button>
          </div>
        )}
      </FormSection>
      <MoneyFields
        typed={shown}
        ask={form.ask}
        accounts={accounts}
        why={its.why}
        goesOut={kind === 'supplier'}
        deposit={party && typed.currency === '' ? (owed?.deposit ?? 0) : 0}
        exchange={
          kind === 'customer' && (
            <ExchangeFields typed={typed} ask={form.ask} usual={usual} onSet={(said) => form.set(said)} />
          )
        }
      />
    </CommandForm>
  );
}

/** Who pays or is paid, where that was chosen by hand. */
const NOBODY_CHOSEN: { party: Option | null; isOther: boolean } = { party: null, isOther: false };

/** The document that the address says one comes from, where this user may see it. */
function useDocument({ from, from_id }: NonNullable<PartyPaymentFormProps['first']>) {
  const say = useSay();
  const may = useMay();
  const { language } = useLanguage();
  const registry = useRegistry();
  const entity = registry.entities.find(({ name }) => name === from);
  const href = entity && from_id ? viewAddress(entity, from_id, may) : undefined;
  if (!entity || !href) return undefined;
  return { href, name: say(FORM.backTo, { many: registry.words(entity.name)[language].lower }) };
}

/** Who pays or is paid: the one that the address names until another is chosen. */
function useParty(kind: PartyKind, id: string | undefined, other: Option | null | undefined) {
  const entity = useRegistry().entity(kind);
  const may = useMay()(entity.permissions.view);
  const named = useQuery({ ...queriesOf(entity).one(id ?? ''), enabled: id !== undefined && may });
  const addressed = id ? { value: id, title: String(named.data?.[entity.title] ?? '…') } : null;
  return other === undefined ? addressed : other;
}
