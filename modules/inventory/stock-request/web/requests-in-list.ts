import { dressed } from '#web-kit/fields/looks.ts';
import { stockRequest } from '../stock-request.entity.ts';
import { CostCell } from './cost-cell.tsx';
import { DaysCell } from './days-cell.tsx';

/** Requests with the time that their goods are on the road. */
export const requestsInList = dressed(stockRequest, {
  days_in_transit: { Cell: DaysCell },
  transit_cost: { Cell: CostCell },
});
