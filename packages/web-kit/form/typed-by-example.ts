import { z } from 'zod';
import type { BodyDefinition } from '#core/define-body.ts';
import { columnOf } from '#core/define-entity.ts';
import type { Fields } from '#core/fields/kind.ts';
import type { Typed } from './body-of.ts';

/** What a device may keep of what is typed: nothing of a field that is secret, nor of an input that repeats one. */
export function heldInDraft<T extends Typed>({ fields }: BodyDefinition, typed: T): Partial<T> {
  const isSecret = secretIn(fields);
  const held = Object.entries(typed).filter(([key]) => !isSecret(key));
  return Object.fromEntries(held) as Partial<T>;
}

/** Whether an input holds what is secret, or repeats it. */
export function secretIn(fields: Fields): (key: string) => boolean {
  const secret = Object.entries(fields)
    .filter(([, { options }]) => options.secret)
    .map(([key, field]) => columnOf(key, field));
  return (key) => secret.some((one) => key === one || key === `${one}_again`);
}

/** What a draft of a form must look like. */
export function draftSchemaOf<T extends Typed>(
  typed: z.ZodType<Partial<T>>,
): z.ZodType<{ id: string; typed: Partial<T> }> {
  return z.object({ id: z.uuid(), typed });
}

/** A value of the same kind, and of the same keys where it has some. */
export function likeExample(example: unknown): z.ZodType {
  if (Array.isArray(example)) return z.array(z.unknown());
  if (typeof example === 'object' && example !== null)
    return z.strictObject(
      Object.fromEntries(Object.entries(example).map(([key, value]) => [key, likeExample(value)])),
    );
  if (typeof example === 'string') return z.string();
  return typeof example === 'boolean' ? z.boolean() : z.unknown();
}
