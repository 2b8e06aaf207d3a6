import { DocumentLayout } from '#ui/layout/document-layout.tsx';
import { ActivityTimeline } from '../record/activity-timeline.tsx';
import { FilesTab } from '../record/files-tab.tsx';
import type { RecordProps } from '../record/status-of.tsx';
import type { ViewFrame } from '../record/view-frame.ts';
import { useMay } from '../user/current-user.tsx';
import { AboutCard } from './about-card.tsx';
import { AllDetails } from './all-details.tsx';
import { ChainCard } from './chain-card.tsx';
import { KeyFigures } from './key-figures.tsx';
import { PaperCard } from './paper-card.tsx';
import { RelatedCard } from './related-card.tsx';
import { DatesCard, PartyCard, PaymentsCard } from './side-cards.tsx';
import { isTakenBack, StateNotice } from './state-notice.tsx';
import { usePaidEvents } from './use-paid-events.tsx';

/** The page of a document or of a party under its head: figures, paper, side, what happened, and all details. */
export function DocumentPage({ frame, ...props }: RecordProps & { frame: ViewFrame }) {
  const may = useMay();
  const { Figures = KeyFigures, Cards, Side, hasSide = () => true, Payments = PaymentsCard } = frame;
  // Whoever business is done with has no paper: what is known of them stands beside.
  const isDocument = props.entity.states !== undefined;
  const side = (
    <>
      {isDocument ? (
        <>
          <PartyCard {...props} />
          <DatesCard {...props} />
          <Payments {...props} Pay={frame.Pay} />
          <ChainCard {...props} />
        </>
      ) : (
        <AboutCard {...props} />
      )}
      {Side && hasSide(props.row, may) && <Side {...props} />}
      {props.entity.files === true && <FilesTab {...props} isBeside />}
    </>
  );
  const after = (
    <>
      {isDocument ? (
        <TimelineOfDocument {...props} />
      ) : (
        <ActivityTimeline entity={props.entity} id={props.row.id} />
      )}
      <AllDetails {...props} />
    </>
  );
  return (
    <DocumentLayout side={side} after={after} isVoid={isTakenBack(props)}>
      <StateNotice {...props} />
      <Figures {...props} />
      {Cards && <Cards {...props} />}
      {isDocument && <PaperCard {...props} own={frame.lines} />}
      {frame.After && <frame.After {...props} />}
      <RelatedCard {...props} />
    </DocumentLayout>
  );
}

function TimelineOfDocument(props: RecordProps) {
  return <ActivityTimeline entity={props.entity} id={props.row.id} others={usePaidEvents(props)} />;
}
