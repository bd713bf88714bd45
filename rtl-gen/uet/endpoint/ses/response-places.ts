/** Handles of responses: where each lies from SES to the frame that carries it. */
import { type Bits, bit, bits, clog2, module, record } from '../../../hdl/index.ts';
import { placeList } from './place-list.ts';

/**
 * Responses that are not guaranteed, of the last so many, which lie where they are. More than can be between SES and
 * the frame: the responses that wait for the target (64), those in it and its replies (64 and its pipeline of 30).
 */
const plainPlaces = 256;

/** Bits of a handle; the most significant one says that it is of a guaranteed response. */
export const handleBits = (guaranteed: number): number => 1 + Math.max(clog2(plainPlaces), clog2(guaranteed));

/** Places that are not needed any more, by whoever knows it; handles as on the ports of the PDS target. */
export const HandleRelease = record({
  /** The reply has been sent, and the target does not keep the response. */
  sent: record({ valid: bit, handle: bits(32) }),
  /** The target has kept it, and does not need it any more. */
  released: record({ valid: bit, handle: bits(32) }),
  /** Its PDC was gone when it came to the target. */
  stale: record({ valid: bit, handle: bits(32) }),
  /** A reply leaves the target, and whether one waits there. */
  reply_leaves: bit,
  reply_waits: bit,
});

/** Replies that a target may hold: those that wait, and those in its pipeline. */
const repliesHeld = 96;

/** Clocks without a reply after which none is on the way. */
const quietClocks = 32;

/**
 * A handle in each clock with `take`, of the next place of its kind: guaranteed ones stay until they are released, of
 * which there has to be one; others in turn.
 *
 * A response that is `released` may be in replies that were made before, and is in none that are made after. So its
 * place is free only when as many replies have left as a target holds, or none has come for longer than its pipeline.
 * `returned`: one place of a guaranteed response is free again; `held` counts those that are not.
 */
export const responsePlaces = (guaranteed: number) => {
  const width = handleBits(guaranteed) - 1;
  const Index = bits(clog2(guaranteed));
  return module(
    `uet_response_places_g${guaranteed}`,
    {
      summary: `Handles of responses, ${guaranteed} of them guaranteed.`,
      in: { take: bit, guaranteed: bit, released: HandleRelease },
      out: {
        ready: bit,
        handle: bits(handleBits(guaranteed)),
        returned: bit,
        held: bits(clog2(guaranteed) + 1),
      },
    },
    ({ take, guaranteed: isGuaranteed, released }, m) => {
      type Release = (typeof released)['sent'];
      const placeOf = ({ valid, handle }: Release): Bits =>
        handle
          .trunc(Index.width)
          .oneHot(guaranteed)
          .mask(valid.and(handle.at(width)));
      const now = m.named('now_free', placeOf(released.sent).or(placeOf(released.stale)));
      const waits = m.reg('waits', bits(guaranteed), { reset: 0 });
      const aged = m.reg('aged', bits(guaranteed), { reset: 0 });
      const replies = m.reg('replies', bits(clog2(repliesHeld + 1)), { reset: 0 });
      const quiet = m.reg('quiet', bits(clog2(quietClocks + 1)), { reset: 0 });
      const isOver = m.named('is_over', replies.ge(repliesHeld).or(quiet.eq(quietClocks)));
      const fresh = placeOf(released.released);
      m.when(isOver, () => {
        replies.set(0);
        quiet.set(0);
        aged.set(waits);
        waits.set(fresh);
      }).otherwise(() => {
        replies.set(replies.add(released.reply_leaves.zext(replies.width)));
        m.when(released.reply_waits, () => quiet.set(0)).otherwise(() => quiet.set(quiet.add(1)));
        waits.set(waits.or(fresh));
      });
      const takesGuaranteed = m.named('takes_guaranteed', take.and(isGuaranteed));
      const places = m.inst('places', placeList(guaranteed), {
        take: takesGuaranteed,
        leaving: m.next('leaving', now.or(aged.mask(isOver)), { reset: 0 }),
      });
      m.unused(places.there, released.sent.handle, released.released.handle, released.stale.handle);
      const turn = m.reg('turn', bits(clog2(plainPlaces)), { reset: 0 });
      m.when(take.and(isGuaranteed.not()), () => turn.set(turn.add(1)));
      const held = m.reg('held', bits(clog2(guaranteed) + 1), { reset: 0 });
      held.set(held.add(takesGuaranteed.zext(held.width)).sub(places.returned.zext(held.width)));
      const handle = m.mux(isGuaranteed, m.lit(1, 1).cat(places.place.zext(width)), m.lit(1, 0).cat(turn.zext(width)));
      return { ready: places.ready, handle, returned: places.returned, held };
    },
  );
};
