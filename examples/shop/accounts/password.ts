import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, Buffer>(scrypt);

/** `salt:hash`, both hexadecimal, by scrypt. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return `${salt.toString('hex')}:${(await derive(password, salt, 32)).toString('hex')}`;
}

export async function isPassword(password: string, hash: string): Promise<boolean> {
  const [salt = '', expected = ''] = hash.split(':');
  const actual = await derive(password, Buffer.from(salt, 'hex'), 32);
  return timingSafeEqual(actual, Buffer.from(expected, 'hex'));
}
