import { FormSkeleton, ViewSkeleton } from '../feedback/skeletons.tsx';
import { Page } from './page.tsx';
import { PageHeader, type PageHeaderProps } from './page-header.tsx';

/** What is known of a page before its record has come. */
export type PageToComeProps = Pick<PageHeaderProps, 'title' | 'back'>;

/** The page of a form to come, under its title and with its way back. */
export function FormPageSkeleton(head: PageToComeProps) {
  return (
    <Page look="form">
      <PageHeader {...head} />
      <FormSkeleton />
    </Page>
  );
}

/** The page of a record to come, under its title and with its way back. */
export function ViewPageSkeleton(head: PageToComeProps) {
  return (
    <Page>
      <PageHeader {...head} />
      <ViewSkeleton />
    </Page>
  );
}
