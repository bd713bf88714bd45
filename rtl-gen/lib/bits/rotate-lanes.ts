/** Things side by side, turned round. */
import { type Bits, type Ctx, clog2 } from '../../hdl/index.ts';

/**
 * The lanes, a power of two of them, turned up by `by`, which has one bit for each power of two below their number:
 * lane `i` becomes lane `i + by`, and what leaves at the top comes in at the bottom. One lane stays where it is. A
 * choice of two for each bit of `by`, named after `name`.
 */
export function rotateLanes<V>(m: Ctx, name: string, lanes: readonly V[], by: Bits | undefined): V[] {
  const steps = clog2(lanes.length);
  if (2 ** steps !== lanes.length) throw new RangeError(`${lanes.length} lanes to turn: give a power of two`);
  if ((by?.width ?? 0) !== steps) throw new RangeError(`${lanes.length} lanes turn by a number of ${steps} bits`);
  let turned = [...lanes];
  for (let step = 0; step < steps; step++) {
    const far = 2 ** step;
    const from = turned;
    turned = from.map((lane, i): V => {
      const below = from[(i + from.length - far) % from.length]!;
      const label = `${name}_by_${2 * far - 1}_lane_${i}`;
      return m.named<Record<string, V>>({ [label]: m.mux<V>(by!.at(step), below, lane) })[label]!;
    });
  }
  return turned;
}
