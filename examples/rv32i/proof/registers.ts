/** The register file: an operand is what the last instruction with that `rd` has put there, and x0 is 0. */
import { bind, bit, bits } from 'gatewright/hdl';
import { core } from '../src/core.ts';
import { phases } from './phases.ts';

/** Opcodes of instructions with a result. */
const withResult = [0x37, 0x17, 0x6f, 0x67, 0x03, 0x13, 0x33];

export const registersProof = bind(core, ({ retired }, inside, m) => {
  // One register, any, as the results make it.
  const number = m.symbolic('spec_number', bits(5));
  const known = m.reg('spec_known', bit, { reset: 0 });
  const holds = m.reg('spec_holds', bits(32));
  const x = retired.instruction;
  const hasResult = withResult.map((opcode) => x.slice(6, 0).eq(opcode)).reduce((some, is) => some.or(is));
  m.when(retired.valid.and(hasResult).and(x.slice(11, 7).eq(number)), () => {
    known.set(1);
    holds.set(retired.value);
  });
  const expected = m.mux(number.eq(0), m.lit(32, 0), holds);
  const isKnown = known.or(number.eq(0));

  const phase = phases(m, inside);
  const executes = phase.is('execute').or(phase.is('access')).or(phase.is('load'));
  const [a, b] = [inside.bits('rs1', 32), inside.bits('rs2', 32)];
  m.assert('rs1_is_the_last', executes.and(isKnown).and(x.slice(19, 15).eq(number)).implies(a.eq(expected)));
  m.assert('rs2_is_the_last', executes.and(isKnown).and(x.slice(24, 20).eq(number)).implies(b.eq(expected)));
  const inMemory = inside.mem('registers', bits(32)).read(number);
  m.assert('memory_holds_it', known.and(number.ne(0)).implies(inMemory.eq(holds)));

  // Instructions follow one another, and a core that has halted is silent.
  const expects = m.reg('spec_expects', bits(32), { reset: 0 });
  m.when(retired.valid, () => expects.set(retired.next));
  m.assert('in_order', retired.valid.implies(retired.pc.eq(expects)));
  m.assert('pc_is_next', inside.bits('pc', 32).eq(expects));
  m.assert(
    'halted_is_silent',
    m
      .pastValid()
      .and(m.past(phase.is('halted')))
      .implies(retired.valid.not().and(phase.is('halted'))),
  );
  m.cover('an_operand_is_known', executes.and(known).and(x.slice(19, 15).eq(number)).and(number.eq(5)));
  m.cover('halts', phase.is('halted'));
});
