/** State of many contexts in a memory, one read-modify-write a clock, also of one word in clocks in a row. */
import { type Bits, bit, bits, clog2, module, pack, type Shape } from '../../hdl/index.ts';
import { checkDepth } from './depth.ts';

export interface ForwardingRamOptions {
  readonly depth: number;
  /**
   * Clocks from an address to its word: 2 leaves a clock for the way out of the block RAM, and with 3 the word comes
   * straight from a register, so that a carry chain can begin with it.
   */
  readonly latency: 1 | 2 | 3;
}

/**
 * A memory of words of any shape whose every access may read a word, compute, and write it back, one access a clock.
 *
 * - In a clock with `enable` an access to `addr`, below `depth`, begins. `latency` clocks later `valid` is 1, `at` is
 *   that address, and `word` is what all accesses before it left there, however close they were.
 * - In that same clock the module around it answers, combinationally, with `write` and `next`: the word becomes `next`.
 *   `write` counts only with `valid`.
 *
 * What `word` needs is known before the edge; after it comes one choice, between the memory and the word that the
 * access of the clock before left. With latency 3 that choice is made before the edge, where `next` comes in. Reset
 * ends the accesses on the way; the words stay, and begin arbitrary, so the module around clears what it needs.
 * `word_is_latest` asserts the contract for the word that is written first after reset, which may be any.
 */
export const forwardingRam = <V>(shape: Shape<V>, { depth, latency }: ForwardingRamOptions) => {
  checkDepth('forwardingRam', depth);
  const address = bits(clog2(depth));
  const clocks = latency === 1 ? '1 clock' : `${latency} clocks`;
  return module(
    `forwarding_ram_w${shape.width}_d${depth}_l${latency}`,
    {
      summary: `${depth} words of ${shape.width} bits, one read-modify-write a clock, each word ${clocks} after its address.`,
      in: { addr: address, enable: bit, next: shape, write: bit },
      out: { word: shape, at: address, valid: bit },
    },
    ({ addr, enable, next, write }, m) => {
      const memory = m.mem('memory', shape, { depth });
      if (2 ** address.width !== depth) m.assert('address_has_word', enable.not().or(addr.lt(depth)));
      // The accesses on the way; the last one has its word.
      const stages = Array.from({ length: latency }, (_, i) => ({
        addr: m.reg(`addr_${i + 1}`, address),
        valid: m.reg(`valid_${i + 1}`, bit, { reset: 0 }),
      }));
      stages.forEach((stage, i) => {
        const before = i === 0 ? { addr, valid: enable } : stages[i - 1]!;
        stage.addr.set(before.addr);
        stage.valid.set(before.valid);
      });
      const first = stages[0]!;
      const last = stages.at(-1)!;
      const writes = m.named('writes', last.valid.and(write));
      memory.write({ addr: last.addr, data: next, enable: writes });
      const stored = memory.readSync({ addr, onCollision: 'undefined' });

      // What the access before left, in its last clock or not at all; a flag says whether it was to the same word.
      const written = m.next('written', next);
      const wrote = m.next('wrote', writes, { reset: 0 });
      const flag = (name: string, value: Bits<1>): Bits<1> => {
        const register = m.reg(name, bit);
        register.set(value);
        return register;
      };
      const beside = flag('beside', addr.eq(first.addr));
      const replaced = (isSame: Bits<1>, word: V): V => m.mux<V>(isSame.and(wrote), written, word);
      const oneClock = (): V => replaced(beside, stored);
      const twoClocks = (): V => {
        // The access two clocks before writes at the edge that reads the memory; the one after it comes a clock later.
        const fetched = m.reg('fetched', shape);
        fetched.set(replaced(flag('one_apart', addr.eq(last.addr)), stored));
        return replaced(flag('beside_last', beside), fetched);
      };
      const threeClocks = (): V => {
        const fetched = m.reg('fetched', shape);
        fetched.set(replaced(flag('two_apart', addr.eq(last.addr)), stored));
        const isNext = flag('beside_next', beside).and(writes);
        const apart = flag('one_apart_next', flag('one_apart', addr.eq(stages[1]!.addr)));
        return m.next('latest', m.mux<V>(isNext, next, replaced(apart, fetched)));
      };
      const word = latency === 1 ? oneClock() : latency === 2 ? twoClocks() : threeClocks();

      // The first word that is written after reset, which may be any.
      const watched = m.reg('watched', address);
      const known = m.reg('known', bit, { reset: 0 });
      const expected = m.reg('expected', shape);
      const isWatched = last.addr.eq(watched);
      m.when(writes, () => {
        m.when(known.not().or(isWatched), () => {
          known.set(1);
          watched.set(last.addr);
          expected.set(next);
        });
      });
      m.assert(
        'word_is_latest',
        last.valid
          .and(known)
          .and(isWatched)
          .not()
          .or(pack(word).eq(pack(expected))),
      );
      return { word, at: last.addr, valid: last.valid };
    },
  );
};
