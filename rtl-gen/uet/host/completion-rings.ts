/** Writes completions into rings of host memory. */
import {
  type Bits,
  bit,
  bits,
  clog2,
  enumOf,
  module,
  pack,
  record,
  sink,
  source,
  type ValueOf,
} from '../../hdl/index.ts';
import { chooseFrom } from '../../lib/bits/choose.ts';
import { lowFirst } from '../../lib/bits/joined.ts';
import { beat } from '../../lib/packet/beat.ts';
import { widthDown } from '../../lib/packet/width-down.ts';
import type { EndpointWidth } from '../endpoint/settings.ts';
import {
  CompletionEntry,
  ConsumerDoorbell,
  completionBytes,
  completionRingBits,
  RingCompletion,
  RingWrite,
} from './queue-records.ts';

/** Where a completion is written, and the ring that it is of. */
export const CompletionPlace = record({ address: bits(64), ring: bits(completionRingBits) });

const State = enumOf('take', 'look', 'wait', 'write');

/**
 * Each of `completions` to the next entry of its ring, a packet of 32 bytes on `down`, with the ring's phase: 1 in its
 * first lap, then turn by turn. One for a ring that is full waits, and those after it, until software has said by
 * `doorbell` that it has read some; one for a ring that is not enabled is lost (`lost`). 4 clocks each, 5 with 16 bytes
 * a clock.
 */
export const completionRings = (size: EndpointWidth) => {
  const rings = 2 ** completionRingBits;
  const Wide = beat(Math.max(size, completionBytes), CompletionPlace);
  return module(
    `completion_rings_b${size}_r${rings}`,
    {
      summary: `Writes completions into ${rings} rings of host memory.`,
      in: { set: RingWrite(completionRingBits), doorbell: ConsumerDoorbell, host_error: bit },
      out: { heads: bits(16 * rings), lost: bit },
      link: { completions: sink(RingCompletion), down: source(beat(size, CompletionPlace)) },
    },
    ({ set, doorbell, host_error, completions }, m) => {
      const state = m.reg('state', State, { reset: 'take' });
      const given = completions.takeWhen(state.is('take'));
      const item = m.reg('item', RingCompletion);
      const place = m.reg('place', bits(64));
      const phase = m.reg('phase', bit);

      // What is written.
      const entry = m.forward('entry', CompletionEntry);
      entry.set({ ...item.facts, reserved: m.lit(4, 0), host_error, reserved_2: m.lit(6, 0), phase });
      const bytes = (value: Bits): Bits => (Wide.bytes === completionBytes ? value : value.zext(8 * Wide.bytes));
      const keep = m.lit(Wide.bytes, (1n << BigInt(completionBytes)) - 1n);
      const user: ValueOf<typeof CompletionPlace> = { address: place, ring: item.ring };
      const leaving = m.offer('leaving', {
        payload: { data: bytes(pack(entry)), keep, last: m.lit(1, 1), user },
        valid: state.is('write'),
      });
      const written = m.named('written', leaving.fires);

      const all = Array.from({ length: rings }, (_, i) => {
        const isMine = (of: { readonly valid: Bits<1>; readonly index: Bits }) => of.valid.and(of.index.eq(i));
        const ring = {
          on: m.reg(`on_${i}`, bit, { reset: 0 }),
          base: m.reg(`base_${i}`, bits(64)),
          mask: m.reg(`mask_${i}`, bits(15)),
          head: m.reg(`head_${i}`, bits(16), { reset: 0 }),
          consumer: m.reg(`consumer_${i}`, bits(16), { reset: 0 }),
        };
        m.when(isMine(doorbell), () => ring.consumer.set(doorbell.consumer));
        m.when(written.and(item.ring.eq(i)), () => ring.head.set(ring.head.add(1)));
        m.when(isMine(set), () => {
          ring.on.set(set.ring.enable);
          ring.base.set(set.ring.base);
          ring.mask.set(m.lit(15, 0).not().shl(set.ring.log_size).not());
          ring.head.set(0);
          ring.consumer.set(0);
        });
        return ring;
      });
      const ring = chooseFrom(m, item.ring, all);
      const isFull = m.reg('is_full', bit);
      const isOff = m.reg('is_off', bit);
      const at = m.named('at', ring.head.trunc(15).and(ring.mask));
      // The lap is the bit above those of the mask.
      const lap = m.named('lap', ring.head.and(ring.mask.zext(16).add(1)).any());
      m.match(state, {
        take: () =>
          m.when(given.valid, () => {
            item.set(given.payload);
            state.set('look');
          }),
        look: () => {
          place.set(ring.base.add(at.zext(64).shl(clog2(completionBytes))));
          phase.set(lap.not());
          isFull.set(ring.head.sub(ring.consumer).gt(ring.mask.zext(16)));
          isOff.set(ring.on.not());
          state.set('wait');
        },
        wait: () => {
          m.when(isOff, () => state.set('take'))
            .elsewhen(isFull, () => state.set('look'))
            .otherwise(() => state.set('write'));
        },
        write: () => m.when(written, () => state.set('take')),
      });
      return {
        heads: lowFirst(all.map(({ head }) => head)),
        lost: state.is('wait').and(isOff),
        down:
          size >= completionBytes
            ? leaving
            : leaving.through('narrow', () => widthDown(beat(size, CompletionPlace), completionBytes / size)),
      };
    },
  );
};
