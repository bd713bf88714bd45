/** What the IVs under keys are masked with, beside the results of the cache of keys. */
import { type Bits, bit, bits, type Ctx, type Mem, type ValueOf } from '../../../hdl/index.ts';
import type { keyErase } from '../gcm/key-install.ts';

export const Mask = bits(96);

interface MaskWrite {
  readonly made: Bits<1>;
  readonly mask: Bits<96>;
  /** Of the key that is made. */
  readonly slot: Bits;
  readonly erase: ValueOf<ReturnType<typeof keyErase>>;
}

/** The mask of the key in each slot of the engine, which is overwritten with its key. */
export function keyMasks(m: Ctx, keys: number, { made, mask, slot, erase }: MaskWrite): Mem<Bits<96>> {
  const masks = m.mem('masks', Mask, { depth: keys });
  masks.write({
    addr: m.mux(erase.enable, erase.number, slot),
    data: mask.mask(erase.enable.not()),
    enable: made.or(erase.enable),
  });
  return masks;
}

/**
 * A result, which is fetched where it is there and nothing else waits to leave, and leaves in the next clock with its
 * mask. While nothing leaves the mask is read again and again, so that none stays.
 */
export function withMask<R extends { readonly slot: Bits }>(
  m: Ctx,
  masks: Mem<Bits<96>>,
  result: R,
  isThere: Bits<1>,
  ready: Bits<1>,
) {
  const leaves = m.reg('leaves', bit, { reset: 0 });
  const fetches = m.named('fetches', isThere.and(leaves.not().or(ready)));
  const shown = m.next('shown', result, { enable: fetches });
  const mask = masks.readSync({ addr: result.slot, enable: fetches.or(leaves.not()), onCollision: 'undefined' });
  m.when(fetches, () => leaves.set(1)).elsewhen(ready, () => leaves.set(0));
  return { leaves, fetches, shown, mask };
}
