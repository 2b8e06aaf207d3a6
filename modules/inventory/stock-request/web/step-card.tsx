import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import type { Language } from '#core/i18n/language.ts';
import { newId } from '#core/ids.ts';
import { Button } from '#ui/actions/button.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { QuantityInput } from '#ui/fields/quantity-input.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { Card } from '#ui/show/card.tsx';
import { call } from '#web-kit/api/client.ts';
import { problemText } from '#web-kit/api/problem-text.ts';
import { FORM } from '#web-kit/form/form.words.ts';
import { quantityText } from '#web-kit/format/number.ts';
import { type Say, useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { searchOf } from '#web-kit/screens/addresses.ts';
import { useMay } from '#web-kit/user/current-user.tsx';
import { stockRequest } from '../stock-request.entity.ts';
import { askedText } from './asked-text.ts';
import { REQUEST } from './request.words.ts';
import classes from './request-lines.module.css';
import { PLANS, type Step } from './step-plans.ts';
import { freeStockOf, onRoad, type WireLine, type WireRequest } from './wire-request.ts';

/** The next step of a request: of each line what is approved, sent, or received and lost. */
export function StepCard({ request, step }: { request: WireRequest; step: Step }) {
  const say = useSay();
  const { language } = useLanguage();
  const may = useMay();
  const navigate = useNavigate();
  const client = useQueryClient();
  // Made when the card opens: a second press or a retry does it once.
  const [key] = useState(newId);
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [note, setNote] = useState('');
  const [sending, setSending] = useState(false);
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A browser may answer a promise, which would be taken for what tidies up.
    card.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const asksFree = step === 'approve' && may('view_product_stock');
  const free = useQuery({ ...freeStockOf(request.id), enabled: asksFree });
  const plan = PLANS[step];
  const lines = request.lines.filter(plan.concerns);
  const freeOf = ({ line_no }: WireLine) => free.data?.find((one) => one.line_no === line_no)?.free ?? null;
  const amountOf = (line: WireLine, input: (typeof plan.inputs)[number]) =>
    typed[`${line.line_no} ${input.key}`] ?? String(input.usual(line, freeOf(line)));
  const hasLoss =
    step === 'receive' &&
    lines.some((line) =>
      plan.inputs.some((input) => input.key === 'lost' && Number(amountOf(line, input)) > 0),
    );
  const close = () => void navigate({ to: stockRequest.screens.view, search: searchOf({ id: request.id }) });
  const send = async () => {
    setSending(true);
    const text = note.trim();
    try {
      await call('PUT', `stock-request/${step}`, {
        body: {
          id: request.id,
          lines: lines.map((line) => ({
            line_no: line.line_no,
            ...Object.fromEntries(
              plan.inputs.map((input) => [input.key, Number(amountOf(line, input) || '0')]),
            ),
            ...(hasLoss && text ? { reason: text } : {}),
          })),
          ...(step === 'dispatch' && text ? { carrier: text } : {}),
          ...(step === 'approve' ? { version: request.version } : {}),
        },
        idempotencyKey: key,
      });
      showToast({ tone: 'success', title: say(plan.done) });
      await client.invalidateQueries();
      close();
    } catch (error) {
      showToast({ tone: 'error', title: problemText(error, say) });
    } finally {
      setSending(false);
    }
  };
  return (
    <div ref={card}>
      <Card
        title={say(plan.title)}
        flush
        footer={
          <div className={classes.foot}>
            <Button kind="ghost" onClick={close}>
              {say(FORM.cancel)}
            </Button>
            <Button
              kind="primary"
              icon="check"
              loading={sending}
              disabled={asksFree && !free.isFetched}
              onClick={() => void send()}
            >
              {say(plan.button)}
            </Button>
          </div>
        }
      >
        <ul className={classes.lines} style={{ '--inputs': plan.inputs.length } as CSSProperties}>
          {lines.map((line) => (
            <li key={line.line_no} className={classes.step}>
              <span>
                <b>{line.product_name}</b>
                <small>{hintOf(line, step, freeOf(line), { say, language })}</small>
              </span>
              {plan.inputs.map((input) => (
                <QuantityInput
                  key={input.key}
                  label={say(input.title)}
                  value={amountOf(line, input)}
                  onChange={(value) => setTyped((before) => after(before, line, input.key, value))}
                />
              ))}
            </li>
          ))}
        </ul>
        {(step === 'dispatch' || hasLoss) && (
          <div className={classes.notes}>
            <TextInput
              label={say(hasLoss ? REQUEST.reason : REQUEST.carrier)}
              {...(hasLoss ? {} : { placeholder: say(REQUEST.carrierHint) })}
              optional
              maxLength={hasLoss ? 200 : 80}
              value={note}
              onChange={setNote}
            />
          </div>
        )}
      </Card>
    </div>
  );
}

/** What is lost has not arrived: typing it takes it off what is received, while that was not typed itself. */
function after(before: Readonly<Record<string, string>>, line: WireLine, key: string, value: string) {
  const received = `${line.line_no} received`;
  const left = Math.round((onRoad(line) - Number(value || '0')) * 1000) / 1000;
  const follows = key === 'lost' && !before[`${received} typed`] && left >= 0;
  return {
    ...before,
    [`${line.line_no} ${key}`]: value,
    ...(key === 'received' ? { [`${received} typed`]: '1' } : {}),
    ...(follows ? { [received]: String(left) } : {}),
  };
}

function hintOf(
  line: WireLine,
  step: Step,
  free: number | null,
  { say, language }: { say: Say; language: Language },
): string {
  if (step === 'dispatch') return say(REQUEST.promised, { approved: quantityText(line.approved) });
  if (step === 'receive') return say(REQUEST.onRoad, { left: quantityText(onRoad(line)) });
  const asked = askedText(line, language);
  return free === null
    ? say(REQUEST.asked, { asked })
    : say(REQUEST.askedFree, { asked, free: quantityText(free) });
}
