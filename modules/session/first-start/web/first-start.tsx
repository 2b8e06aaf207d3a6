import { type ReactNode, useState } from 'react';
import { sayProblem } from '#core/i18n/problems.ts';
import { Button } from '#ui/actions/button.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { GuestCard } from '#ui/layout/guest-layout.tsx';
import { Row } from '#ui/layout/spacing.tsx';
import { StepHeader } from '#ui/layout/step-header.tsx';
import { problemText } from '#web-kit/api/problem-text.ts';
import { Refused } from '#web-kit/api/refused.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import type { SessionUser } from '#web-kit/session/session-user.ts';
import { FIRST } from './first-start.words.ts';
import { createBusiness, type FirstStartForm } from './first-start-call.ts';
import { FirstStartFields } from './first-start-fields.tsx';
import { problemsOfStep, STEPS, stepOfField } from './first-start-problems.ts';

export interface FirstStartProps {
  onLoggedIn: (user: SessionUser) => Promise<void>;
  /** What was typed as the code of the server; empty where it asks for none. */
  setupCode: string;
  /** Another way to begin, below the first step. */
  other?: ReactNode;
}

/** Nobody works here yet: business, owner and first branch in three short steps, then straight into the app. */
export function FirstStart({ onLoggedIn, setupCode, other }: FirstStartProps) {
  const say = useSay();
  const [step, setStep] = useState(0);
  const [form, setForm] = useState(BLANK);
  const { language } = useLanguage();
  const [looked, setLooked] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const [sending, setSending] = useState(false);
  const go = (to: number) => {
    setStep(to);
    setLooked(new Set());
  };
  const create = async () => {
    setSending(true);
    try {
      const user = await createBusiness(
        { ...form, branch_name: form.branch_name.trim() || form.name },
        setupCode,
      );
      showToast({ tone: 'success', title: say(FIRST.created) });
      await onLoggedIn(user);
    } catch (error) {
      setSending(false);
      const [field] = error instanceof Refused ? Object.keys(error.fields) : [];
      if (!field) return showToast({ tone: 'error', title: problemText(error, say) });
      setRefused((error as Refused).fields);
      setStep(stepOfField(field));
    }
  };
  const submit = () => {
    if (Object.keys(problems).length > 0) return setLooked(new Set(STEPS[step]));
    if (step < 2) go(step + 1);
    else void create();
  };
  const problems = problemsOfStep(step, form);
  const told = Object.entries(problems).filter(([field]) => looked.has(field));
  const errors = {
    ...Object.fromEntries(told.map(([field, problem]) => [field, sayProblem(problem, language)])),
    ...refused,
  };
  const [title, text] = HEADS[step] ?? HEADS[0];
  return (
    <GuestCard title={say(title)} text={say(text)} onSubmit={submit}>
      <StepHeader
        label={say(FIRST.steps)}
        steps={[say(FIRST.business), say(FIRST.owner), say(FIRST.branch)]}
        current={step}
      />
      <FirstStartFields
        // Another step has another first field, and the caret waits there.
        key={step}
        step={step}
        form={form}
        errors={errors}
        onChange={(part) => {
          setForm({ ...form, ...part });
          setRefused({});
        }}
        onLeave={(field) => {
          // Whoever only passes through an empty field has not answered it yet.
          if (form[field] !== '') setLooked(new Set(looked).add(field));
        }}
      />
      <Row between>
        {step > 0 ? (
          <Button kind="ghost" size="l" icon="left" onClick={() => go(step - 1)}>
            {say(FIRST.back)}
          </Button>
        ) : (
          <span />
        )}
        <Button kind="primary" size="l" type="submit" loading={sending}>
          {say(step < 2 ? FIRST.next : FIRST.create)}
        </Button>
      </Row>
      {step === 0 && other}
    </GuestCard>
  );
}

const HEADS = [
  [FIRST.businessTitle, FIRST.businessText],
  [FIRST.ownerTitle, FIRST.ownerText],
  [FIRST.branchTitle, FIRST.branchText],
] as const;

const BLANK: FirstStartForm = {
  name: '',
  business_type: 'other',
  owner_name: '',
  owner_phone: '',
  password: '',
  branch_name: '',
  currency: 'TZS',
  country: 'tanzania',
  time_zone: 'Africa/Dar_es_Salaam',
};
