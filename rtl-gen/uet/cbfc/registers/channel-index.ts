/** The register that chooses a virtual channel. */
import type { Bits, Ctx } from '../../../hdl/index.ts';
import type { Written } from '../../../lib/axi/register-table.ts';
import { wireVcBits } from '../settings.ts';

export interface ChannelIndex {
  /** What was written last, 0 after reset. */
  readonly index: Bits<5>;
  /** The channel of that number, where there is one. */
  readonly vc: Bits;
  readonly exists: Bits<1>;
  /** `index` has changed in the clock before, or was written with the same number again. */
  readonly chosen: Bits<1>;
}

/** Keeps the index that software writes. It counts from the second clock after the write on. */
export function channelIndex(m: Ctx, vcBits: number, { value, written }: Written<5>): ChannelIndex {
  const index = m.next('channel_index', value, { reset: 0, enable: written });
  const chosen = m.next('channel_chosen', written, { reset: 0 });
  const exists = m.named('exists', vcBits === wireVcBits ? m.lit(1, 1) : index.shr(vcBits).any().not());
  return { index, vc: index.trunc(vcBits), exists, chosen };
}
