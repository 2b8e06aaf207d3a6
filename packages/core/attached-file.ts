/** How activities call a file that was attached to a record or removed from it; no definition has such a field. */
export const ATTACHED_FILE = 'attached_file';
