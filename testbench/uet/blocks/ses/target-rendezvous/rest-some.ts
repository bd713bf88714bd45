/** Messages of random tests: their headers, what becomes of them, and receives. */
import type { Random } from '../../../../../support/random.ts';
import { type Completion, OK, type Place } from '../completion-ports.ts';
import type { End, Header } from './rest-world.ts';

const word = (random: Random): bigint => BigInt(random.bits(64));

export const someHeader = (random: Random, mtu: number): Header => ({
  ...{ peer: random.below(2 ** 16), rel: random.below(2), job_id: random.below(2 ** 24) },
  eager_length: random.pick([0, 1, mtu, random.below(4 * mtu), random.below(2 ** 32)]),
  ...{ ri_generation: random.below(256), pid_on_fep: random.below(4096), resource_index: random.below(4096) },
  read_offset: random.pick([0n, word(random), 2n ** 64n - 1n]),
  read_key: word(random),
});

/** Up to five packets more than `from`, or less than it, or any length. */
function someLength(random: Random, from: number, mtu: number): number {
  if (random.chance(0.25)) return random.below(2 ** 32);
  const more = random.pick([0, 1, mtu - 1, mtu, mtu + 1, random.below(5 * mtu)]);
  return random.chance(0.15) ? random.below(from + 1) : Math.min(2 ** 32 - 1, from + more);
}

/** The end of its eager part. `id` is the number of its message; one that waits has no receive's fields yet. */
export function someEnd(
  random: Random,
  of: { readonly slot: number; readonly fate: 'bound' | 'waits' | 'lost'; readonly code: number; readonly id: number },
  { header, mtu }: { readonly header: Header; readonly mtu: number },
): End {
  const completion: Completion = {
    ...{
      kind: random.pick(['recv', 'write']),
      return_code: of.code,
      opcode: random.below(64),
      wr_id: random.below(2 ** 32),
    },
    bytes: someLength(random, of.fate === 'bound' ? header.eager_length : 0, mtu),
    ...{ cut: random.below(2 ** 32), has_header_data: random.below(2), header_data: word(random) },
    ...{ match_bits: word(random), initiator: random.below(2 ** 32), job_id: random.below(2 ** 24) },
    ...{ message_id: of.id, peer: random.below(2 ** 16), pdc: random.below(2 ** 16) },
  };
  return {
    ...{ slot: of.slot, bound: of.fate === 'bound' ? 1 : 0, waits: of.fate === 'waits' ? 1 : 0 },
    ...{ address: word(random), completion },
  };
}

/** A receive, shorter or longer than a message that may still come. */
export const somePlace = (random: Random, mtu: number, whole: number | undefined): Place => ({
  wr_id: random.below(2 ** 32),
  address: word(random),
  length:
    whole === undefined
      ? random.pick([random.below(4 * mtu), random.below(2 ** 32), 0, 2 ** 32 - 1, mtu])
      : random.pick([whole, Math.max(0, whole - 1), Math.min(2 ** 32 - 1, whole + 1), random.below(whole + 1)]),
});

/** OK, or one of these. */
export const someCode = (random: Random, error: number): number =>
  random.chance(error) ? random.pick([0, 3, 5, 9, 33, 62]) : OK;
