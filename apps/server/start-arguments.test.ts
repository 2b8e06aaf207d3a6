import { expect, test } from 'vitest';
import { certificateFiles, readCertificate } from './certificate.ts';
import { withStartArguments } from './start-arguments.ts';

test('what is typed says the same as what is set', () => {
  expect(withStartArguments([], { PORT: '80' })).toEqual({ PORT: '80' });
  expect(withStartArguments(['--https', '--key', 'k.pem', '--cert=c.pem'], {})).toEqual({
    HTTPS: 'on',
    HTTPS_KEY: 'k.pem',
    HTTPS_CERT: 'c.pem',
  });
  expect(() => withStartArguments(['--tls'], {})).toThrow(
    "Unknown option '--tls'. Onepos knows: npm start -- --https",
  );
});

test('the certificate lies where it is said, or beside the data', () => {
  expect(certificateFiles({})).toBeNull();
  expect(certificateFiles({ HTTPS_KEY: 'k.pem', HTTPS_CERT: 'c.pem' })).toEqual({
    key: 'k.pem',
    cert: 'c.pem',
  });
  expect(certificateFiles({ HTTPS: 'on', DATA_DIR: '/data' })).toEqual({
    key: '/data/https/key.pem',
    cert: '/data/https/cert.pem',
  });
  expect(() => certificateFiles({ HTTPS_KEY: 'k.pem' })).toThrow('HTTPS needs both a key and a certificate');
});

test('a certificate that is not there ends the start with a sentence', async () => {
  await expect(readCertificate({ key: '/nowhere/k.pem', cert: '/nowhere/c.pem' })).rejects.toThrow(
    'The certificate for HTTPS cannot be used (ENOENT',
  );
});
