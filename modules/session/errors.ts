import { refusal } from '#core/errors.ts';
import { PAPER_UNKNOWN } from './paper/paper-unknown.i18n.ts';

/** One sentence for an unknown name and a wrong password: who has an account here is nobody's business. */
export const WrongLogin = refusal('wrong_login', 401, {
  en: 'The phone number, email or password is wrong.',
  sw: 'Namba ya simu, barua pepe au nenosiri si sahihi.',
});

/** Too many guesses; the time to wait is in the answer, and in Retry-After where the server writes it. */
export const TooManyGuesses = refusal<{ retry_after: number; minutes: number }>(
  'too_many_guesses',
  429,
  {
    en: 'Too many attempts. Please wait {minutes} minutes and try again.',
    sw: 'Umejaribu mara nyingi mno. Tafadhali subiri dakika {minutes} kisha ujaribu tena.',
  },
  ['retry_after'],
);

/** The header was sealed for another time; `now` lets the client correct its clock and call again. */
export const ClockOff = refusal<{ now: string }>(
  'clock_off',
  401,
  {
    en: 'The clock on this device is wrong.',
    sw: 'Saa ya kifaa hiki si sahihi.',
  },
  ['now'],
);

/** A header opens one call. Whoever has the key signs again; whoever copied it cannot. */
export const HeaderUsed = refusal('header_used', 401, {
  en: 'This request was already processed.',
  sw: 'Ombi hili lilishafika awali, kwa hiyo halikufanywa tena.',
});

/** A user whose last branch was taken away has nowhere to work. */
export const NoBranch = refusal('no_branch', 403, {
  en: 'You have no branch to work in. Please ask the owner of the business.',
  sw: 'Huna tawi la kufanyia kazi. Tafadhali wasiliana na mmiliki wa biashara.',
});

/** Whoever looks as the holder of a role sees what it allows; what he would change is not his to change then. */
export const OnlyLooking = refusal<{ role: string }>('only_looking', 409, {
  en: 'You are viewing as {role}. Go back to your own view to make changes.',
  sw: 'Unatazama tu kama {role}. Rudi kwenye mwonekano wako ili kufanya mabadiliko.',
});

/** The role was deleted while somebody looked as its holder. */
export const SeenRoleGone = refusal('seen_role_gone', 409, {
  en: 'This role no longer exists.',
  sw: 'Wadhifa huu haupo tena.',
});

/** Outside the platform nobody makes businesses for others, whatever rights he was given. */
export const NotThePlatform = refusal('not_the_platform', 403, {
  en: 'Only platform accounts can do this.',
  sw: 'Akaunti za jukwaa pekee ndizo zinaweza kufanya hivi.',
});

/** The time of a grant is over, its owner ended it, or it never was one: all the same to who asks. */
export const SupportOver = refusal('support_over', 409, {
  en: 'You have no support access to this business, or it has ended.',
  sw: 'Huna ruhusa ya msaada kwa biashara hii, au imeisha.',
});

/** Support looks; what is to be changed the people of the business change themselves. */
export const SupportOnlyReads = refusal('support_only_reads', 409, {
  en: 'Support access is read-only. You cannot change anything here.',
  sw: 'Ruhusa ya msaada ni ya kusoma tu. Huwezi kubadilisha chochote hapa.',
});

/** Answered already, taken back, or its time is over. */
export const SupportNotWaiting = refusal('support_not_waiting', 409, {
  en: 'This request is no longer pending. Please reload the page.',
  sw: 'Ombi hili halisubiri tena. Tafadhali pakia ukurasa upya.',
});

/** Who lets support in shows everything, so it is not for everybody who may change settings. */
export const TokenBeyondOwnAccess = refusal('token_beyond_own_access', 403, {
  en: 'This token has permissions that you do not have, so you cannot revoke it.',
  sw: 'Tokeni hii ina ruhusa ambazo wewe huna, kwa hiyo huwezi kuifuta.',
});

export const OnlyOwnersAllow = refusal('only_owners_allow', 409, {
  en: 'Only an owner who may do everything in every branch can allow support access.',
  sw: 'Mmiliki mwenye ruhusa zote kwenye kila tawi pekee ndiye anayeweza kuruhusu msaada.',
});

/** The first start is over: somebody can log in. */
export const AlreadyStarted = refusal('already_started', 409, {
  en: 'A business already exists. Please log in.',
  sw: 'Tayari kuna biashara. Tafadhali ingia.',
});

/** A first start from another device than the server itself. */
export const SetupCodeNeeded = refusal('setup_code_needed', 403, {
  en: 'Type the setup code that Onepos showed when it was started.',
  sw: 'Andika msimbo wa kuanzisha ulioonyeshwa Onepos ilipowashwa.',
});

export const WrongSetupCode = refusal('wrong_setup_code', 403, {
  en: 'This is not the setup code of this server.',
  sw: 'Huu si msimbo wa kuanzisha wa seva hii.',
});

/** Wrong, spent, out of time or never sent: one sentence, so that nobody learns whether a code left. */
export const WrongCode = refusal('wrong_code', 401, {
  en: 'This code is wrong or has expired. Check it, or request a new one.',
  sw: 'Namba hii si sahihi au muda wake umeisha. Iangalie tena, au omba mpya.',
});

/** The proof of a code was used, or its time is over. */
export const RecoverySpent = refusal('recovery_spent', 401, {
  en: 'The time to set a new password has run out. Please request a new code.',
  sw: 'Muda wa kuweka nenosiri jipya umeisha. Tafadhali omba namba mpya.',
});

/** The password was right; the login goes on with a code. */
export const OtpNeeded = refusal('otp_needed', 401, {
  en: 'Enter the code from your authenticator app.',
  sw: 'Andika namba ya programu yako ya uthibitishaji.',
});

/** Wrong, or right once already. */
export const WrongOtp = refusal('wrong_otp', 401, {
  en: 'This code is wrong. Wait for the next one, or use a recovery code.',
  sw: 'Namba hii si sahihi. Subiri inayofuata, au tumia namba ya akiba.',
});

/** The password was right, and somebody else has chosen it; the login goes on with one's own. */
export const NewPasswordNeeded = refusal('new_password_needed', 401, {
  en: 'Choose a password of your own to log in.',
  sw: 'Chagua nenosiri lako mwenyewe ili uingie.',
});

/** The password was right, was chosen by somebody else, and waited too long for whoever it is for. */
export const GivenPasswordEnded = refusal('given_password_ended', 401, {
  en: 'This password has expired. Ask the person who gave it to you for a new one.',
  sw: 'Muda wa nenosiri hili umeisha. Mwombe aliyekupa akupe jipya.',
});

/** On record as whoever typed it: somebody else's PIN was tried on his till. */
export const WrongPin = refusal('wrong_pin', 403, {
  en: 'This PIN is wrong.',
  sw: 'PIN hii si sahihi.',
});

/** An approver is chosen among those who may, which can have changed since. */
export const CannotApprove = refusal('cannot_approve', 409, {
  en: 'This person cannot approve it. Choose someone else.',
  sw: 'Mtu huyu hawezi kuidhinisha hili. Chagua mwingine.',
});

export const TwoFactorOn = refusal('two_factor_on', 409, {
  en: 'Two-factor authentication is already on.',
  sw: 'Uthibitisho wa hatua mbili tayari umewashwa.',
});

export const TwoFactorOff = refusal('two_factor_off', 409, {
  en: 'Two-factor authentication is not on.',
  sw: 'Uthibitisho wa hatua mbili haujawashwa.',
});

export const TwoFactorDemanded = refusal('two_factor_demanded', 409, {
  en: 'You cannot turn this off. Your business requires two-factor authentication.',
  sw: 'Huwezi kuzima. Biashara yako inahitaji uthibitisho wa hatua mbili.',
});

export const OnlyOwnersDemandFactors = refusal('only_owners_demand_factors', 409, {
  en: 'Only an owner with full access to every branch can change this.',
  sw: 'Mmiliki mwenye ruhusa zote kwenye kila tawi pekee ndiye anayeweza kubadilisha hili.',
});

/** Views that somebody keeps of one list; more are not found again. */
export const TooManyViews = refusal<{ most: number }>('too_many_views', 409, {
  en: 'You already have {most} views of this list. Delete one first.',
  sw: 'Tayari una mionekano {most} ya orodha hii. Futa mmoja kwanza.',
});

/** Only what was made as a sample, from its first moment, is ever removed as one. */
export const NoSampleHere = refusal('no_sample_here', 409, {
  en: 'This server cannot create a sample shop.',
  sw: 'Seva hii haiwezi kutengeneza duka la mfano.',
});

export const NoSample = refusal('no_sample', 409, {
  en: 'This is not a sample shop, so it cannot be removed.',
  sw: 'Biashara hii si duka la mfano, kwa hiyo haiwezi kuondolewa.',
});

export const NotTheBusiness = refusal('not_the_business', 409, {
  en: 'This does not match the business name exactly.',
  sw: 'Hili halilingani na jina la biashara.',
});

/** Said of every code that no paper has, whatever its form. */
export const PaperUnknown = refusal('paper_unknown', 404, PAPER_UNKNOWN);

/** Of a link that somebody opens without a login. */
export const LinkUnknown = refusal('link_unknown', 404, {
  en: 'This link leads to nothing, or it has ended. Ask the person who gave it to you.',
  sw: 'Kiungo hiki hakielekei popote, au kimeisha muda wake. Muulize aliyekupa.',
});
