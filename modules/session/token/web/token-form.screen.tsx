import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { RightsInput } from '#modules/employee/public.web.ts';
import { Segments } from '#ui/actions/segments.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { MultiSelect } from '#ui/fields/multi-select.tsx';
import { Select } from '#ui/fields/select.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { FieldGrid, FormLayout, FormSection } from '#ui/layout/form-layout.tsx';
import { Page } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { SaveBar } from '#ui/layout/save-bar.tsx';
import { Row } from '#ui/layout/spacing.tsx';
import { call } from '#web-kit/api/client.ts';
import { problemText } from '#web-kit/api/problem-text.ts';
import { Refused } from '#web-kit/api/refused.ts';
import { LeaveQuestion } from '#web-kit/form/leave-question.tsx';
import { useUnsaved } from '#web-kit/form/use-unsaved.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { useGoBack } from '#web-kit/screens/go-back.ts';
import { useCurrentUser } from '#web-kit/user/current-user.tsx';
import { token } from '../token.entity.ts';
import { tokenWords } from '../token.i18n.ts';
import { MadeToken } from './made-token.tsx';
import { TOKEN } from './token.words.ts';
import { tokens } from './token-calls.ts';

const LIST = '/settings/token-list';
const DAY_MS = 86_400_000;
const LIVES = [30, 90, 365];
/** By the columns that the server names. */
const FIELDS: Readonly<Record<string, string>> = { branch_id: 'branch', branch_ids: 'branches' };

/** A key for a program: what it is for, where it works, how long, and what it may do. Shown once when it is made. */
export default function TokenFormScreen() {
  const say = useSay();
  const { language } = useLanguage();
  const { branches, branch_id } = useCurrentUser();
  const goBack = useGoBack(LIST);
  const navigate = useNavigate();
  const client = useQueryClient();
  const [typed, setTyped] = useState({ name: '', branch_id, branch_ids: [] as string[], days: '90' });
  const [permissions, setPermissions] = useState<string[]>([]);
  const { isTyped } = useUnsaved({ typed, permissions });
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [saving, setSaving] = useState(false);
  const [secret, setSecret] = useState('');
  const change = (part: Partial<typeof typed>) => {
    setTyped({ ...typed, ...part });
    setFaults({});
  };
  const places = branches.map(({ id, name }) => ({ value: id, title: name }));
  const work = (first: string, others: readonly string[]) =>
    change({ branch_id: first, branch_ids: others.filter((id) => id !== first) });
  const save = async () => {
    if (typed.name.trim() === '') return setFaults({ name: say(TOKEN.needed) });
    setSaving(true);
    try {
      const expires_at = new Date(Date.now() + Number(typed.days) * DAY_MS).toISOString();
      const { name, branch_id, branch_ids } = typed;
      const body = { name, branch_id, branch_ids, permissions, expires_at };
      setSecret((await call<{ token: string }>('POST', 'token', { body })).token);
      await client.invalidateQueries({ queryKey: tokens.queryKey });
    } catch (error) {
      if (error instanceof Refused && Object.keys(error.fields).length > 0) setFaults(error.fields);
      else showToast({ tone: 'error', title: problemText(error, say) });
    }
    setSaving(false);
  };
  if (secret)
    return (
      <MadeToken
        name={typed.name}
        secret={secret}
        onDone={() => void navigate({ to: LIST, replace: true })}
      />
    );
  const faulty = Object.keys(faults)[0];
  const fault = faulty && {
    text: say(TOKEN.fix, {
      field: tokenWords[language].fields[(FIELDS[faulty] ?? faulty) as 'name'] ?? faulty,
    }),
    onPress: () => document.getElementById(`token-${faulty}`)?.focus(),
  };
  return (
    <Page
      look="form"
      bar={
        <SaveBar
          form="token-form"
          save={say(TOKEN.make)}
          saving={saving}
          cancel={{ title: say(TOKEN.cancel), onPress: goBack }}
          {...(fault ? { fault } : {})}
        />
      }
    >
      <PageHeader title={say(TOKEN.new)} back={{ href: LIST, name: say(TOKEN.many) }} />
      <FormLayout id="token-form" onSubmit={() => void save()}>
        <FormSection title={say(TOKEN.new)} why={say(TOKEN.why)}>
          <FieldGrid columns={2}>
            <TextInput
              id="token-name"
              label={say(TOKEN.name)}
              hint={say(TOKEN.nameWhy)}
              value={typed.name}
              error={faults.name}
              maxLength={80}
              autoFocus
              onChange={(name) => change({ name })}
            />
            <Select
              id="token-branch_id"
              label={say(TOKEN.branch)}
              hint={say(TOKEN.branchWhy)}
              value={typed.branch_id}
              error={faults.branch_id}
              options={places}
              onChange={(chosen) => work(chosen || branch_id, typed.branch_ids)}
            />
          </FieldGrid>
          {places.length > 1 && (
            <MultiSelect
              id="token-branch_ids"
              label={say(TOKEN.otherBranches)}
              hint={say(TOKEN.otherBranchesWhy)}
              optional
              value={places.filter(({ value }) => typed.branch_ids.includes(value))}
              error={faults.branch_ids}
              options={places.filter(({ value }) => value !== typed.branch_id)}
              onChange={(chosen) =>
                work(
                  typed.branch_id,
                  chosen.map(({ value }) => value),
                )
              }
            />
          )}
          <Row between>
            <span>{say(TOKEN.life)}</span>
            <Segments
              label={say(TOKEN.life)}
              value={typed.days}
              onChange={(days) => change({ days })}
              items={LIVES.map((days) => ({
                value: String(days),
                title: days === 365 ? say(TOKEN.year) : say(TOKEN.days, { n: days }),
              }))}
            />
          </Row>
        </FormSection>
        <FormSection title={say(TOKEN.rights)}>
          <RightsInput
            field={token.fields.permissions}
            fieldKey="permissions"
            words={tokenWords[language]}
            label={say(TOKEN.rights)}
            optional
            id="token-permissions"
            error={faults.permissions}
            value={permissions}
            onChange={(chosen) => {
              setPermissions(chosen);
              setFaults({});
            }}
            onBlur={() => undefined}
          />
        </FormSection>
      </FormLayout>
      <LeaveQuestion isTyped={() => isTyped} />
    </Page>
  );
}
