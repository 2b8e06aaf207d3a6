import { useEffect } from 'react';
import { Button } from '../actions/button.tsx';
import { TextLink } from '../actions/text-link.tsx';
import { EmptyState } from '../feedback/empty-state.tsx';
import { NoPermission } from '../feedback/no-permission.tsx';
import { NotFound } from '../feedback/not-found.tsx';
import { ListSkeleton } from '../feedback/skeletons.tsx';
import { showToast } from '../feedback/toast-store.ts';
import { Page } from '../layout/page.tsx';
import { PageHeader } from '../layout/page-header.tsx';
import { ListCard } from '../list/list-card.tsx';
import { ListScene } from './list-scene.tsx';
import { Shell } from './shell.tsx';

export function EmptyScene() {
  return (
    <Shell>
      <Page look="fill">
        <PageHeader title="Customers" />
        <ListCard label="Customers">
          <EmptyState
            icon="customers"
            title="No customers yet"
            body="Add the people and shops you sell to. You can then sell on credit, follow their debts and print invoices in their name."
            actions={
              <>
                <Button kind="primary" size="l" icon="plus">
                  New customer
                </Button>
                <Button size="l" icon="import">
                  Import from Excel
                </Button>
              </>
            }
            link={
              <TextLink href="#template" size="s">
                Download the Excel template
              </TextLink>
            }
          />
        </ListCard>
      </Page>
    </Shell>
  );
}

export function LoadingScene() {
  return (
    <Shell>
      <Page look="fill">
        <PageHeader title="Products" />
        <ListCard label="Products" busy>
          <ListSkeleton rows={12} />
        </ListCard>
      </Page>
    </Shell>
  );
}

export function NoPermissionScene() {
  return (
    <Shell>
      <Page look="fill">
        <PageHeader title="Income statement" />
        <ListCard label="Income statement">
          <NoPermission
            title="You cannot open this report"
            body="You do not have the necessary permissions to access this resource."
            note="Ask Neema Mushi, branch owner, to add “Create income statement” to your role."
            onBack={() => undefined}
          />
        </ListCard>
      </Page>
    </Shell>
  );
}

export function NotFoundScene() {
  return (
    <Shell>
      <Page look="fill">
        <NotFound
          title="This page does not exist"
          body="The address may be old, or the record may have been deleted."
          home="Go to the dashboard"
          homeHref="#dashboard"
          onBack={() => undefined}
        />
      </Page>
    </Shell>
  );
}

export function ToastScene() {
  useEffect(() => {
    showToast({
      tone: 'error',
      title: 'Sale KM0419 was not saved',
      message: 'Kilombero Sugar 1kg has 6 left and the cart has 8.',
      actions: [
        { title: 'Set to 6', onPress: () => undefined },
        { title: 'Open the cart', onPress: () => undefined },
      ],
    });
    showToast({ tone: 'success', title: 'Product saved' });
  }, []);
  return <ListScene />;
}
