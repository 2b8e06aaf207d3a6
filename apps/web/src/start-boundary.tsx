import { Component, type ReactNode } from 'react';
import { useSay } from '#web-kit/i18n/language.tsx';
import { leave } from '#web-kit/session/leave.ts';
import { NOT_STARTED } from './shell/shell.words.ts';
import classes from './start-boundary.module.css';

/**
 * Whatever goes wrong before a page can be dressed, such as a user that cannot be read or a theme that cannot be set, is said
 * here in plain letters, with two ways on: once more, and without the session.
 */
export class StartBoundary extends Component<{ children: ReactNode }, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    return error ? <NotStarted message={error.message} /> : this.props.children;
  }
}

function NotStarted({ message }: { message: string }) {
  const say = useSay();
  return (
    <main className={classes.page}>
      <h1>{say(NOT_STARTED.title)}</h1>
      <p>{say(NOT_STARTED.body)}</p>
      <p className={classes.message}>{message}</p>
      <p className={classes.ways}>
        <button type="button" onClick={() => location.reload()}>
          {say(NOT_STARTED.reload)}
        </button>
        <button type="button" onClick={() => leave()}>
          {say(NOT_STARTED.logOut)}
        </button>
      </p>
    </main>
  );
}
