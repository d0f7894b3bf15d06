import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type Certificate = { key: Buffer; cert: Buffer };

/**
 * The argument with which Chromium trusts a certificate. `--ignore-certificate-errors` would do as well, but Chromium does
 * not cache responses over a connection with an error.
 */
export function trustArgument({ cert }: Certificate): string {
  const key = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  return `--ignore-certificate-errors-spki-list=${createHash('sha256').update(key).digest('base64')}`;
}

/** Makes a self-signed certificate for 127.0.0.1 that is valid for two days. Needs the program openssl. */
export function createCertificate(): Certificate {
  const folder = mkdtempSync(join(tmpdir(), 'quire-bench-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const request = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=127.0.0.1';
  try {
    execFileSync('openssl', [...request.split(' '), '-keyout', key, '-out', cert], { stdio: 'pipe' });
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } catch (cause) {
    throw new Error('HTTP/2 needs a certificate, which openssl could not make. Install openssl.', { cause });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
