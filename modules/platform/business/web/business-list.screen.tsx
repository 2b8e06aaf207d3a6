import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { Late } from '#ui/feedback/late.tsx';
import { ListSkeleton } from '#ui/feedback/skeletons.tsx';
import { SearchInput } from '#ui/fields/search-input.tsx';
import { Page } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { ListCard } from '#ui/list/list-card.tsx';
import { Toolbar } from '#ui/list/toolbar.tsx';
import { problemText } from '#web-kit/api/problem-text.ts';
import { countText } from '#web-kit/format/number.ts';
import { useSay } from '#web-kit/i18n/language.tsx';
import { PHONE, useMedia } from '#web-kit/screens/use-media.ts';
import { useMay } from '#web-kit/user/current-user.tsx';
import type { SeenBusiness } from '../businesses.answer.ts';
import { BusinessRows } from './business-rows.tsx';
import { businessesOfPlatform } from './businesses-call.ts';
import { PLATFORM } from './platform.words.ts';

/** The businesses on the platform and how each stands with its fees; an agent sees those he brought. */
export default function BusinessListScreen() {
  const say = useSay();
  const may = useMay();
  const [typed, setTyped] = useState('');
  const businesses = useQuery(businessesOfPlatform);
  const bring = may('create_business') && (
    <Button kind="primary" icon="plus" href="/platform/business-form">
      {say(PLATFORM.newBusiness)}
    </Button>
  );
  const found = (businesses.data ?? []).filter((business) => isMeant(business, typed));
  return (
    <Page look="fill">
      <PageHeader
        title={say(PLATFORM.businesses)}
        {...(businesses.data ? { count: countText(businesses.data.length) } : {})}
        actions={bring}
      />
      {businesses.isError && !businesses.data ? (
        <ErrorPanel
          title={say(PLATFORM.businesses)}
          message={problemText(businesses.error, say)}
          onRetry={() => void businesses.refetch()}
        />
      ) : (
        <Late loading={!businesses.data} skeleton={<ListSkeleton />}>
          {businesses.data?.length === 0 ? (
            <EmptyState
              icon="bank"
              title={say(PLATFORM.none)}
              body={say(PLATFORM.noneBody)}
              actions={bring}
            />
          ) : (
            <FoundBusinesses businesses={found} {...{ typed, setTyped }} />
          )}
        </Late>
      )}
    </Page>
  );
}

interface FoundProps {
  businesses: readonly SeenBusiness[];
  typed: string;
  setTyped: (typed: string) => void;
}

/** What was found under its search; on a phone the cards stand by themselves. */
function FoundBusinesses({ businesses, typed, setTyped }: FoundProps) {
  const say = useSay();
  const phone = useMedia(PHONE);
  const search = (
    <Toolbar bare={phone}>
      <SearchInput
        label={say(PLATFORM.find)}
        placeholder={say(PLATFORM.find)}
        value={typed}
        onChange={setTyped}
      />
    </Toolbar>
  );
  const rows =
    businesses.length === 0 ? (
      <EmptyState tone="neutral" icon="search" title={say(PLATFORM.nothingFound)} />
    ) : (
      <BusinessRows businesses={businesses} />
    );
  if (!phone)
    return (
      <ListCard label={say(PLATFORM.businesses)} toolbar={search}>
        {rows}
      </ListCard>
    );
  return (
    <>
      {search}
      {rows}
    </>
  );
}

function isMeant({ name, owner_name, owner_phone }: SeenBusiness, typed: string): boolean {
  const text = `${name} ${owner_name ?? ''} ${owner_phone ?? ''}`.toLowerCase();
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
