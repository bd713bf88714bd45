/** Receiver of RCCC: what it grants, and who waits. */
import { bind, bit, bits, record } from '../../../rtl-gen/hdl/index.ts';
import { Credit } from '../../../rtl-gen/uet/cms/rccc/receiver-records.ts';
import { GRANT, sourceCredit } from '../../../rtl-gen/uet/cms/rccc/source-credit.ts';
import { type Proof, proof } from '../../formal/proof.ts';

const sources = 4;
const sourceBits = 2;

const Source = record({ granted: Credit, target: Credit, is_waiting: bit });

/**
 * Of one source, any, whatever comes in whatever order. The forwarding RAM is taken at its word, that a read gives what
 * the last write left (`forwarding-ram-2`).
 */
const oneSource = bind(sourceCredit(sources, sourceBits), (io, inside, m) => {
  const watched = m.symbolic('spec_source', bits(sourceBits));
  const { steps, value, change } = io;
  const source = m.next('spec_source_3', m.next('spec_source_2', m.next('spec_source_1', io.source)));
  let valid = io.enable;
  for (const i of [1, 2, 3]) valid = m.next(`spec_valid_${i}`, valid, { reset: 0 });
  const asks = m.named('spec_asks', valid.and(source.eq(watched)));
  const known = m.reg('spec_known', bit, { reset: 0 });
  const held = m.reg('spec_held', Source);
  const now = inside.value('credits_now', Source);
  const isHeld = now.granted.eq(held.granted).and(now.target.eq(held.target));
  m.assume('the_last_one_is_read', asks.and(known).implies(isHeld.and(now.is_waiting.eq(held.is_waiting))));
  const kinds = [steps.start, steps.target, steps.waits, steps.serves, steps.gives];
  for (const [i, a] of kinds.entries()) {
    for (const b of kinds.slice(i + 1)) m.assume(`one_kind_${kinds.indexOf(a)}_${kinds.indexOf(b)}`, a.and(b).not());
  }
  // Credit is compared modulo 2^24: nothing is half of that away.
  const near = 2 ** 22;
  const isNear = (a: typeof value, b: typeof value) =>
    a
      .sub(b)
      .add(near)
      .lt(2 * near);
  m.assume('targets_are_near', isNear(value, now.granted).and(isNear(now.target, now.granted)));
  const next = inside.value('credits_next', Source);
  m.when(asks.and(known.or(steps.start)), () => {
    known.set(1);
    held.set(next);
  });
  const open = held.target.sub(held.granted);
  const isOpen = open.at(23).not().and(open.any());
  m.assert('who_is_owed_credit_waits', known.and(isOpen).implies(held.is_waiting));
  const isServed = m.reg('spec_served', bit, { reset: 0 });
  isServed.set(asks.and(known).and(steps.serves));
  const beyond = change.credit.sub(held.target);
  const isBeyond = beyond.at(23).not().and(beyond.any());
  m.assert('a_grant_is_within_the_target', isServed.and(change.quanta.any()).implies(isBeyond.not()));
  m.assert('a_grant_is_one_at_most', isServed.implies(change.quanta.le(GRANT)));
  m.assert('who_is_owed_more_comes_again', isServed.and(isOpen).implies(change.waits));
  m.cover('is_owed_more', isServed.and(isOpen));
});

export const rcccProofs: readonly Proof[] = [
  proof(
    'rccc-receiver-source',
    'No grant to a source that waits is beyond its target, and every source with a target beyond its credit waits.',
    oneSource,
    { given: ['forwarding_ram'] },
  ),
];
