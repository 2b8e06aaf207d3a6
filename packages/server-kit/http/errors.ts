import { refusal } from '#core/errors.ts';
import { DENIAL } from '#core/permissions.words.ts';
import { NO_ACTIVE_SESSION } from '#core/session-header.ts';

/** The client clears what it keeps and goes to the login on this very message (specification §8). */
export const NoActiveSession = refusal<{ now: string }>(
  'no_active_session',
  401,
  { en: NO_ACTIVE_SESSION, sw: NO_ACTIVE_SESSION },
  ['now'],
);

export const PermissionDenied = refusal('permission_denied', 403, DENIAL);

/** The business or a role demands a second factor, and whoever calls, or whoever made the token, has none. */
export const TwoFactorNeeded = refusal('two_factor_needed', 403, {
  en: 'Set up two-factor authentication first. Your business requires it.',
  sw: 'Weka kwanza uthibitisho wa hatua mbili. Biashara yako inauhitaji.',
});

/** Foreign, deleted and absent ids are one and the same (api.md). */
export const NotFound = refusal('not_found', 404, {
  en: 'This record does not exist.',
  sw: 'Rekodi hii haipo.',
});

export const NoSuchCall = refusal('no_such_call', 404, {
  en: 'This request does not exist.',
  sw: 'Ombi hili halipo.',
});

export const MethodNotAllowed = refusal('method_not_allowed', 405, {
  en: 'This request does not allow that method.',
  sw: 'Ombi hili haliruhusu mbinu hiyo.',
});

/** A query parameter that is none of the call's, or has a value that it cannot have. */
export const InvalidParameter = refusal<{ name: string }>('invalid_parameter', 400, {
  en: 'The parameter “{name}” is not valid here.',
  sw: 'Kigezo “{name}” hakifai hapa.',
});

export const RepeatedParameter = refusal<{ name: string }>('invalid_parameter', 400, {
  en: 'The parameter “{name}” is given more than once.',
  sw: 'Kigezo “{name}” kimetolewa zaidi ya mara moja.',
});

export const UnreadableBody = refusal('unreadable_body', 400, {
  en: 'The body of this request is not valid JSON.',
  sw: 'Mwili wa ombi hili si JSON sahihi.',
});

export const UnreadableForm = refusal('unreadable_form', 400, {
  en: 'This form did not arrive complete.',
  sw: 'Fomu hii haikufika kamili.',
});

export const BodyNotTaken = refusal('body_not_taken', 400, {
  en: 'This request takes no body.',
  sw: 'Ombi hili halipokei mwili.',
});

export const WrongContentType = refusal('wrong_content_type', 415, {
  en: 'This request takes application/json.',
  sw: 'Ombi hili hupokea application/json.',
});

/** Specification §8. */
export const FileRequired = refusal('file_required', 400, {
  en: 'File is required',
  sw: 'Faili linahitajika',
});

export const FileUnsigned = refusal('file_unsigned', 400, {
  en: 'A file must be sent with its hash in the header X-File-SHA256.',
  sw: 'Faili hutumwa pamoja na alama yake katika kichwa X-File-SHA256.',
});

export const FileChanged = refusal('file_changed', 400, {
  en: 'The file was changed on the way. Please send it again.',
  sw: 'Faili limebadilika njiani. Tafadhali litume tena.',
});

export const TooLarge = refusal<{ megabytes: number }>('too_large', 413, {
  en: 'This is too large. The limit is {megabytes} MB.',
  sw: 'Hii ni kubwa mno. Kikomo ni MB {megabytes}.',
});

export const BodyTooLong = refusal<{ bytes: number }>('body_too_long', 413, {
  en: 'This is too long. The limit is {bytes} bytes.',
  sw: 'Hii ni ndefu mno. Kikomo ni baiti {bytes}.',
});

export const TooManyCalls = refusal('too_many_calls', 429, {
  en: 'Too many requests at once. Please wait a moment.',
  sw: 'Maombi ni mengi mno kwa wakati mmoja. Tafadhali subiri kidogo.',
});

/** More calls of one session or token than its rate; the seconds to wait are in the answer and in Retry-After. */
export const TooManyCallsNow = refusal<{ retry_after: number }>(
  'too_many_calls',
  429,
  {
    en: 'Too many requests in a short time. Please wait {retry_after} seconds.',
    sw: 'Maombi ni mengi mno kwa muda mfupi. Tafadhali subiri sekunde {retry_after}.',
  },
  ['retry_after'],
);

export const Stopping = refusal('stopping', 503, {
  en: 'The system is restarting. Please try again in a moment.',
  sw: 'Mfumo unaanzishwa upya. Tafadhali jaribu tena baada ya muda mfupi.',
});

export const Collision = refusal('collision', 409, {
  en: 'Someone else saved the same record at this moment. Please check and try again.',
  sw: 'Mtu mwingine amehifadhi rekodi hiyohiyo wakati huu. Tafadhali angalia tena.',
});

export const NumberTooLarge = refusal('number_too_large', 400, {
  en: 'A number in this request is too large.',
  sw: 'Namba moja katika ombi hili ni kubwa mno.',
});
