/** The end of a context of the PDS target: it is forgotten, and back in a fixed time. */
import { type Bits, bind, bit, bits, clog2, enumOf } from '../../../rtl-gen/hdl/index.ts';
import { drainClocks, forgetClocks, retirement } from '../../../rtl-gen/uet/pds/target-side/housekeeping/retirement.ts';
import { type Proof, proof } from '../../formal/proof.ts';

const contexts = 4;
/** Clocks from the one in which an end is taken to `retired`, but for those in which `forget` waits to be taken. */
const retireClocks = drainClocks + forgetClocks;
const Clocks = bits(clog2(retireClocks + 1));

const retires = bind(retirement(contexts), (io, inside, m) => {
  const step = inside.value('step', enumOf('free', 'draining', 'forgetting', 'settling'));
  const left = inside.bits('left', clog2(Math.max(drainClocks, forgetClocks)));
  const busy = m.reg('spec_busy', bit, { reset: 0 });
  const forgotten = m.reg('spec_forgotten', bit, { reset: 0 });
  const pdc = m.reg('spec_pdc', bits(clog2(contexts)));
  const age = m.reg('spec_age', Clocks);
  const waits = io.forget.valid.and(io.forget.ready.not());
  m.when(io.ended.valid.and(io.ended.ready), () => {
    busy.set(1);
    forgotten.set(0);
    pdc.set(io.ended.payload);
    age.set(1);
  }).elsewhen(busy.and(waits.not()), () => age.set(age.add(1)));
  m.when(io.forget.valid.and(io.forget.ready), () => forgotten.set(1));
  m.when(io.retired.valid, () => busy.set(0));

  m.assert('one_at_a_time', io.ended.ready.eq(busy.not()));
  m.assert('is_drained', io.forget.valid.eq(busy.and(age.eq(drainClocks))));
  m.assert('is_forgotten_as_it_is', io.forget.valid.implies(io.forget.payload.eq(pdc).and(forgotten.not())));
  m.assert('retires_in_time', io.retired.valid.eq(busy.and(age.eq(retireClocks))));
  m.assert('retires_as_it_is', io.retired.valid.implies(io.retired.pdc.eq(pdc).and(forgotten)));
  m.assert('is_not_too_old', busy.implies(age.any().and(age.le(retireClocks))));

  // What ties the age to the part's own state.
  const wide = (value: Bits): Bits => value.zext(Clocks.width);
  const [drains, settles] = [busy.and(age.lt(drainClocks)), busy.and(age.gt(drainClocks))];
  m.assert('drains_then_settles', step.is('draining').eq(drains).and(step.is('settling').eq(settles)));
  m.assert('drains', drains.implies(age.add(wide(left)).eq(drainClocks - 1)));
  m.assert('settles', settles.implies(age.add(wide(left)).eq(retireClocks)));
  m.assert('settles_when_forgotten', busy.implies(forgotten.eq(settles)));
  m.assert('keeps_it', busy.implies(io.retired.pdc.eq(pdc)));
  m.cover('retires_with_the_highest_number', io.retired.valid.and(io.retired.pdc.eq(contexts - 1)));
});

export const pdsRetirementProofs: readonly Proof[] = [
  proof(
    'pds-retirement',
    'A context of the PDS target retires once after its PDC has ended, forgotten, in a fixed time but for the wait to be forgotten.',
    retires,
    { coverDepth: retireClocks + 3 },
  ),
];
