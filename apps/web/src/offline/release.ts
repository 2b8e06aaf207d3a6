/** What a build is made of, as far as the till needs it without a server. The build writes it into the service worker. */
export interface Release {
  /** By which page and server name the build too. */
  build: string;
  /** Paths of scripts, styles and fonts; those in `/assets/` carry the hash of what is in them in their name. */
  files: readonly string[];
}

/** Name of the meta tag in which a page says of which build it is (server-kit/http/build-of.ts). */
export const BUILD_TAG = /<meta name="build" content="([^"]*)"/;
