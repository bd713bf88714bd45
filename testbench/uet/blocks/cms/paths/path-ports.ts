/** The ports of path selection, as plain values. */
import type { Dut } from '../../../../bench/context.ts';
import type { PathEventOf, PathSettings, Picked, Scheme, Way } from '../../../golden/cms/paths/fixed/path-context.ts';

/** An event of a context. */
export interface PathEvent extends PathEventOf {
  readonly ccc: number;
}

/** What the hardware gives a packet. */
export interface ShownPick extends Picked {
  readonly ccc: number;
}

/** In the order of the hardware's enums. */
const kinds: readonly PathEventOf['kind'][] = ['start', 'pick', 'good', 'ecn', 'nack', 'timeout'];
const schemes: readonly Scheme[] = ['oblivious', 'bitmap', 'reps', 'mixed'];
const ways: readonly Way[] = ['walk', 'recycle', 'fresh', 'explore', 'frozen', 'frozen_empty'];

/** Sets the registers; `most` is how many paths the hardware has. */
export function setPathRegisters(dut: Dut, { scheme, paths, freeze }: PathSettings, most: number): void {
  dut.port('registers_scheme').set(schemes.indexOf(scheme));
  dut.port('registers_unused').set(most - paths);
  dut.port('registers_freeze').set(freeze);
}

const numbers = ['ccc', 'entropy', 'now', 'first_draw', 'second_draw'] as const;

/** A function that puts an event, or none, at the port. */
export function pathWriter(dut: Dut): (event: PathEvent | undefined) => void {
  const valid = dut.port('event_valid');
  const kind = dut.port('event_kind');
  const [ccc, entropy, now, first, second] = numbers.map((name) => dut.port(`event_${name}`));
  return (event) => {
    valid.set(event === undefined ? 0 : 1);
    if (event === undefined) return;
    kind.set(kinds.indexOf(event.kind));
    ccc!.set(event.ccc);
    entropy!.set(event.entropy);
    now!.set(event.now);
    first!.set(event.firstDraw);
    second!.set(event.secondDraw);
  };
}

/** A function that reads the event of this clock. */
export function pathReader(dut: Dut): () => PathEvent | undefined {
  const valid = dut.port('event_valid');
  const kind = dut.port('event_kind');
  const [ccc, entropy, now, first, second] = numbers.map((name) => {
    const port = dut.port(`event_${name}`);
    return (): number => Number(port.get());
  });
  return () =>
    Number(valid.get()) === 0
      ? undefined
      : {
          kind: kinds[Number(kind.get())]!,
          ccc: ccc!(),
          entropy: entropy!(),
          now: now!(),
          firstDraw: first!(),
          secondDraw: second!(),
        };
}

/** A function that reads what leaves in this clock. */
export function pickReader(dut: Dut): () => ShownPick | undefined {
  const [valid, ccc, entropy, way] = ['valid', 'ccc', 'entropy', 'way'].map((name) => dut.port(`picked_${name}`));
  return () =>
    Number(valid!.get()) === 0
      ? undefined
      : { ccc: Number(ccc!.get()), entropy: Number(entropy!.get()), way: ways[Number(way!.get())]! };
}
