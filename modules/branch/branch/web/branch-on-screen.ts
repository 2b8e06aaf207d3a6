import { dressed } from '#web-kit/fields/looks.ts';
import { branch } from '../branch.entity.ts';
import { USUAL_DAYS } from '../branch.rules.ts';
import {
  CountryCell,
  CountryInput,
  DistrictInput,
  RegionInput,
  TimeZoneCell,
  TimeZoneInput,
} from './place-inputs.tsx';
import { WeekdaysCell, WeekdaysInput } from './weekdays-input.tsx';

/** A branch with its place and its week as people choose them. */
export const branchOnScreen = dressed(branch, {
  country: { Input: CountryInput, Cell: CountryCell },
  region: { Input: RegionInput },
  district: { Input: DistrictInput },
  time_zone: { Input: TimeZoneInput, Cell: TimeZoneCell },
  days_open: { Input: WeekdaysInput, Cell: WeekdaysCell, blank: [...USUAL_DAYS] },
});
