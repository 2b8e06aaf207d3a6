import type { Words } from '#core/i18n/language.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { useSay } from '#web-kit/i18n/language.tsx';
import { useCurrentUser, useMay } from '#web-kit/user/current-user.tsx';
import { REQUEST } from './request.words.ts';
import { isBarred, maySteps } from './step-plans.ts';
import type { WireRequest } from './wire-request.ts';

/** Who can do what next: what this user can do himself, else for whom the request waits. */
export function NextStep({ request }: { request: WireRequest }) {
  const say = useSay();
  const may = useMay();
  const user = useCurrentUser();
  const said = NEXT[request.status];
  if (!said) return null;
  const [first] = maySteps(request, may);
  const barred = isBarred(first, request, user);
  const isMine = first !== undefined && first !== 'return' && !barred;
  const words = isMine ? said.yours : barred ? said.barred : said.others;
  return (
    <Notice tone="info">{say(words, { from: request.from_store_name, to: request.to_store_name })}</Notice>
  );
}

const NEXT: Readonly<
  Partial<Record<WireRequest['status'], Readonly<Record<'yours' | 'others' | 'barred', Words>>>>
> = {
  pending: {
    yours: REQUEST.nextApprove,
    others: REQUEST.waitsForApproval,
    barred: REQUEST.notYourOwn,
  },
  approved: {
    yours: REQUEST.nextSend,
    others: REQUEST.waitsForSending,
    barred: REQUEST.waitsForSending,
  },
  'in transit': {
    yours: REQUEST.nextReceive,
    others: REQUEST.waitsForReceipt,
    barred: REQUEST.notWhatYouApproved,
  },
};
