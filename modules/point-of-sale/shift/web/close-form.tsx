import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { decimalsOf } from '#core/currencies.ts';
import { isPossible } from '#core/define-states.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { MoneyInput } from '#ui/fields/money-input.tsx';
import { Select } from '#ui/fields/select.tsx';
import { FieldGrid, FormSection } from '#ui/layout/form-layout.tsx';
import { callForRow } from '#web-kit/api/answers.ts';
import type { WireRow } from '#web-kit/api/queries.ts';
import { Asked } from '#web-kit/form/asked.tsx';
import { CommandForm } from '#web-kit/form/command-form.tsx';
import { useBodyForm } from '#web-kit/form/use-body-form.ts';
import { exactText, moneyText } from '#web-kit/format/number.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useEntityWords } from '#web-kit/screens/registry.tsx';
import { useBranch } from '#web-kit/user/current-user.tsx';
import type { OtherMoney } from '../closing-terms.answer.ts';
import { closeShiftBody } from '../shift.body.ts';
import { shift } from '../shift.entity.ts';
import { SHIFT_TEXTS } from '../shift.words.ts';
import type { ShiftTerms } from '../shift-questions.answer.ts';
import { placeOption } from './answer-fields.tsx';
import {
  bodyOfCount,
  type DrawerTyped,
  isCounted,
  nothingCounted,
  type Piece,
  piecesOf,
} from './count-of-notes.ts';
import { CountSection } from './count-section.tsx';
import { CountedCard } from './counted-card.tsx';
import { countedOf } from './drawer-count.tsx';
import { SHIFT } from './shift.words.ts';
import { timesCounted } from './times-counted.ts';
import { leftAfter } from './typed-answer.ts';

interface CloseFormProps {
  row: WireRow;
  terms: ShiftTerms;
  /** Mobile money and cards of the shift. */
  others: readonly OtherMoney[];
}

/**
 * The blind count that closes a shift, what phone and card machine show, and what stays in the drawer (A33). Whether it is
 * the second count is read from the shift: a first one whose answer was lost is told all the same.
 */
export function CloseForm({ row, terms, others }: CloseFormProps) {
  const say = useSay();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { currency } = useBranch();
  const words = useEntityWords(shift);
  const pieces = piecesOf(currency);
  const isAgain = timesCounted(row) > 0;
  const places = terms.places.filter((one) => one.id !== row.account_id);
  const usual = { pieces, float: places.length === 0 ? null : Number(row.float) };
  const view = `${shift.screens.view}?id=${row.id}`;
  const form = useBodyForm({
    // The draft of a first count is none of the second.
    name: isAgain ? 'shift-close-again' : 'shift-close',
    record: row.id,
    body: closeShiftBody,
    of: shift,
    labels: {
      counted: say(SHIFT.counted),
      stays: say(SHIFT.stays),
      rest_account_id: say(SHIFT.restTo),
      remarks: say(SHIFT.remarks),
    },
    opened: { rest_account_id: places.map(placeOption)[0] ?? null },
    beside: {
      drawer: nothingCounted(pieces),
      /** What phone and card machine show, by account. */
      shown: Object.fromEntries(others.map(({ account_id, expected }) => [account_id, textOf(expected)])),
    },
    when: (typed) => {
      const { counted, stays } = cashOf(typed, usual);
      return { rest_account_id: stays < counted };
    },
    instead: (typed) => ({
      id: row.id,
      ...bodyOfCount(typed.drawer, pieces),
      stays: cashOf(typed, usual).stays,
      others: others
        .map(({ account_id }) => ({ account_id, counted: typed.shown[account_id] ?? '' }))
        .filter(({ counted: said }) => said !== '')
        .map((one) => ({ ...one, counted: Number(one.counted) })),
      asks_again: !isAgain,
    }),
    check: (typed) => {
      const { counted, stays } = cashOf(typed, usual);
      const above = say(SHIFT_TEXTS.moreThanCounted, { counted: exactText(counted, currency) });
      return stays > counted ? { stays: above } : {};
    },
    send: async (body, id) => {
      try {
        return await callForRow('PUT', 'shift/close', { body, idempotencyKey: id });
      } finally {
        // Also after an answer that never came: the count may be on record.
        void client.invalidateQueries();
      }
    },
    done: (answer) => {
      // A count to be made once more leaves the form open, which begins again with the shift that says so.
      if (!isPossible(shift, answer, 'close'))
        void navigate({ to: view, replace: true, ignoreBlocker: true });
    },
  });
  const { typed, set } = form;
  const { counted, stays } = cashOf(typed, usual);
  const isBegun = isCounted(typed.drawer, pieces);
  return (
    <CommandForm
      form={form}
      title={say(SHIFT.closeTitle)}
      save={say(SHIFT.confirm)}
      one={words.lower}
      disabled={!isBegun}
      back={{ href: view, name: String(row.number) }}
      side={
        <CountedCard
          drawer={typed.drawer}
          others={others.map(({ account_id, name }) => ({
            ...{ key: account_id, title: name, amount: typed.shown[account_id] ?? '' },
          }))}
        />
      }
    >
      {isAgain && (
        <Notice tone="warning" title={say(SHIFT.countAgainTitle)}>
          {say(SHIFT.countAgainWhy)}
        </Notice>
      )}
      <CountSection
        form={form.name}
        why={say(SHIFT.howMany)}
        typed={typed.drawer}
        set={(drawer) => set({ drawer })}
      />
      {others.length > 0 && (
        <FormSection title={say(SHIFT.others)}>
          <FieldGrid columns={2}>
            {others.map(({ account_id, name, expected }) => (
              <MoneyInput
                key={account_id}
                label={name}
                hint={say(expected === undefined ? SHIFT.othersBlind : SHIFT.othersExpected)}
                optional
                currency={currency}
                decimals={decimalsOf(currency)}
                value={typed.shown[account_id] ?? ''}
                onChange={(said) => set({ shown: { ...typed.shown, [account_id]: said } })}
              />
            ))}
          </FieldGrid>
        </FormSection>
      )}
      {places.length > 0 && (
        <FormSection title={say(SHIFT.staysTitle)}>
          <FieldGrid columns={2}>
            <MoneyInput
              {...form.field('stays')}
              hint={say(SHIFT.restGoes, {
                rest: moneyText(leftAfter(counted, [{ amount: String(stays) }], currency), currency),
              })}
              currency={currency}
              decimals={decimalsOf(currency)}
              value={typed.stays || (isBegun ? String(stays) : '')}
            />
            <Select
              {...form.field('rest_account_id')}
              options={places.map(placeOption)}
              value={typed.rest_account_id?.value ?? ''}
              onChange={(place) =>
                set({ rest_account_id: places.map(placeOption).find(({ value }) => value === place) ?? null })
              }
            />
          </FieldGrid>
        </FormSection>
      )}
      <FormSection title={say(SHIFT.remarks)}>
        <Asked input={form.ask('remarks')} labelHidden oneLine />
      </FormSection>
    </CommandForm>
  );
}

/**
 * What was counted and what of it stays: as much as lay in the drawer when the shift began unless somebody says otherwise, and
 * all of it where nothing leaves it, without a `float`.
 */
function cashOf(
  { drawer, stays }: { drawer: DrawerTyped; stays: string },
  { pieces, float }: { pieces: readonly Piece[]; float: number | null },
) {
  const counted = countedOf(drawer, pieces);
  const usual = float === null || counted < float ? counted : float;
  return { counted, stays: float === null ? counted : Number(stays || usual) };
}

function textOf(expected: number | undefined): string {
  return expected === undefined ? '' : String(expected);
}
