import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { Card } from '#ui/show/card.tsx';
import { downloadFile } from '#web-kit/api/download.ts';
import { problemText } from '#web-kit/api/problem-text.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import classes from './branch-data.module.css';
import { DATA } from './branch-data.words.ts';

const FORMATS = [
  { format: 'xlsx', icon: 'excel', title: DATA.excel, hint: DATA.excelHint },
  { format: 'json', icon: 'download', title: DATA.json, hint: DATA.jsonHint },
] as const;

/** The branch as a file, in the form that one has a use for. */
export function TakeAlong({ branchName }: { branchName: string }) {
  const say = useSay();
  const [running, setRunning] = useState<string>();
  const download = async (format: string) => {
    setRunning(format);
    try {
      const post = { method: 'POST', body: { format } } as const;
      await downloadFile('branch/download', `${branchName}.${format}`, post);
    } catch (error) {
      showToast({ tone: 'error', title: problemText(error, say) });
    } finally {
      setRunning(undefined);
    }
  };
  return (
    <Card title={say(DATA.take)}>
      <p className={classes.quiet}>{say(DATA.takeAbout)}</p>
      <ul className={classes.forms}>
        {FORMATS.map(({ format, icon, title, hint }) => (
          <li key={format}>
            <Button
              icon={icon}
              loading={running === format}
              disabled={running !== undefined}
              onClick={() => void download(format)}
            >
              {say(title)}
            </Button>
            <span className={classes.quiet}>{say(hint)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
