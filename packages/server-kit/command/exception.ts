import type { Words } from '#core/i18n/language.ts';
import { say } from '#core/i18n/language.ts';
import { allowed } from '#core/permissions.ts';
import type { ActorContext } from '../operation/context.ts';
import type { ActivityRecord } from './activities.ts';

/**
 * What a call is let through with that is closed for others: a right that its caller holds in the branch it is about, and
 * the reason that he gives (the X-Reason header). Both stand in the activities of the call.
 */
export interface Exception {
  /** Why, in the words of the caller; empty where he says nothing. */
  reason: string;
  holds(right: string, branchId: string): boolean;
  /** It was needed, and for what. */
  use(what: Words): void;
}

/** Longer than a reason of a record is none. */
const LONGEST_REASON = 200;

/** The exception that a call may make, and what it adds to the reasons in its activities. */
export function openException({ actor, call, language }: Pick<ActorContext, 'actor' | 'call' | 'language'>): {
  exception: Exception;
  reasoned(activity: ActivityRecord): ActivityRecord;
} {
  const reason = spokenReason(call.reason);
  let used = '';
  return {
    exception: {
      reason,
      holds: (right, branchId) =>
        actor.branch_ids.includes(branchId) &&
        allowed({ ...actor, permissions: actor.rights_by_branch?.get(branchId) ?? actor.permissions }, right),
      use: (what) => {
        used = `${say(what, language)}: ${reason}`;
      },
    },
    reasoned: (activity) =>
      used ? { ...activity, reason: [activity.reason, used].filter(Boolean).join(' ') } : activity,
  };
}

/** A header holds no letters beyond those of ASCII, so the reason arrives as part of an address would. */
function spokenReason(header = ''): string {
  try {
    return decodeURIComponent(header)
      .replaceAll(/\p{Cc}+/gu, ' ')
      .trim()
      .slice(0, LONGEST_REASON);
  } catch {
    return '';
  }
}
