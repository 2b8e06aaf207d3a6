import { menuOf } from '#core/derive/screens.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Card } from '#ui/show/card.tsx';
import { StepList } from '#ui/show/step-list.tsx';
import { useLanguage, useSay } from '#web-kit/i18n/language.tsx';
import { moduleIcon } from '#web-kit/screens/module-icon.ts';
import { useRegistry } from '#web-kit/screens/registry.tsx';
import { useActor, useBranch, useCurrentUser } from '#web-kit/user/current-user.tsx';
import { DASHBOARD } from './dashboard.words.ts';

/** The rows of the sidebar, for whoever has no figures to start with; the settings, which everybody has, are no work. */
export function OpenPlaces() {
  const say = useSay();
  const { language } = useLanguage();
  const { branch_name } = useCurrentUser();
  const entries = menuOf(useRegistry(), useActor(), useBranch().switches, language);
  const places = entries
    .filter(({ module }) => module !== 'session')
    .flatMap(({ icon, title: within, submenus }) => submenus.map((place) => ({ ...place, icon, within })));
  if (places.length === 0)
    return (
      <Card>
        <EmptyState icon="lock" tone="neutral" title={branch_name} body={say(DASHBOARD.nothing)} />
      </Card>
    );
  return (
    <Card title={say(DASHBOARD.places)} note={branch_name} flush>
      <StepList
        label={say(DASHBOARD.places)}
        steps={places.map(({ route, title, icon, within }) => ({
          key: route,
          href: route,
          title,
          icon: moduleIcon(icon),
          note: within,
        }))}
      />
    </Card>
  );
}
