import { createHash } from 'node:crypto';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** The integrity, in the format of the attribute of a script or a link. */
export function integrityOf(code) {
  // as hard to forge as SHA-384, and 21 characters shorter in every chunk that imports others
  return `sha256-${createHash('sha256').update(code).digest('base64')}`;
}

/** What a page needs to know about a file before it runs it, and the size of its download. */
export function describeFile(code) {
  return {
    bytes: Buffer.byteLength(code),
    gzip: gzipSync(code, { level: 9 }).length,
    brotli: brotliCompressSync(code).length,
    integrity: integrityOf(code),
  };
}
