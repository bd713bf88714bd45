/** Three transports over losses of links and over a link that fails: RUD on all paths, ROD on one, and as RoCEv2. */
import type { EventQueue } from '../../testbench/uet/network/event-queue.ts';
import type { LeafSpine } from '../../testbench/uet/network/leaf-spine.ts';
import type { Body } from './bodies.ts';
import { runCell } from './cell.ts';
import { type CellFigures, figuresOf } from './figures.ts';
import { goodputOverTime, type Series } from './over-time.ts';
import { type CellName, cellOf } from './scenarios.ts';

export interface Transport extends CellName {
  readonly text: string;
}

export const transports: readonly Transport[] = [
  { text: 'RUD, NSCC, sprayed', traffic: 'perm', control: 'nscc', paths: 'mixed', mode: 'trim' },
  { text: 'ROD, NSCC, one path', traffic: 'perm', control: 'rod', paths: 'one', mode: 'trim' },
  { text: 'as RoCEv2: DCQCN, one path', traffic: 'perm', control: 'dcqcn', paths: 'one', mode: 'drop1bdp' },
];

/** The probability that a link between switches loses a packet. */
export const losses = [0, 1e-5, 1e-4, 1e-3, 1e-2] as const;

export function overLoss(transport: Transport, loss: number, seed: number): CellFigures {
  const prepare = (network: LeafSpine<Body>): void => {
    for (const port of [...network.up, ...network.down].flat()) port.link.state.loss = loss;
  };
  return figuresOf(runCell(cellOf(nameOf(transport), { seed, chargesOwnPath: true, prepare })));
}

/** When a link fails, and how much later routing knows; in us. */
export const failure = { at: 50, known: 200 } as const;

/** The first leaf loses both directions to its first spine. */
export function overFailure(
  transport: Transport,
  seed: number,
): { readonly figures: CellFigures; readonly series: Series; readonly swallowed: number } {
  const prepare = (network: LeafSpine<Body>, events: EventQueue): void => {
    const fail = (): void => {
      for (const { link } of network.between(0, 0)) link.state.isFailed = true;
    };
    events.at(failure.at * 1e6, fail, undefined);
    events.at((failure.at + failure.known) * 1e6, () => network.withdraw(0, 0), undefined);
  };
  const { series, run } = goodputOverTime(nameOf(transport), { seed, chargesOwnPath: true, prepare });
  const swallowed = run.network.between(0, 0).reduce((sum, { link }) => sum + link.counts.failed, 0);
  return { figures: figuresOf(run), series, swallowed };
}

const nameOf = ({ traffic, control, paths, mode }: Transport): CellName => ({ traffic, control, paths, mode });
