import { Refusal, refusal } from '#core/errors.ts';
import { inEach, say } from '#core/i18n/language.ts';
import { permissionWords } from './role/permission-words.ts';

/** More than these in one sentence nobody reads. */
const MOST_NAMED = 5;

/** Nobody grants what they lack; the rights at fault are named as the role form names them. */
export function CannotGrant(lacked: readonly string[]): Refusal {
  const words = inEach((language) =>
    say(CANNOT_GRANT, language, {
      permissions: lacked
        .slice(0, MOST_NAMED)
        .map((name) => `“${permissionWords(name)[language]}”`)
        .join(', '),
    }),
  );
  return new Refusal('cannot_grant', 403, words, {}, []);
}

const CANNOT_GRANT = {
  en: 'You cannot give permissions that you do not have yourself: {permissions}.',
  sw: 'Huwezi kutoa ruhusa ambazo wewe mwenyewe huna: {permissions}.',
};

export const CannotWiden = refusal('cannot_widen', 403, {
  en: 'You cannot let others see more documents than you can see yourself.',
  sw: 'Huwezi kumruhusu mwingine aone hati nyingi kuliko unazoziona wewe.',
});

/** Specification §6 says who may make whom, and so who may change whom. */
export const AccountBeyondOwnAccess = refusal('account_beyond_own_access', 403, {
  en: 'You cannot create or change accounts of this type.',
  sw: 'Huwezi kuunda wala kubadilisha akaunti za aina hii.',
});

export const BranchBeyondOwnAccess = refusal('branch_beyond_own_access', 403, {
  en: 'You can only give or remove access to branches that you have access to.',
  sw: 'Unaweza kutoa au kuondoa ruhusa za matawi unayoruhusiwa tu.',
});

export const StoreBeyondOwnAccess = refusal('store_beyond_own_access', 403, {
  en: 'You can only give access to stores that you may use yourself.',
  sw: 'Unaweza kutoa ruhusa za stoo unazozitumia wewe tu.',
});

export const LimitBeyondOwn = refusal('limit_beyond_own', 403, {
  en: 'You can only give limits up to your own.',
  sw: 'Unaweza kutoa vikomo visivyozidi vyako tu.',
});

/** Nobody disables, deletes or changes whom he could not have made. */
export const HoldsMore = refusal('holds_more', 403, {
  en: 'This employee has permissions, branches or stores that you do not have, so you cannot make this change.',
  sw: 'Mfanyakazi huyu ana ruhusa, matawi au stoo ambazo wewe huna, kwa hiyo huwezi kufanya badiliko hili.',
});

/** Whoever demands a second factor of others, or no longer does, has one: nobody locks himself out. */
export const OwnFactorFirst = refusal('own_factor_first', 409, {
  en: 'Turn on two-factor authentication for yourself first, under Settings, Preferences.',
  sw: 'Washa kwanza uthibitisho wa hatua mbili kwako mwenyewe, kwenye Mipangilio, Mapendeleo.',
});

/** A token ends; people whom it let in, or gave something to, would keep it. */
export const OutlastsToken = refusal('outlasts_token', 403, {
  en: 'API tokens expire, so they cannot give employees access or change what they log in with.',
  sw: 'Tokeni za API huisha muda, kwa hiyo haziwezi kuwapa wafanyakazi ruhusa wala kubadilisha wanachotumia kuingia.',
});

export const RoleBeyondOwnAccess = refusal('role_beyond_own_access', 403, {
  en: 'This role has permissions that you do not have, so you cannot change or delete it.',
  sw: 'Wadhifa huu una ruhusa ambazo wewe huna, kwa hiyo huwezi kuubadilisha wala kuufuta.',
});

export const OwnAccess = refusal('own_access', 409, {
  en: 'You cannot change your own account type, branches or roles, and you cannot remove yourself.',
  sw: 'Huwezi kubadilisha aina ya akaunti, matawi au nyadhifa zako mwenyewe, wala kujiondoa.',
});

export const OwnRole = refusal('own_role', 409, {
  en: 'You cannot change your own role.',
  sw: 'Huwezi kubadilisha wadhifa wako mwenyewe.',
});

/** Somebody must always be able to do everything. */
export const LastOwner = refusal('last_owner', 409, {
  en: 'This is the last owner. A business needs at least one.',
  sw: 'Huyu ndiye mmiliki wa mwisho. Biashara inahitaji angalau mmiliki mmoja.',
});

export const RoleInUse = refusal<{ count: number }>('role_in_use', 409, {
  en: '{count} employees have this role.',
  sw: 'Wadhifa huu una wafanyakazi {count}.',
});

/** super_admin, system_admin and branch_owner are translated, never edited (entities.md, role). */
export const ReservedRole = refusal('reserved_role', 409, {
  en: 'This name is reserved by the system.',
  sw: 'Jina hili limehifadhiwa na mfumo.',
});

export const LeaveMeetsWork = refusal<{ who: string; order: string }>(
  'leave_meets_work',
  409,
  {
    en: '{who} has {order} on these days. Move it first, or give it to somebody else.',
    sw: '{who} ana {order} siku hizi. Ihamishe kwanza, au mpe mtu mwingine.',
  },
  ['who', 'order'],
);

export const OnLeave = refusal<{ who: string; day: string }>(
  'on_leave',
  409,
  { en: '{who} is on leave on {day}.', sw: '{who} yuko likizo tarehe {day}.' },
  ['who', 'day'],
);
