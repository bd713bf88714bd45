/** Packets for the GCM engine, what must become of them by OpenSSL, and the ports that take them. */

import { gcmEngine } from '../../../../rtl-gen/uet/tss/gcm/engine.ts';
import { gcmDefaults } from '../../../../rtl-gen/uet/tss/gcm/settings.ts';
import type { ReadPacket } from '../../../agents/packet/segments.ts';
import { gcmOpen, gcmSeal } from '../../golden/tss/cipher.ts';
import { numberOf } from '../../golden/tss/reference/bytes.ts';
import { type PatternLike, portsOf, type TestContext } from '../test-kit.ts';
import { gcmReader, gcmSource } from './gcm-streams.ts';

/** What engines of all settings have beside their streams. */
export const gcmOf = portsOf(gcmEngine(gcmDefaults));

/** One packet as it goes in. */
export interface GcmPacket {
  /** The number of its key. */
  readonly key: number;
  /** 12 bytes. */
  readonly iv: Uint8Array;
  readonly seal: boolean;
  /** Bytes that pass, AAD and text, and an ICV where it is to be opened. */
  readonly bytes: Uint8Array;
  readonly passBytes: number;
  readonly aadBytes: number;
}

/** What must leave of a packet: its bytes, and the verdict. Of one that is not `ok` nothing is said of its bytes. */
export interface GcmResult {
  readonly bytes: Uint8Array;
  readonly ok: boolean;
}

const icvBytes = 16;

/** What must leave for a packet under `key`, its bytes by OpenSSL. */
export function gcmExpected({ iv, seal, bytes, passBytes, aadBytes }: GcmPacket, key: Uint8Array): GcmResult {
  const offset = passBytes + aadBytes;
  const [aad, rest] = [bytes.subarray(passBytes, offset), bytes.subarray(offset)];
  const refused = { bytes, ok: false };
  if (bytes.length < offset + (seal ? 0 : icvBytes)) return refused;
  const head = bytes.subarray(0, offset);
  if (seal) {
    const { ciphertext, icv } = gcmSeal(key, iv, aad, rest);
    return { bytes: Uint8Array.of(...head, ...ciphertext, ...icv), ok: true };
  }
  const [ciphertext, icv] = [rest.subarray(0, -icvBytes), rest.subarray(-icvBytes)];
  const text = gcmOpen(key, iv, aad, { ciphertext, icv });
  return text === undefined ? refused : { bytes: Uint8Array.of(...head, ...text), ok: true };
}

/** The packet to be opened that a packet to be sealed becomes. */
export const toBeOpened = (packet: GcmPacket, key: Uint8Array): GcmPacket => ({
  ...packet,
  seal: false,
  bytes: gcmExpected(packet, key).bytes,
});

export interface GcmTiming {
  readonly packets?: PatternLike;
  readonly descriptors?: PatternLike;
  readonly down?: PatternLike;
  /** Whether, of several lanes, some packets begin after a gap. Default true. */
  readonly gaps?: boolean;
}

/** The ports of an engine. */
export interface GcmPorts {
  /** Sets keys by their numbers, and waits until the engine has them. */
  install(keys: ReadonlyMap<number, Uint8Array>): Promise<void>;
  /**
   * Sends packets one after another, waits until `expected` have left, so many were refused (0) and nothing more
   * comes, and gives what has left.
   */
  play(packets: readonly GcmPacket[], expected: number, refusals?: number): Promise<GcmPlayed>;
  /** The same of packets without a word on what becomes of them: waits until each has left or was refused. */
  settle(packets: readonly GcmPacket[]): Promise<GcmPlayed>;
}

export interface GcmPlayed {
  readonly results: readonly ReadPacket[];
  /** The clock in which the end of each of them left. */
  readonly ends: readonly number[];
  /** Packets that the engine said were not let out, or not `ok`. */
  readonly refused: number;
}

/**
 * Attaches the ports of an engine of any lanes. A beat that breaks the rules of packets, or holds something in bytes
 * that are not kept, is an error.
 */
export function gcmPorts(
  t: TestContext,
  { packets = true, descriptors = true, down = true, gaps = true }: GcmTiming = {},
): GcmPorts {
  const { installed, refused: refuses } = gcmOf(t);
  const keySource = t.source('keys');
  const orders = t.source('descriptor', { valid: descriptors });
  const source = gcmSource(t, packets, gaps);
  const left: { result: ReadPacket; cycle: number }[] = [];
  t.sink('down', { ready: down });
  const read = gcmReader(t);
  t.monitor('down', {
    onItem: (item, cycle) => {
      for (const result of read(item)) left.push({ result, cycle });
    },
  });
  /**
   * Sends packets, and waits until it `isOver` and nothing more comes; `missing` says what has not come where it never
   * is.
   */
  const run = async (
    list: readonly GcmPacket[],
    isOver: (refused: number) => boolean,
    missing: (refused: number) => string,
  ): Promise<GcmPlayed> => {
    left.length = 0;
    let refused = 0;
    source.send(list.map(({ bytes }) => bytes));
    for (const { key, iv, seal, passBytes, aadBytes } of list) {
      const offset = passBytes + aadBytes;
      orders.sendNow({ key, iv: numberOf(iv), seal: Number(seal), aad_bytes: aadBytes, crypt_offset: offset });
    }
    const longest = 2000 + 40 * list.reduce((sum, packet) => sum + packet.bytes.length / 16 + 10, 0);
    for (let [clock, quiet] = [0, 0]; quiet < 60; clock++, quiet++) {
      if (clock > longest) throw new Error(`after ${clock} clocks ${missing(refused)}`);
      await t.cycles(1);
      refused += refuses.get();
      if (!source.idle() || !isOver(refused)) quiet = 0;
    }
    return { results: left.map(({ result }) => result), ends: left.map(({ cycle }) => cycle), refused };
  };
  return {
    install: async (keys) => {
      for (const [number, key] of keys) keySource.sendNow({ number, key: numberOf(key) });
      for (const [number] of keys) {
        for (let clock = 0; clock === 0 || installed.get() === 0; clock++) {
          if (clock === 200) throw new Error(`key ${number} is not installed`);
          await t.cycles(1);
        }
      }
    },
    play: (list, expected, refusals = 0) =>
      run(
        list,
        (refused) => left.length >= expected && refused >= refusals,
        (refused) => `${left.length} of ${expected} packets have left, and ${refused} of ${refusals} were refused`,
      ),
    settle: (list) =>
      run(
        list,
        (refused) => left.length + refused >= list.length,
        (refused) => `of ${list.length} packets ${left.length} have left, and ${refused} were refused`,
      ),
  };
}

/** The same, with keys by their numbers. */
export async function gcmPortsWith(t: TestContext, keys: Parameters<GcmPorts['install']>[0], timing?: GcmTiming) {
  const ports = gcmPorts(t, timing);
  await ports.install(keys);
  return ports;
}

/** Clocks that the engine has for a packet. */
export function gcmSlots({ seal, bytes, passBytes, aadBytes }: GcmPacket): number {
  const text = bytes.length - passBytes - aadBytes - (seal ? 0 : icvBytes);
  return [passBytes, aadBytes, text].reduce((sum, part) => sum + Math.ceil(part / 16), 1);
}
