/** The memory with forwarding: a read gives what the last write left, however close. */
import { type Bits, bind, bit, bits } from '../../../rtl-gen/hdl/index.ts';
import { forwardingRam } from '../../../rtl-gen/lib/memory/forwarding-ram.ts';
import { type Proof, proof } from '../proof.ts';

/** Of one word, any: once it has been written, a read gives what was written last. */
const forwarding = (latency: 1 | 2 | 3) =>
  bind(forwardingRam(bits(3), { depth: 4, latency }), ({ at, word, valid, write, next }, inside, m) => {
    const value = (name: string, width: number): Bits => inside.bits(name, width);
    const one = (name: string): Bits<1> => inside.bits(name, 1);
    const watched = m.symbolic('spec_watched', bits(2));
    const known = m.reg('spec_known', bit, { reset: 0 });
    const expected = m.reg('spec_expected', bits(3));
    m.when(valid.and(write).and(at.eq(watched)), () => {
      known.set(1);
      expected.set(next);
    });
    m.assert('a_read_gives_the_last_write', valid.and(known).and(at.eq(watched)).implies(word.eq(expected)));

    /** One word's last write is in the memory, and in every stage on the way out. */
    const tie = (name: string, ofWord: Bits, is: Bits, since: Bits<1>): void => {
      const after = m.pastValid().and(since);
      const stored = inside.mem('memory', bits(3)).read(ofWord);
      m.assert(`${name}_in_memory`, since.implies(stored.eq(is)));
      m.assert(`${name}_at_output`, after.and(at.eq(ofWord)).implies(word.eq(is)));
      if (latency === 1) return;
      const [first, wrote, written] = [value('addr_1', 2), one('wrote'), value('written', 3)];
      const apart = one(latency === 2 ? 'one_apart' : 'two_apart');
      const read = m.mux(apart.and(wrote), written, value('memory_rdata', 3));
      if (latency === 2) {
        m.assert(`${name}_in_first_stage`, after.and(first.eq(ofWord)).implies(read.eq(is)));
        return;
      }
      // What the access before it left comes beside these.
      const [second, before] = [value('addr_2', 2), one('valid_3').and(write).and(value('addr_3', 2).eq(ofWord))];
      const fetched = m.mux(one('one_apart_next').and(wrote), written, value('fetched', 3));
      m.assert(`${name}_in_second_stage`, after.and(second.eq(ofWord)).and(before.not()).implies(fetched.eq(is)));
      m.assert(`${name}_in_first_stage`, after.and(first.eq(ofWord)).and(before.not()).implies(read.eq(is)));
    };
    tie('latest', watched, expected, known);
    // The part asserts the same of a word of its own choice.
    tie('own_latest', value('watched', 2), value('expected', 3), one('known'));
    m.cover('back_to_back', m.past(valid.and(write)).and(valid).and(m.stable(at)).and(m.stable(word).not()));
  });

export const memoryProofs: readonly Proof[] = [
  proof(
    'forwarding-ram',
    'A read of a forwarding RAM of latency 1 gives what the last write to the word left.',
    forwarding(1),
  ),
  proof('forwarding-ram-2', 'The same of latency 2, where two accesses are on their way.', forwarding(2)),
  proof('forwarding-ram-3', 'The same of latency 3, whose word is a register.', forwarding(3)),
];
