import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { RightsInput } from '#modules/employee/public.web.ts';
import { Segments } from '#ui/actions/segments.tsx';
import type { Option } from '#ui/fields/options.tsx';
import { FieldGrid, FormSection } from '#ui/layout/form-layout.tsx';
import { Row } from '#ui/layout/spacing.tsx';
import { callFor } from '#web-kit/api/client.ts';
import { Asked } from '#web-kit/form/asked.tsx';
import { CommandForm } from '#web-kit/form/command-form.tsx';
import { useBodyForm } from '#web-kit/form/use-body-form.ts';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { useCurrentUser } from '#web-kit/user/current-user.tsx';
import { makeTokenBody } from '../token.body.ts';
import { token } from '../token.entity.ts';
import { tokenWords } from '../token.i18n.ts';
import { madeTokenAnswer } from '../tokens.answer.ts';
import { MadeToken } from './made-token.tsx';
import { TOKEN } from './token.words.ts';
import { tokens } from './token-calls.ts';

const LIST = '/settings/token-list';
const DAY_MS = 86_400_000;
const LIVES = [30, 90, 365];

/** A key for a program: what it is for, where it works, how long, and what it may do. Shown once when it is made. */
export default function TokenFormScreen() {
  const say = useSay();
  const { language } = useLanguage();
  const { branches, branch_id } = useCurrentUser();
  const navigate = useNavigate();
  const client = useQueryClient();
  const [secret, setSecret] = useState('');
  const places = branches.map(({ id, name }) => ({ value: id, title: name }));
  const form = useBodyForm({
    name: 'token',
    body: makeTokenBody,
    of: token,
    opened: { branch_id: places.find(({ value }) => value === branch_id) ?? null },
    beside: { days: '90' },
    when: () => ({ branch_ids: places.length > 1 }),
    instead: ({ days, permissions }) => ({
      permissions,
      expires_at: new Date(Date.now() + Number(days) * DAY_MS).toISOString(),
    }),
    send: (body) => callFor(madeTokenAnswer, 'POST', 'token', { body }),
    done: (made) => {
      setSecret(made.token);
      void client.invalidateQueries({ queryKey: tokens.queryKey });
    },
  });
  const { typed } = form;
  if (secret)
    return (
      <MadeToken
        name={typed.name}
        secret={secret}
        onDone={() => void navigate({ to: LIST, replace: true, ignoreBlocker: true })}
      />
    );
  /** The branch that it works in first is none of the others. */
  const others = (first: Option | null) => typed.branch_ids.filter(({ value }) => value !== first?.value);
  const rights = form.field('permissions');
  return (
    <CommandForm
      form={form}
      title={say(TOKEN.new)}
      save={say(TOKEN.make)}
      one={tokenWords[language].lower}
      back={{ href: LIST, name: say(TOKEN.many) }}
    >
      <FormSection title={say(TOKEN.new)} why={say(TOKEN.why)}>
        <FieldGrid columns={2}>
          <Asked input={form.ask('name')} hint={say(TOKEN.nameWhy)} autoFocus />
          <Asked
            input={{
              ...form.ask('branch_id'),
              onChange: (chosen) => {
                const first = places.find(({ value }) => value === (chosen as Option | null)?.value) ?? null;
                form.set({ branch_id: first, branch_ids: others(first) });
              },
            }}
            hint={say(TOKEN.branchWhy)}
            options={places}
            optional={false}
          />
        </FieldGrid>
        <Asked
          input={form.ask('branch_ids')}
          hint={say(TOKEN.otherBranchesWhy)}
          options={places.filter(({ value }) => value !== typed.branch_id?.value)}
        />
        <Row between>
          <span>{say(TOKEN.life)}</span>
          <Segments
            label={say(TOKEN.life)}
            value={typed.days}
            onChange={(days) => form.set({ days })}
            items={LIVES.map((days) => ({
              value: String(days),
              title: days === 365 ? say(TOKEN.year) : say(TOKEN.days, { n: days }),
            }))}
          />
        </Row>
      </FormSection>
      <FormSection title={say(TOKEN.rights)}>
        <RightsInput
          {...rights}
          field={token.fields.permissions}
          fieldKey="permissions"
          words={tokenWords[language]}
          label={say(TOKEN.rights)}
          optional
          value={[...rights.value]}
        />
      </FormSection>
    </CommandForm>
  );
}
