/** Addresses of UDP sockets, as they stand on a command line. */
import { lookup } from 'node:dns/promises';
import { isIP, isIPv4 } from 'node:net';
import { UserError } from '../../../support/user-error.ts';

/** An IP address as text, and a port. */
export interface HostPort {
  readonly host: string;
  readonly port: number;
}

export const hostPortText = ({ host, port }: HostPort): string =>
  isIPv4(host) ? `${host}:${port}` : `[${host}]:${port}`;

/**
 * `127.0.0.1`, `127.0.0.1:4793`, `[::1]:4793`, `::1` or `name:4793`; without a port it is `port`. A `UserError` that
 * names the option where it is none of these, or a name that is not known.
 */
export async function parseAddress(option: string, text: string, port: number): Promise<HostPort> {
  const wrong = (why: string): UserError => new UserError(`--${option} is ${JSON.stringify(text)}${why}`);
  const [, v6, v6Port] = /^\[([^\]]*)\](?::(.*))?$/.exec(text) ?? [];
  const plain = isIP(text) === 6 ? [text, undefined] : text.split(/:(?=[^:]*$)/);
  const [host, given] = v6 === undefined ? plain : [v6, v6Port];
  const number = given === undefined ? port : Number(given);
  const isPort = given === undefined || /^\d{1,5}$/.test(given);
  if (!host || !isPort || number > 0xffff)
    throw wrong(': give an address and, if it is not 4793, a port, such as 127.0.0.1 or 127.0.0.1:5000');
  if (isIP(host) !== 0) return { host, port: number };
  if (/^[\d.]+$/.test(host) || host.includes(':')) throw wrong(', which is no IP address: give one such as 127.0.0.1');
  try {
    return { host: (await lookup(host, { family: 4 })).address, port: number };
  } catch {
    throw wrong(', a name that is not known: give an address such as 127.0.0.1');
  }
}

/** An IP address as headers have it: IPv4 as a number, IPv6 as a bigint. */
export function numberOfIp(host: string): number | bigint {
  if (isIPv4(host)) return host.split('.').reduce((high, byte) => high * 256 + Number(byte), 0);
  const [before = '', after] = host.replace(/%.*$/, '').split('::');
  const words = (part: string): string[] =>
    part
      .split(':')
      .filter((word) => word !== '')
      .flatMap((word) => (isIPv4(word) ? ipv4Words(word) : [word]));
  const [high, low] = [words(before), words(after ?? '')];
  const zeros = Array.from({ length: Math.max(0, 8 - high.length - low.length) }, () => '0');
  return [...high, ...zeros, ...low].reduce((sum, word) => (sum << 16n) | BigInt(`0x${word}`), 0n);
}

function ipv4Words(text: string): string[] {
  const number = Number(numberOfIp(text));
  return [(number >>> 16).toString(16), (number & 0xffff).toString(16)];
}
