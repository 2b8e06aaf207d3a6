import { z } from 'zod';
import { LONGEST_PASSWORD } from '#modules/employee/public.ts';

/**
 * A password in a body, exactly as it was typed: a blank at either end is part of it, as at login. Whether it is good
 * enough to be somebody's password is asked where it is set (specification section 5).
 */
export const typedPassword = z
  .string({ error: 'required' })
  .min(1, 'required')
  .max(LONGEST_PASSWORD, 'too_long');
