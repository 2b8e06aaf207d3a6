/** The user object of specification §3, as login, refresh and a switch of branch answer it. */
export interface SessionUser {
  id: string;
  name: string;
  business_name: string;
  branch_id: string;
  branch_name: string;
  /** The branches one may switch to. */
  branches: readonly { id: string; name: string }[];
  account_type: string;
  permissions: readonly string[];
  settings: {
    theme: string;
    /** null: as the browser says. */
    language: string | null;
    barcode_sound: boolean;
    barcode_allowed: boolean;
    barcode_vibration: boolean;
    /** No key without Ctrl presses what a list offers; absent where they do. */
    single_keys?: false;
    /** The list of first steps is put away; absent where it is not. */
    first_steps?: false;
    /** The cards of the start page in one's own order; absent where as delivered. */
    dashboard_cards?: readonly { key: string; shown: boolean }[];
    two_factor_authentication_enabled: boolean;
  };
  /** Appearance and switches of the branch; they win over one's own settings. */
  branch_settings: Readonly<Record<string, unknown>>;
  /** What is to be told of the fee of the branch: how it stands, its last paid day, and how many are left. */
  service_fee?: { status: string; paid_until: string; days: number };
  /** The role as whose holder this tab looks; absent where as oneself. */
  seen_as?: { id: string; name: string };
  /** The grant by which somebody of the platform reads here; absent for the people of the business. */
  support?: { id: string; reason: string; until: string };
  /** Who demands a second factor of him; absent where nobody does. */
  two_factor_demand?: 'business' | 'role';
  /** It is demanded and he has none: nothing but setting it up is open to him. */
  awaits_two_factor?: true;
  /** The business was made to try things with. */
  is_sample?: true;
}
