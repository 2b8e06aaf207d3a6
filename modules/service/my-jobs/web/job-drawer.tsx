import { useState } from 'react';
import { ProductFinder } from '#modules/inventory/public.web.ts';
import { Button } from '#ui/actions/button.tsx';
import { Segments } from '#ui/actions/segments.tsx';
import { Drawer } from '#ui/feedback/drawer.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { Textarea } from '#ui/fields/textarea.tsx';
import { Stack } from '#ui/layout/spacing.tsx';
import { LineList } from '#ui/show/line-list.tsx';
import { quantityText } from '#web-kit/format/number.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useEntityWords } from '#web-kit/screens/registry.tsx';
import { service } from '../../service/service.entity.ts';
import { RESULTS } from '../../service/service.states.ts';
import { WAITS_FOR } from '../../service/service-fields.ts';
import type { MyJob } from '../my-jobs.rules.ts';
import { MY_JOBS } from '../my-jobs.words.ts';
import { findParts } from './my-jobs-call.ts';
import type { useJobActs } from './use-job-acts.ts';

export type JobQuestion = 'takePart' | 'wait' | 'note' | 'finish';

interface JobDrawerProps {
  job: MyJob;
  asks: JobQuestion;
  acts: ReturnType<typeof useJobActs>;
  onClose: () => void;
}

const TITLES = {
  takePart: MY_JOBS.takePart,
  wait: MY_JOBS.waitTitle,
  note: MY_JOBS.noteText,
  finish: MY_JOBS.finishTitle,
} as const;

/** What is to be said of what somebody does with his job: large, from below. */
export function JobDrawer({ job, asks, acts, onClose }: JobDrawerProps) {
  const say = useSay();
  const [text, setText] = useState(asks === 'note' ? (job.remarks ?? '') : '');
  const [waitsFor, setWaitsFor] = useState<string>('parts');
  const [result, setResult] = useState<string>(RESULTS[0]);
  const send = async () => {
    const isMade = await {
      takePart: async () => true,
      wait: () => acts.wait(waitsFor, text.trim()),
      note: () => acts.note(text.trim()),
      finish: () => acts.finish(result),
    }[asks]();
    if (isMade) onClose();
  };
  return (
    <Drawer
      opened
      onClose={onClose}
      title={say(TITLES[asks])}
      side="bottom"
      footer={
        asks === 'takePart' ? undefined : (
          <Button kind="primary" size="xl" block loading={acts.sending} onClick={() => void send()}>
            {say(asks === 'finish' ? MY_JOBS.finish : asks === 'wait' ? MY_JOBS.wait : MY_JOBS.save)}
          </Button>
        )
      }
    >
      <Stack gap={3}>
        {acts.refused && <Notice tone="danger">{acts.refused}</Notice>}
        {asks === 'takePart' && <TakePart job={job} acts={acts} />}
        {asks === 'wait' && (
          <>
            <OneOf field="waiting" values={WAITS_FOR} value={waitsFor} onChange={setWaitsFor} />
            <TextInput label={say(MY_JOBS.why)} optional maxLength={500} value={text} onChange={setText} />
          </>
        )}
        {asks === 'note' && (
          <Textarea label={say(MY_JOBS.note)} maxLength={1000} value={text} onChange={setText} />
        )}
        {asks === 'finish' && <OneOf field="result" values={RESULTS} value={result} onChange={setResult} />}
      </Stack>
    </Drawer>
  );
}

interface OneOfProps {
  field: 'waiting' | 'result';
  values: readonly string[];
  value: string;
  onChange: (value: string) => void;
}

/** One of a few, each a whole button below the other. */
function OneOf({ field, values, value, onChange }: OneOfProps) {
  const words = useEntityWords(service);
  return (
    <Segments
      label={words.fields[field] ?? ''}
      value={value}
      onChange={onChange}
      items={values.map((one) => ({ value: one, title: words.choices?.[field]?.[one] ?? one }))}
    />
  );
}

/** Scans or finds one part after the other; each is taken at once, the same one twice adds up. */
function TakePart({ job, acts }: Pick<JobDrawerProps, 'job' | 'acts'>) {
  const say = useSay();
  return (
    <>
      <ProductFinder find={findParts} autoFocus onFound={({ id, name }) => void acts.takePart(id, name)} />
      {job.parts.length > 0 && (
        <section aria-label={say(MY_JOBS.partsOfJob)}>
          <LineList
            lines={job.parts.map(({ line_no, name, quantity }) => ({
              ...{ key: String(line_no), title: name, figure: quantityText(quantity) },
            }))}
          />
        </section>
      )}
    </>
  );
}
