/** Where a page stands among the others, as every list says it (api.md). */
export function pageOf({ limit, page }: { limit: number; page: number }, total: number) {
  const pages = Math.ceil(total / limit);
  return {
    limit,
    current_page: page,
    total_pages: pages,
    next_page: page < pages ? page + 1 : null,
    previous_page: page > 1 ? page - 1 : null,
    total,
  };
}
