import { z } from 'zod';
import type { BodyDefinition } from '#core/define-body.ts';
import { columnOf } from '#core/define-entity.ts';
import type { Typed } from './body-of.ts';

/** What a device may keep of what is typed: nothing of a field that is secret, nor of an input that repeats one. */
export function heldInDraft<T extends Typed>({ fields }: BodyDefinition, typed: T): Partial<T> {
  const secret = Object.entries(fields)
    .filter(([, { options }]) => options.secret)
    .map(([key, field]) => columnOf(key, field));
  const isSecret = (key: string) => secret.some((one) => key === one || key === `${one}_again`);
  const held = Object.entries(typed).filter(([key]) => !isSecret(key));
  return Object.fromEntries(held) as Partial<T>;
}

/** What a draft of a form must look like: as its inputs do when it opens, or as a schema says. */
export function draftSchemaOf<T extends Typed>(
  schema: z.ZodType<Partial<T>> | undefined,
  example: Partial<T>,
): z.ZodType<{ id: string; typed: Partial<T> }> {
  const typed = schema ?? (likeExample(example) as z.ZodType<Partial<T>>);
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
