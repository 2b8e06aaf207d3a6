import { Button } from '#ui/actions/button.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { Page } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { Row, Stack } from '#ui/layout/spacing.tsx';
import { Card } from '#ui/show/card.tsx';
import { useSay } from '#web-kit/i18n/language.tsx';
import classes from './made-token.module.css';
import { TOKEN } from './token.words.ts';

export interface MadeTokenProps {
  name: string;
  secret: string;
  onDone: () => void;
}

/** The secret of a new token, the one time it can be seen. */
export function MadeToken({ name, secret, onDone }: MadeTokenProps) {
  const say = useSay();
  const copy = async () => {
    await navigator.clipboard.writeText(secret);
    showToast({ tone: 'success', title: say(TOKEN.copied) });
  };
  return (
    <Page look="form">
      <PageHeader title={name} />
      <Card title={say(TOKEN.madeTitle)}>
        <Stack>
          <p>{say(TOKEN.madeText)}</p>
          <code className={classes.secret}>{secret}</code>
          <Row>
            {/* Where the page is not a secure context, browsers have no clipboard; the token can be marked by hand. */}
            {navigator.clipboard && (
              <Button icon="clipboard" onClick={() => void copy()}>
                {say(TOKEN.copy)}
              </Button>
            )}
            <Button kind="primary" onClick={onDone}>
              {say(TOKEN.done)}
            </Button>
          </Row>
        </Stack>
      </Card>
    </Page>
  );
}
