import { queryOptions, useQuery } from '@tanstack/react-query';
import { groupedPhone } from '#ui/fields/phone-text.ts';
import { call } from '../api/client.ts';
import { fileAddress } from '../fields/image/file-address.ts';
import { useSay } from '../i18n/language.tsx';
import { useBranch } from '../user/current-user.tsx';
import classes from './paper.module.css';
import { PAPER } from './paper.words.ts';

/** Of the head of the papers of a branch, what stands above a list or a record. */
interface Head {
  business_name: string;
  name: string;
  phone_number: string | null;
  pobox: string | null;
  district: string | null;
  region: string | null;
  tin_number: string | null;
  vrn_number: string | null;
  logo_id: string | null;
}

const headOf = (branchId: string) =>
  queryOptions({
    queryKey: ['branch', 'letterhead', branchId] as const,
    queryFn: ({ signal }) => call<Head>('GET', 'branch/letterhead', { signal }),
    staleTime: 10 * 60_000,
  });

/** Whose paper it is: logo, business, branch, where it is and its tax numbers. */
export function Letterhead() {
  const say = useSay();
  const { data: head } = useQuery(headOf(useBranch().id));
  if (!head) return <div className={classes.seller} />;
  const place = [
    head.pobox,
    head.district,
    head.region,
    head.phone_number && groupedPhone(head.phone_number),
  ];
  const numbers = [
    head.tin_number && say(PAPER.tin, { number: head.tin_number }),
    head.vrn_number && say(PAPER.vrn, { number: head.vrn_number }),
  ];
  return (
    <div className={classes.seller}>
      {head.logo_id && <img src={fileAddress(head.logo_id)} alt="" />}
      <div>
        <b>{head.business_name}</b>
        {head.name !== head.business_name && <span>{head.name}</span>}
        <span>{place.filter(Boolean).join(' · ')}</span>
        <span>{numbers.filter(Boolean).join(' · ')}</span>
      </div>
    </div>
  );
}
