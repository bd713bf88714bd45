/** AES-128, a block and a key a clock, against signatures of what OpenSSL makes of the same blocks (FIPS 197). */
import { createCipheriv } from 'node:crypto';
import { type Bits, bit, bits, module } from '../../rtl-gen/hdl/index.ts';
import { prbsGenerator } from '../../rtl-gen/lib/coding/prbs-generator.ts';
import { aesBlock } from '../../rtl-gen/uet/tss/aes/block.ts';
import { aesCipher } from '../../rtl-gen/uet/tss/aes/cipher.ts';
import { benchPorts, reasonsOf, type SelfTestBench } from '../selftest/bench.ts';

/** Blocks of a round, 2^8, each with a number that decides it and its key. */
const numberBits = 8;
const blocks = 2 ** numberBits;

/** What the number is added to, to make a block and a key: any words with as many ones as zeros. */
const blockSeed = 0x243f6a8885a308d313198a2e03707344n;
const keySeed = 0xa4093822299f31d0082efa98ec4e6c89n;

/** Why it may fail, from bit 0 of `wrong` up. */
export const aesReasons = [
  'blocks without a fault had another signature than OpenSSL gives',
  'a wrong bit in a block did not change the signature',
] as const;

/** A number repeated over 128 bits; in a key its bits are inverted. */
const spread = (number: bigint): bigint =>
  Array.from({ length: 128 / numberBits }, (_, i) => number << BigInt(numberBits * i)).reduce((a, b) => a | b);

const bytesOf = (word: bigint): Uint8Array => Buffer.from(word.toString(16).padStart(32, '0'), 'hex');

const ones = (1n << 128n) - 1n;
const turned = (word: bigint): bigint => ((word << 1n) & ones) | (word >> 127n);

/** The signature of a round without a fault: each cipher text is added to what was before, turned by a bit. */
function signatureOfRound(): bigint {
  let signature = 0n;
  for (let number = 0; number < blocks; number++) {
    const repeated = spread(BigInt(number));
    const cipher = createCipheriv('aes-128-ecb', bytesOf(keySeed ^ repeated ^ ones), null).setAutoPadding(false);
    const text = cipher.update(bytesOf(blockSeed ^ repeated)).toString('hex');
    signature = turned(signature) ^ BigInt(`0x${text}`);
  }
  return signature;
}

/**
 * Rounds of 256 blocks, each under a key of its own, with pauses at random. In every second round one bit of a block,
 * drawn at random, is wrong: the signature of the cipher texts has to be OpenSSL's in rounds without a fault and
 * another one in the others. One wrong cipher text always changes the signature, because it is linear in each of them.
 */
export const aesBench = (): SelfTestBench =>
  module(
    'aes_bench',
    { summary: 'AES-128 against signatures of what OpenSSL makes of the same blocks.', out: benchPorts },
    (_, m) => {
      const random = m.inst('random', prbsGenerator(31, 16), { down: { ready: m.lit(1, 1) } }).down.payload;
      const number = m.reg('number', bits(numberBits), { reset: 0 });
      const faulty = m.reg('faulty', bit, { reset: 0 });
      const at = m.reg('fault_at', bits(numberBits), { reset: 0 });
      const lane = m.reg('fault_bit', bits(7), { reset: 0 });
      const valid = m.named('valid', random.slice(15, 14).any());
      m.when(valid, () => {
        number.set(number.add(1));
        m.when(number.all(), () => {
          faulty.set(faulty.not());
          at.set(random.slice(7, 0));
          lane.set(random.slice(13, 7));
        });
      });
      const fault = m.named('fault', valid.and(faulty).and(number.eq(at)));
      const repeated: Bits = number.repeat(128 / numberBits);
      const { done, cipher, travelled } = m.inst('aes', aesCipher({ keyBits: 128, sbox: 'table', sideband: bits(2) }), {
        valid,
        block: repeated.xor(blockSeed).xor(fault.zext(128).shl(lane)),
        key: repeated.xor(keySeed).not(),
        sideband: number.all().cat(faulty),
      });

      const signature = m.reg('signature', aesBlock, { reset: 0 });
      const compares = m.next('compares', done.and(travelled.at(1)), { reset: 0 });
      const wasFaulty = m.next('was_faulty', travelled.at(0), { reset: 0 });
      const added = signature.rotl(1).xor(cipher);
      const whole = m.reg('whole', aesBlock, { reset: 0 });
      m.when(done, () => {
        signature.set(added);
        whole.set(added);
        m.when(travelled.at(1), () => signature.set(0));
      });
      const same = m.named('same', whole.eq(signatureOfRound()));
      return {
        checked: done,
        fault,
        wrong: reasonsOf(m, [compares.and(wasFaulty.not()).and(same.not()), compares.and(wasFaulty).and(same)]),
      };
    },
  );
