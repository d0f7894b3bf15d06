import { createHash } from 'node:crypto';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** As the attribute of a script or a link takes it. */
export function integrityOf(code) {
  // 21 characters shorter than SHA-384, in every chunk that asks for others, and no more can be forged
  return `sha256-${createHash('sha256').update(code).digest('base64')}`;
}

/** What a page needs to know of a file before it runs it, and what it costs to download. */
export function describeFile(code) {
  return {
    bytes: Buffer.byteLength(code),
    gzip: gzipSync(code, { level: 9 }).length,
    brotli: brotliCompressSync(code).length,
    integrity: integrityOf(code),
  };
}
