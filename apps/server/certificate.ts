import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createSecureContext } from 'node:tls';
import { StartRefused } from '#server-kit/migrate/start-refused.ts';
import { dataFolderOf } from './postgres/data-folder.ts';

/** The certificate of this server and its key, as PEM. */
export interface Certificate {
  key: string;
  cert: string;
}

export interface CertificateFiles {
  key: string;
  cert: string;
}

const LOOK_EVERY_MS = 3600 * 1000;

/**
 * Where the certificate lies: `HTTPS_KEY` and `HTTPS_CERT`, or with `HTTPS=on` alone the folder `https` beside the
 * data; null where nobody asked for HTTPS.
 */
export function certificateFiles(env: NodeJS.ProcessEnv): CertificateFiles | null {
  const { HTTPS_KEY: key, HTTPS_CERT: cert } = env;
  if (Boolean(key) !== Boolean(cert))
    throw new StartRefused('HTTPS needs both a key and a certificate: --https --key <file> --cert <file>');
  if (key && cert) return { key, cert };
  if (env.HTTPS !== 'on') return null;
  const folder = join(dataFolderOf(env), 'https');
  return { key: join(folder, 'key.pem'), cert: join(folder, 'cert.pem') };
}

/** Reads both files; refuses what no browser could be served with, before anything is opened. */
export async function readCertificate(files: CertificateFiles): Promise<Certificate> {
  try {
    const [key, cert] = await Promise.all([readFile(files.key, 'utf8'), readFile(files.cert, 'utf8')]);
    createSecureContext({ key, cert });
    return { key, cert };
  } catch (error) {
    throw new StartRefused(
      `The certificate for HTTPS cannot be used (${(error as Error).message}). How one is made stands in docs/operations.md.`,
    );
  }
}

/** Gives a server its new certificate when the files have changed, as they do every few months; a broken one is not taken. */
export function followCertificate(
  files: CertificateFiles,
  use: (certificate: Certificate) => void,
  onFault: (error: unknown) => void,
  everyMs = LOOK_EVERY_MS,
): { looked: Promise<void>; stop(): void } {
  let seen: string | undefined;
  const look = async () => {
    const now = await stamp(files);
    const isNew = seen !== undefined && now !== seen;
    seen = now;
    if (isNew) use(await readCertificate(files));
  };
  const looked = look().catch(onFault);
  const timer = setInterval(() => void look().catch(onFault), everyMs).unref();
  return { looked, stop: () => clearInterval(timer) };
}

async function stamp({ key, cert }: CertificateFiles): Promise<string> {
  const files = await Promise.all([stat(key), stat(cert)]);
  return files.map(({ mtimeMs, size }) => `${mtimeMs} ${size}`).join();
}
