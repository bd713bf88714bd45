/** AES-256, forward, one block and one key a clock: 14 rounds, a register stage each (FIPS 197). */
import { type Bits, bits, type Ctx, module } from '../../rtl-gen/hdl/index.ts';
import { aesSbox } from './aes-sbox.ts';
import { checksum64, seedOf, xorshift64 } from './stimulus.ts';

const rounds = 14;
const block = bits(128);

/** Word `i` (of `width` bits, the first the most significant) of a value. */
const part = (value: Bits, width: number, i: number): Bits => {
  const hi = value.width - 1 - width * i;
  return value.slice(hi, hi - width + 1);
};

const join = (parts: readonly Bits[]): Bits => parts.reduce((word, p) => word.cat(p));

/** Multiplication by x in GF(2^8). */
const double = (m: Ctx, a: Bits): Bits => a.trunc(7).cat(m.lit(1, 0)).as(8).xor(a.at(7).repeat(8).and(0x1b)) as Bits;

/** One column through MixColumns: each byte is 2a + 3b + c + d of itself and the ones below it. */
function mixColumn(m: Ctx, name: string, column: readonly Bits[]): Bits {
  const all = m.named({ [`sum_${name}`]: column.reduce((sum, a) => sum.xor(a)) })[`sum_${name}`]!;
  return join(column.map((a, i) => a.xor(all).xor(double(m, a.xor(column[(i + 1) % 4]!)))));
}

/**
 * Round `round` (1 to 14): SubBytes, ShiftRows, MixColumns (but in the last), AddRoundKey, and the key that the round
 * after the next needs, all registered. `prior` and `key` are the round keys of the round before and of this one.
 */
const aesRound = (round: number) =>
  module(
    `aes256_round_${round}`,
    {
      summary: `Round ${round} of AES-256, with its step of the key schedule.`,
      in: { state: block, prior: block, key: block },
      out: { next_state: block, next_prior: block, next_key: block },
    },
    ({ state, prior, key }, m) => {
      const sbox = m.mem('sbox', bits(8), { depth: 256, init: aesSbox });
      const bytes = Array.from({ length: 16 }, (_, i) => sbox.read(part(state, 8, i)) as Bits);
      const columns = [0, 1, 2, 3].map((c) => {
        const column = [0, 1, 2, 3].map((r) => bytes[r + 4 * ((c + r) % 4)]!);
        return round === rounds ? join(column) : mixColumn(m, `${c}`, column);
      });
      const nextState = m.reg('next_state', block);
      nextState.set(join(columns).as(128).xor(key));
      const nextPrior = m.reg('next_prior', block);
      nextPrior.set(key);

      const nextKey = m.reg('next_key', block);
      // The round keys are numbered from 0; an even one turns the word and adds the round constant.
      const turned = (round + 1) % 2 === 0;
      const last = [0, 1, 2, 3].map((i) => part(key, 8, 12 + ((i + (turned ? 1 : 0)) % 4)));
      const substituted = join(last.map((a) => sbox.read(a)));
      const constant = turned ? 1n << BigInt(24 + (round + 1) / 2 - 1) : 0n;
      let word = substituted.xor(constant);
      const words = [0, 1, 2, 3].map((i) => {
        word = m.named({ [`word_${i}`]: word.xor(part(prior, 32, i)) })[`word_${i}`]!;
        return word;
      });
      nextKey.set(join(words).as(128));
      return { next_state: nextState, next_prior: nextPrior, next_key: nextKey };
    },
  );

/** Clocks from a block to its cipher text. */
export const aes256Latency = rounds;

/**
 * The pipeline: `block` and `key` of a clock give `cipher` 14 clocks later. The first byte of FIPS 197 is the most
 * significant one. The key schedule runs beside the data, so every block may have a key of its own.
 */
export const aes256Core = module(
  'aes256_core',
  {
    summary: 'AES-256 encryption, one block and one key a clock, 14 clocks.',
    in: { block, key: bits(256) },
    out: { cipher: block },
  },
  (io, m) => {
    let [state, prior, key] = [io.block.xor(io.key.slice(255, 128)), io.key.slice(255, 128), io.key.slice(127, 0)];
    for (let round = 1; round <= rounds; round++) {
      const stage = m.inst(`round_${round}`, aesRound(round), { state, prior, key });
      [state, prior, key] = [stage.next_state, stage.next_prior, stage.next_key];
    }
    return { cipher: state };
  },
);

/** The benched design: a new random block and key in every clock, and a checksum of the cipher text. */
export const aes256Pipeline = module(
  'aes256_pipeline',
  { summary: 'AES-256 with a new random block and key in every clock.', out: { checksum: bits(64) } },
  (_, m) => {
    const [high, low] = [xorshift64(m, 'random_high', seedOf(0)), xorshift64(m, 'random_low', seedOf(1))];
    const key = m.reg('key', bits(256), { reset: 0 });
    key.set(key.trunc(192).cat(high));
    // Registers of the pipeline are not reset: what they hold at power-up must not reach the checksum.
    const filled = m.reg('filled', bits(aes256Latency), { reset: 0 });
    filled.set(
      filled
        .trunc(aes256Latency - 1)
        .cat(m.lit(1, 1))
        .as(aes256Latency),
    );
    const { cipher } = m.inst('core', aes256Core, { block: high.cat(low), key });
    const folded = cipher.slice(127, 64).xor(cipher.slice(63, 0));
    return { checksum: checksum64(m, 'checksum', folded, filled.at(aes256Latency - 1)) };
  },
);
