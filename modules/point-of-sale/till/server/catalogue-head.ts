import { businessDay } from '#core/business-day.ts';
import { allowed } from '#core/permissions.ts';
import { vatRatesOf } from '#core/trade/vat.ts';
import { approversOf, limitsOf } from '#modules/employee/public.ts';
import { account } from '#modules/finance/account/account.entity.ts';
import { category } from '#modules/inventory/category/category.entity.ts';
import { store } from '#modules/inventory/store/store.entity.ts';
import { NotFound } from '#server-kit/http/errors.ts';
import type { QueryContext } from '#server-kit/operation/context.ts';
import { hasOccupiedRooms } from '../../sale/server/room-charges.ts';
import type { CatalogueHead, Named, TillSettings } from '../catalogue.rules.ts';
import type { PayAccount } from '../pay-accounts.answer.ts';

/** What a till must know beside its products: where it sells from, where money goes, how the branch sells. */
export async function catalogueHead(context: QueryContext, storeId?: string): Promise<CatalogueHead> {
  const { tx, branch, actor } = context;
  const stores = await tx.query<Named>(STORES, [branch.id, actor.store_ids]);
  const chosen = storeId ? stores.find(({ id }) => id === storeId) : stores[0];
  if (!chosen) throw NotFound();
  const sorted = branch.settings.can_categorize_products === true;
  return {
    store_id: chosen.id,
    stores,
    categories: sorted ? await tx.query<Named>(CATEGORIES) : [],
    accounts: await payAccounts(context),
    ...((await hasOccupiedRooms(context)) ? { has_rooms: true } : {}),
    ...((await mayHavePricesApproved(context)) ? { approves_prices: true } : {}),
    settings: { ...settingsOf(context), ...(await discountLimitOf(context)) },
  };
}

/** The accounts of a branch into which a customer can pay, the usual ones first. */
export function payAccounts({ tx, branch }: Pick<QueryContext, 'tx' | 'branch'>): Promise<PayAccount[]> {
  return tx.query<PayAccount>(ACCOUNTS, [branch.id]);
}

function settingsOf({ branch, clock }: QueryContext): TillSettings {
  const { settings, currency } = branch;
  return {
    currency,
    price_mode: settings.price_mode === 'exclusive' ? 'exclusive' : 'inclusive',
    vat_rates: vatRatesOf(settings).map(({ since, registered, standard_rate, special_rate }) => ({
      ...{ since, registered },
      standard_rate: standard_rate / 100,
      special_rate: special_rate / 100,
    })),
    cash_rounding: Number(settings.cash_rounding),
    currency_format: settings.currency_format,
    allow_negative_stock: settings.allow_negative_stock === true,
    today: businessDay(clock.now(), branch),
    time_zone: branch.time_zone,
    day_starts_at: branch.day_starts_at,
  };
}

/** A price that nobody can approve is not asked for. */
async function mayHavePricesApproved(context: QueryContext): Promise<boolean> {
  if (allowed(context.actor, 'adjust_selling_price_when_selling')) return false;
  return (await approversOf(context, { act: 'price', percent: 0, amount: 0n })).length > 0;
}

/** More than that is approved, for which the till must ask the server. */
async function discountLimitOf(context: QueryContext): Promise<Pick<TillSettings, 'discount_limit'>> {
  const { discount_limit } = await limitsOf(context);
  return discount_limit === null ? {} : { discount_limit: discount_limit / 100 };
}

/** Of the branch, and of those the ones that the user may use; the one goods usually leave from comes first. */
const STORES = `
select id, name from ${store.table}
where branch_id = $1 and deleted_at is null and (cardinality($2::uuid[]) = 0 or id = any($2::uuid[]))
order by is_default desc, name, id`;

const CATEGORIES = `select id, name from ${category.table} where deleted_at is null order by name, id`;

const ACCOUNTS = `
select id, name, type, provider, is_default from ${account.table}
where branch_id = $1 and deleted_at is null and (type in ('mobile', 'bank', 'clearing') or is_till)
order by is_default desc, name, id`;
