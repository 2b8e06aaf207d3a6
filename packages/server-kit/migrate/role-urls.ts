import { hkdfSync } from 'node:crypto';

/** Passwords of the three roles that log in. */
export interface RolePasswords {
  app: string;
  login: string;
  job: string;
}

/** The same passwords for every server process that knows the secret, so that none has to be handed around. */
export function rolePasswords(secret: string): RolePasswords {
  const derive = (role: string) =>
    Buffer.from(hkdfSync('sha256', secret, 'onepos', role, 24)).toString('base64url');
  return { app: derive('pos_app'), login: derive('pos_login'), job: derive('pos_job') };
}

/** The address of the same database for another role. */
export function urlAs(adminUrl: string, role: string, password: string): string {
  const url = new URL(adminUrl);
  url.username = role;
  url.password = password;
  return url.href;
}
