/** Name of the session cookie; over TLS the prefix makes browsers refuse it from anywhere but this very host. */
export const cookieName = (isSecure: boolean) => (isSecure ? '__Host-session' : 'session');

/** The Set-Cookie line that begins a session. Without an age the browser forgets it when it closes. */
export function beginCookie(secret: string, isSecure: boolean): string {
  return `${cookieName(isSecure)}=${secret}; ${attributes(isSecure)}`;
}

/** The Set-Cookie line that ends it. */
export function endCookie(isSecure: boolean): string {
  return `${cookieName(isSecure)}=; Max-Age=0; ${attributes(isSecure)}`;
}

function attributes(isSecure: boolean): string {
  return `HttpOnly; SameSite=Strict; Path=/${isSecure ? '; Secure' : ''}`;
}
