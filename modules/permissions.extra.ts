/** A right that the specification does not name: the module it stands under, and why none of the stated ones serves. */
export interface ExtraPermission {
  module: string;
  reason: string;
}

/** Rights of ours. Each costs every owner a decision in every role, so the reason must be a good one. */
export const EXTRA_PERMISSIONS: Readonly<Record<string, ExtraPermission>> = {
  overdraw_cash: {
    module: 'finance',
    reason:
      'accounting.md 4.4 wants an explicit right for cash in hand below zero, and the specification names none.',
  },
  share_list_views: {
    module: 'report',
    reason:
      'a view that is shared stands before everybody who sees the list (issue 5), and the specification knows no views.',
  },
};
