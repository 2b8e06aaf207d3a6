import { MissingScreen } from '#web-kit/screens/missing-screen.tsx';

/** The fallback route by its name; any other path that is none shows the same where it stands. */
export default function PageNotFoundScreen() {
  return <MissingScreen />;
}
