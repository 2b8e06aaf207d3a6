import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Currency } from '#core/currencies.ts';
import { Button } from '#ui/actions/button.tsx';
import { Segments } from '#ui/actions/segments.tsx';
import { Select } from '#ui/fields/select.tsx';
import { Textarea } from '#ui/fields/textarea.tsx';
import { FormSection } from '#ui/layout/form-layout.tsx';
import { Row } from '#ui/layout/spacing.tsx';
import { queriesOf } from '#web-kit/api/queries.ts';
import { Asked } from '#web-kit/form/asked.tsx';
import { CommandForm } from '#web-kit/form/command-form.tsx';
import { sayCounted } from '#web-kit/i18n/counted.ts';
import { type Say, useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { useSettled } from '#web-kit/screens/use-settled.ts';
import { useBranch, useMay } from '#web-kit/user/current-user.tsx';
import { messageTemplate } from '../../message-template/message-template.entity.ts';
import { PLACES } from '../audience.rules.ts';
import { message } from '../message.entity.ts';
import { messageWords } from '../message.i18n.ts';
import type { Preview } from '../message-questions.answer.ts';
import { AudienceFields, firstAudience } from './audience-fields.tsx';
import classes from './compose.module.css';
import { COMPOSE, COUNTS, PLACE_WORDS } from './compose.words.ts';
import { costOf } from './cost-of-message.ts';
import { previewOf } from './message-calls.ts';
import { PreviewCard } from './preview-card.tsx';
import { TextCounter } from './text-counter.tsx';
import { type MessageForm, useMessageForm } from './use-message-form.ts';

/** Whom, what and when: a message to many, with what each of them will read beside it. */
export default function MessageFormScreen() {
  const say = useSay();
  const may = useMay();
  const { language } = useLanguage();
  const words = messageWords[language];
  const form = useMessageForm(firstAudience((rights) => may([...rights])));
  const { currency } = useBranch();
  const body = useSettled(JSON.stringify(form.said()), 400);
  const isAsked = form.typed.text.trim() !== '';
  const preview = useQuery(previewOf(JSON.parse(body), isAsked)).data;
  return (
    <CommandForm
      form={form}
      title={words.new}
      save={sendText(say, preview, currency)}
      one={words.lower}
      back={{ href: message.screens.list, name: words.many }}
      side={<PreviewCard preview={isAsked ? preview : undefined} />}
    >
      <FormSection title={say(COMPOSE.who)} why={say(COMPOSE.whoWhy)}>
        <AudienceFields form={form} />
      </FormSection>
      <FormSection title={say(COMPOSE.what)} why={say(COMPOSE.whatWhy)}>
        <TextFields form={form} />
        <TextCounter
          text={form.typed.text}
          preview={isAsked ? preview : undefined}
          onChange={(text) => form.set({ text })}
        />
      </FormSection>
      <FormSection title={say(COMPOSE.when)} why={say(COMPOSE.whenWhy)}>
        <Row>
          <Segments
            label={say(COMPOSE.when)}
            value={form.typed.when}
            onChange={(when) => form.set({ when: when === 'later' ? 'later' : 'now' })}
            items={[
              { value: 'now', title: say(COMPOSE.now) },
              { value: 'later', title: say(COMPOSE.later) },
            ]}
          />
        </Row>
        <Asked input={form.ask('sends_at')} optional={false} />
      </FormSection>
    </CommandForm>
  );
}

/** What the button says: to how many, and what that costs. */
function sendText(say: Say, preview: Preview | undefined, currency: Currency): string {
  if (!preview) return say(COMPOSE.send);
  const cost = costOf(preview, currency);
  return sayCounted(say, cost ? COUNTS.sendFor : COUNTS.send, preview.people, { cost });
}

/** The text, with templates to begin from and places to put in where the cursor stands. */
function TextFields({ form }: { form: MessageForm }) {
  const say = useSay();
  const templates = useQuery(queriesOf(messageTemplate).search('')).data ?? [];
  const [template, setTemplate] = useState('');
  const cursor = useRef<number | null>(null);
  const { language } = useLanguage();
  const input = form.field('text');
  const take = (id: string) => {
    const found = templates.find((one) => one.id === id);
    setTemplate(id);
    const [first, second] =
      language === 'sw' ? [found?.text_sw, found?.text_en] : [found?.text_en, found?.text_sw];
    const text = first || second;
    if (typeof text === 'string') form.set({ text });
  };
  const insert = (place: string) => {
    const { text } = form.typed;
    const at = cursor.current ?? text.length;
    form.set({ text: `${text.slice(0, at)}{${place}}${text.slice(at)}` });
    cursor.current = at + place.length + 2;
  };
  return (
    <>
      {templates.length > 0 && (
        <Select
          label={say(COMPOSE.template)}
          value={template}
          placeholder={say(COMPOSE.templateNone)}
          options={templates.map(({ id, name }) => ({ value: id, title: String(name) }))}
          onChange={take}
        />
      )}
      <Textarea
        {...input}
        rows={4}
        maxLength={1000}
        onBlur={() => {
          const area = document.getElementById(input.id);
          cursor.current = area instanceof HTMLTextAreaElement ? area.selectionStart : null;
          input.onBlur();
        }}
      />
      <div className={classes.insert}>
        <span>{say(COMPOSE.insert)}</span>
        {PLACES.map((place) => (
          <Button key={place} size="s" onClick={() => insert(place)}>
            {say(PLACE_WORDS[place])}
          </Button>
        ))}
      </div>
    </>
  );
}
