import { allowed } from '#core/permissions.ts';
import type { Actor } from '../operation/caller.ts';
import type { AnswerShape, CommandOperation, QueryOperation } from '../operation/operation.ts';
import { PermissionDenied, TwoFactorNeeded } from './errors.ts';

/** Refuses whoever must set up a second factor first, and whoever lacks the right; says what the others may see of the answer. */
export function requirePermission(
  actor: Actor,
  operation: QueryOperation | CommandOperation,
): AnswerShape | undefined {
  const { answers, choices, permission } = operation;
  if (actor.awaits_factor && !operation.beforeFactor) throw TwoFactorNeeded();
  if (allowed(actor, permission)) return answers;
  const mayChoose = choices?.some((right) => allowed(actor, right)) ?? false;
  if (!answers || !mayChoose) throw PermissionDenied();
  return { ...answers, form: 'choices' };
}
