import { screensOf } from '#core/derive/screens.ts';
import { Button } from '#ui/actions/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { Row, Stack } from '#ui/layout/spacing.tsx';
import { Card } from '#ui/show/card.tsx';
import { problemText } from '../api/problem-text.ts';
import { countText } from '../format/number.ts';
import { sayCounted } from '../i18n/counted.ts';
import { useSay } from '../i18n/language.tsx';
import type { AfterImport } from '../list/list-frame.ts';
import { useRegistry } from '../screens/registry.tsx';
import { useMay } from '../user/current-user.tsx';
import { EARLIER } from './earlier.words.ts';
import { IMPORT, IMPORTED, LEFT_FOR_LATER } from './import.words.ts';
import { downloadFaulty, type Imported } from './import-calls.ts';

export interface DoneStepProps {
  done: Imported;
  /** `products`. */
  many: string;
  /** Their list. */
  list: string;
  /** What is mostly done next. */
  after?: AfterImport | undefined;
  onContinue: (id: string) => void;
}

/** What has landed, what was left out and where to go now. */
export function DoneStep({ done, many, list, after, onContinue }: DoneStepProps) {
  const say = useSay();
  const may = useMay();
  const registry = useRegistry();
  const isOpen =
    after && may(after.permission) && screensOf(registry).some(({ path }) => path === after.href);
  const figures = [
    [EARLIER.created, done.created],
    [EARLIER.updated, done.updated],
    [EARLIER.skipped, done.skipped],
  ] as const;
  const { left_out } = done;
  const takeAlong = (id: string) =>
    void downloadFaulty(id).catch((error: unknown) =>
      showToast({ tone: 'error', title: problemText(error, say) }),
    );
  return (
    <Stack>
      <Card>
        <EmptyState
          icon="success"
          title={sayCounted(say, IMPORTED, done.rows)}
          body={figures.flatMap(([words, n]) => (n > 0 ? [say(words, { n: countText(n) })] : [])).join(', ')}
          actions={
            <>
              {isOpen && (
                <Button kind="primary" size="l" href={after.href}>
                  {say(after.title)}
                </Button>
              )}
              <Button kind={isOpen ? 'secondary' : 'primary'} size="l" href={list}>
                {say(IMPORT.seeAll, { many })}
              </Button>
            </>
          }
        />
      </Card>
      {left_out && (
        <Notice
          tone="warning"
          title={sayCounted(say, LEFT_FOR_LATER, left_out.rows)}
          action={
            <Row>
              <Button size="s" icon="download" onClick={() => takeAlong(left_out.id)}>
                {say(IMPORT.downloadLeft)}
              </Button>
              <Button size="s" icon="edit" onClick={() => onContinue(left_out.id)}>
                {say(IMPORT.correctLeft)}
              </Button>
            </Row>
          }
        >
          {say(IMPORT.keptForLater)}
        </Notice>
      )}
    </Stack>
  );
}
