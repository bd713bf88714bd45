/** The ports of path selection, as plain values. */
import {
  PathEvent as EventShape,
  PathPicked,
  PathRegisters,
} from '../../../../../rtl-gen/uet/cms/paths/path-records.ts';
import type { PathEventOf, PathSettings, Picked, Way } from '../../../golden/cms/paths/fixed/path-context.ts';
import { type Dut, eventReader, eventWriter, hardwareNames, shapePort } from '../../test-kit.ts';

/** An event of a context. */
export interface PathEvent extends PathEventOf {
  readonly ccc: number;
}

/** What the hardware gives a packet. */
export interface ShownPick extends Picked {
  readonly ccc: number;
}

/** Sets the registers; `most` is how many paths the hardware has. */
export const setPathRegisters = (dut: Dut, { scheme, paths, freeze }: PathSettings, most: number): void =>
  shapePort(dut, 'registers', PathRegisters(32)).set({ scheme, unused: most - paths, freeze });

/** A function that puts an event, or none, at the port. */
export function pathWriter(dut: Dut): (event: PathEvent | undefined) => void {
  const write = eventWriter(dut, 'event', EventShape(32, 32));
  return (event) => write(event && { valid: 1, ...hardwareNames(event) });
}

/** A function that reads the event of this clock. */
export function pathReader(dut: Dut): () => PathEvent | undefined {
  const read = eventReader(dut, 'event', EventShape(32, 32));
  return () => {
    const event = read();
    if (event === undefined) return undefined;
    const { entropy, now, second_draw: secondDraw } = event;
    const [ccc, firstDraw] = [Number(event.ccc), Number(event.first_draw)];
    return { ccc, kind: event.kind as PathEvent['kind'], entropy, now, firstDraw, secondDraw };
  };
}

/** A function that reads what leaves in this clock. */
export function pickReader(dut: Dut): () => ShownPick | undefined {
  const read = eventReader(dut, 'picked', PathPicked(32));
  return () => {
    const picked = read();
    return picked && { ccc: Number(picked.ccc), entropy: picked.entropy, way: picked.way as Way };
  };
}
