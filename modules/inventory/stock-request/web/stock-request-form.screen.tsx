import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { Late } from '#ui/feedback/late.tsx';
import { FormPageSkeleton } from '#ui/layout/page-skeletons.tsx';
import { queriesOf } from '#web-kit/api/queries.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import type { ViewFrame } from '#web-kit/record/view-frame.ts';
import EntityScreens from '#web-kit/screens/entity-screens.tsx';
import { RecordNotLoaded } from '#web-kit/screens/record-not-loaded.tsx';
import { useCurrentUser, useMay } from '#web-kit/user/current-user.tsx';
import { stockRequest } from '../stock-request.entity.ts';
import { REQUEST } from './request.words.ts';
import { RequestActions } from './request-actions.tsx';
import { RequestCards } from './request-cards.tsx';
import { RequestFigures } from './request-figures.tsx';
import { RequestForm } from './request-form.tsx';
import { RequestSide } from './request-side.tsx';
import { CHANGE, mayChange } from './step-plans.ts';
import { asRequest, STORES, unitsOf } from './wire-request.ts';

/** What is asked for anew, or one request with what can be done about it now (specification §2 has one route for both). */
export default function StockRequestFormScreen() {
  const { id, step } = useSearch({ strict: false }) as { id?: string; step?: string };
  if (id && step === CHANGE) return <ChangedRequest key={id} id={id} />;
  return id ? <EntityScreens entity={stockRequest} kind="view" view={FRAME} /> : <NewRequest />;
}

const FRAME: ViewFrame = {
  Figures: RequestFigures,
  Cards: RequestCards,
  Side: RequestSide,
  Actions: RequestActions,
  transitsItself: true,
};

function NewRequest() {
  const say = useSay();
  const stores = useQuery(STORES);
  if (stores.isError && !stores.data) return <NotLoaded query={stores} />;
  return (
    <Late loading={!stores.data} skeleton={<FormPageSkeleton title={say(REQUEST.title)} />}>
      {stores.data && <RequestForm stores={stores.data} />}
    </Late>
  );
}

/** Other goods for a request that nobody has answered; one that may not be changed is shown as it is. */
function ChangedRequest({ id }: { id: string }) {
  const say = useSay();
  const may = useMay();
  const user = useCurrentUser();
  const stores = useQuery(STORES);
  const found = useQuery(queriesOf(stockRequest).one(id));
  const units = useQuery(unitsOf(id));
  const failed = [stores, found, units].find(({ isError, data }) => isError && !data);
  if (failed) return <NotLoaded query={failed} />;
  const request = found.data && asRequest(found.data);
  if (request && !mayChange(request, may, user))
    return <EntityScreens entity={stockRequest} kind="view" view={FRAME} />;
  return (
    <Late
      loading={!stores.data || !request || !units.data}
      skeleton={<FormPageSkeleton title={say(REQUEST.title)} />}
    >
      {stores.data && request && units.data && (
        <RequestForm stores={stores.data} request={request} units={units.data} />
      )}
    </Late>
  );
}

function NotLoaded({
  query,
}: {
  query: { error: Error | null; isFetching: boolean; refetch: () => unknown };
}) {
  return (
    <RecordNotLoaded
      entity={stockRequest}
      error={query.error}
      retrying={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  );
}
