import { useQuery } from '@tanstack/react-query';
import { useRouter, useSearch } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { ListSkeleton } from '#ui/feedback/skeletons.tsx';
import { Page } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { Stack } from '#ui/layout/spacing.tsx';
import { Card } from '#ui/show/card.tsx';
import { ScanField, ScanWithButton } from '#ui/till/scan-field.tsx';
import { problemText } from '#web-kit/api/problem-text.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { CAMERA } from '#web-kit/scan/camera.words.ts';
import { CAMERA_READS } from '#web-kit/scan/camera-codes.ts';
import { CameraSheet } from '#web-kit/scan/camera-sheet.tsx';
import { useSettled } from '#web-kit/screens/use-settled.ts';
import { useMay } from '#web-kit/user/current-user.tsx';
import { service } from '../../service/service.entity.ts';
import { COLLECT } from '../collect.words.ts';
import { readTicket } from '../ticket.rules.ts';
import { FoundJobs } from './found-jobs.tsx';
import { collectAddress, jobsOfTicket } from './jobs-of-ticket.ts';

/** Milliseconds without a key before it is looked for. */
const REST = 150;

/** A customer comes for what he left: his ticket is scanned, or digits of its number are typed, and his job opens. */
export default function CollectScreen() {
  const say = useSay();
  const may = useMay();
  const router = useRouter();
  const { ticket: scanned = '' }: { ticket?: string } = useSearch({ strict: false });
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(scanned);
  const [hasCamera, setCamera] = useState(false);
  const [fault, setFault] = useState(false);
  /** What was scanned, or closed with Enter: the one job that it finds is opened. */
  const [wanted, want] = useState(scanned);
  const word = typed.trim();
  const asked = useSettled(word, REST);
  const isReadable = readTicket(asked) !== null;
  const { data, error, isFetching } = useQuery(jobsOfTicket(isReadable ? asked : ''));
  const isCurrent = asked === word && !isFetching;
  const jobs = isCurrent && isReadable ? data : undefined;
  const write = (text: string) => {
    setTyped(text);
    if (field.current && field.current.value !== text) field.current.value = text;
  };
  const take = (text: string) => {
    write(text);
    want(text.trim());
    setCamera(false);
  };
  useEffect(() => {
    if (matchMedia('(pointer: fine)').matches) field.current?.focus();
  }, []);
  // A link that leads here finds the page already open, with another ticket in it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another ticket is scanned
  useEffect(() => {
    if (scanned) take(scanned);
  }, [scanned]);
  useEffect(() => {
    if (!wanted || wanted !== word || !jobs) return;
    want('');
    const [only, another] = jobs;
    if (only && !another && may(service.permissions.view)) router.history.push(collectAddress(only));
  }, [wanted, word, jobs, may, router]);
  const scanField = (
    <ScanField
      ref={field}
      label={say(COLLECT.scan)}
      placeholder={say(COLLECT.placeholder)}
      initial={scanned}
      empty={typed === ''}
      onChange={setTyped}
      onKeyDown={(event) => {
        if (event.key === 'Enter') take(event.currentTarget.value);
      }}
      trailing={
        typed === '' ? undefined : (
          <IconButton icon="close" size="s" name={say(COLLECT.clear)} onClick={() => take('')} />
        )
      }
    />
  );
  return (
    <Page>
      <PageHeader title={say(COLLECT.title)} />
      <Stack>
        {CAMERA_READS ? (
          <ScanWithButton
            button={
              <Button size="xl" icon="barcode" onClick={() => setCamera(true)}>
                {say(CAMERA.button)}
              </Button>
            }
          >
            {scanField}
          </ScanWithButton>
        ) : (
          scanField
        )}
        <CameraSheet
          opened={hasCamera}
          onClose={() => setCamera(false)}
          onCode={take}
          onFault={() => setFault(true)}
        />
        {fault && <Notice tone="danger">{say(CAMERA.none)}</Notice>}
        {error && isCurrent && <Notice tone="danger">{problemText(error, say)}</Notice>}
        {word === '' && (
          <Card>
            <EmptyState icon="barcode" title={say(COLLECT.begin)} body={say(COLLECT.beginWhy)} />
          </Card>
        )}
        {word !== '' && !isCurrent && <ListSkeleton />}
        {word !== '' && isCurrent && !error && (jobs ?? []).length === 0 && (
          <Card>
            <EmptyState
              icon="search"
              tone="neutral"
              title={say(COLLECT.nothing)}
              body={say(COLLECT.nothingWhy)}
            />
          </Card>
        )}
        {jobs && jobs.length > 0 && <FoundJobs jobs={jobs} />}
      </Stack>
    </Page>
  );
}
