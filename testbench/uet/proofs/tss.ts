/** TSS: no counter of a key is given to two packets. */
import { type Bits, bind, bit, bits } from '../../../rtl-gen/hdl/index.ts';
import { TscState, tscAllocator } from '../../../rtl-gen/uet/tss/layer/tsc-allocator.ts';
import { type Proof, proof } from '../../formal/proof.ts';

const counterBits = 3;

const once = bind(tscAllocator({ contexts: 2, counterBits }), (io, inside, m) => {
  const { command, up, down } = io;
  const context = m.symbolic('spec_context', bits(1));
  const counter = m.symbolic('spec_counter', bits(counterBits));

  const state = inside.value('state', TscState);

  // Whose counters were asked for and have not been handed over, the oldest first, as seen from outside; and whom a
  // command under way is for.
  const asked = ['spec_first', 'spec_second', 'spec_third'].map((name) => m.reg(name, bits(1)));
  const count = m.reg('spec_count', bits(2), { reset: 0 });
  const [enters, leaves] = [up.valid.and(up.ready), down.valid.and(down.ready)];
  const left = count.sub(leaves.zext(2));
  for (const [i, one] of asked.entries()) {
    if (i < 2) m.when(leaves, () => one.set(asked[i + 1]!));
    m.when(enters.and(left.eq(i)), () => one.set(up.payload));
  }
  count.set(left.add(enters.zext(2)));
  const whose = asked[0]!;
  const commanded = m.reg('spec_commanded', bits(1));
  const starts = m.reg('spec_starts', bit);
  m.when(command.valid.and(command.ready), () => {
    commanded.set(command.payload.context);
    starts.set(command.payload.kind.is('start'));
  });

  const hands = leaves.and(down.payload.given).and(whose.eq(context));
  const handsIt = hands.and(down.payload.counter.eq(counter));
  const given = m.reg('spec_given', bit, { reset: 0 });
  m.when(handsIt, () => given.set(1));
  // A start that was not refused: its key is a new one, or its counters are those after the stored limit. What was
  // given before a `resume` stays given, as its key is the same.
  const held = state.is('hold');
  m.when(held.and(starts).and(inside.bits('accepts', 1)).and(commanded.eq(context)), () => given.set(0));
  m.assert('no_counter_twice', handsIt.implies(given.not()));

  // Why: what was given, and what waits to be, is below what is next.
  const isOpen = inside.bits('started', 2).shr(context).at(0);
  const next = inside.mem('counters', bits(counterBits + 1)).read(context);
  const limit = inside.mem('limits', bits(counterBits + 1)).read(context);
  // No upset is part of the proof: what is stored twice is the same.
  const copies = ['counter_copies', 'limit_copies'].map((name) =>
    inside
      .mem(name, bits(counterBits + 1))
      .read(context)
      .not(),
  );
  m.assert('copies_agree', isOpen.implies(copies[0]!.eq(next).and(copies[1]!.eq(limit))));
  const wide = (value: typeof counter) => value.zext(counterBits + 1);
  const busy = state.is('idle').not();
  const [present, own] = [inside.value('present', bits(1)), inside.value('own', bits(1))];
  const [reads, counts, holds] = ['reads', 'decides', 'holds'].map((name) => inside.bits(name, 1));
  const number = holds!.zext(2).add(counts!.zext(2));
  const nth = (of: Bits) => m.mux(of.eq(0), asked[0]!, m.mux(of.eq(1), asked[1]!, asked[2]!));
  const decides = counts!.or(state.is('decide')).and(own.eq(context));
  m.assert('no_upset', io.upset.and(m.next('spec_own', own).eq(context)).not());
  m.assert('as_many_as_asked', count.eq(number.add(reads!.zext(2))));
  m.assert('none_with_a_command', busy.implies(count.eq(0)));
  m.assert('command_is_known', busy.implies(present.eq(commanded)));
  m.assert('command_is_own', state.is('decide').or(held).implies(own.eq(commanded)));
  m.assert('read_is_known', reads!.implies(present.eq(nth(number))));
  m.assert('decided_is_known', counts!.implies(own.eq(nth(holds!.zext(2)))));
  m.assert('below_the_limit', isOpen.implies(next.le(limit).and(limit.le(2 ** counterBits))));
  m.assert('given_is_below_next', given.implies(isOpen.and(wide(counter).lt(next))));
  m.assert('read_is_stored', decides.implies(inside.bits('open', 1).eq(isOpen)));
  m.assert(
    'read_is_present',
    decides.and(isOpen).implies(
      inside
        .bits('next', counterBits + 1)
        .eq(next)
        .and(inside.bits('limit', counterBits + 1).eq(limit))
        .and(inside.bits('next_copy', counterBits + 1).eq(copies[0]!.not()))
        .and(inside.bits('limit_copy', counterBits + 1).eq(copies[1]!.not())),
    ),
  );
  const waits = down.valid.and(down.payload.given).and(whose.eq(context));
  m.assert('waiting_is_below_next', waits.implies(isOpen.and(wide(down.payload.counter).lt(next))));
  m.assert('waiting_is_new', waits.and(down.payload.counter.eq(counter)).implies(given.not()));
  m.assert('refuses_to_wrap', waits.implies(wide(down.payload.counter).lt(limit)));
  m.cover('gives_the_last_counter', hands.and(down.payload.counter.eq(2 ** counterBits - 1)));
  m.cover('has_none_left', down.valid.and(down.payload.given.not()).and(isOpen).and(whose.eq(context)));
});

export const tssProofs: readonly Proof[] = [
  proof('tsc-once', 'No TSC counter of a key is given to two packets, and none goes round.', once),
];
