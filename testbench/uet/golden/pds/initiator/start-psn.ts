/** Which Start_PSN a PDC begins with (7.2, 8.9). */
import { addPsn, psnDifference } from '../../serial.ts';
import type { Tuple } from './send.ts';

/** PSNs of PDCs of the same identity, one after the other, are at least this far apart (7.2). */
const APART = 2 ** 16;

/**
 * At random: 2^16 to 2^31 - 1, as the reference does, and 2^16 or more from the last PSN of the PDCID. By
 * EXPECTED_0RTT_START: what the peer in this secure domain was last known to expect; at random where it is not known.
 */
export class StartPsns {
  readonly #method: 'random' | 'expected_0rtt';
  readonly #random: () => number;
  readonly #expected = new Map<string, number>();

  /** `random`: 32 bits. */
  constructor(method: 'random' | 'expected_0rtt', random: () => number) {
    this.#method = method;
    this.#random = random;
  }

  /** For a new PDC whose PDCID has last used `lastPsn`. */
  next(tuple: Tuple, lastPsn: number | undefined): number {
    const expected = this.#method === 'expected_0rtt' ? this.#expected.get(keyOf(tuple)) : undefined;
    const word = this.#random() >>> 1;
    const psn = expected ?? (word < APART ? word + APART : word);
    const isNear = lastPsn !== undefined && Math.abs(psnDifference(psn, lastPsn)) < APART;
    return isNear ? addPsn(lastPsn, APART) : psn;
  }

  /** The peer expects this, or more: by its NACK, or as the PDC has used all before it. */
  learn(tuple: Tuple, psn: number): void {
    const key = keyOf(tuple);
    const known = this.#expected.get(key);
    if (known === undefined || psnDifference(psn, known) > 0) this.#expected.set(key, psn);
  }
}

const keyOf = ({ sdi, local, destination }: Tuple): string => `${sdi}/${local}/${destination}`;
