/** A cell of the study: traffic, control, paths and what a full queue does; and the run of it. */
import { seededRandom } from '../../support/random.ts';
import { bdpAtStart, maxWindowOf, type NsccSettings } from '../../testbench/uet/golden/cms/nscc/constants.ts';
import type { PathBalancer } from '../../testbench/uet/golden/cms/paths/balancer.ts';
import { Bitmap } from '../../testbench/uet/golden/cms/paths/bitmap.ts';
import { Mixed } from '../../testbench/uet/golden/cms/paths/mixed.ts';
import { Oblivious } from '../../testbench/uet/golden/cms/paths/oblivious.ts';
import { Reps } from '../../testbench/uet/golden/cms/paths/reps.ts';
import { EventQueue } from '../../testbench/uet/network/event-queue.ts';
import { LeafSpine, type LeafSpineSettings } from '../../testbench/uet/network/leaf-spine.ts';
import { type Body, controlPacket, headerBytes, mss, mtu, type StudyPacket } from './bodies.ts';
import { CreditPacer } from './credit-pacer.ts';
import { type FlowCounts, type FlowSpec, noCounts } from './flow.ts';
import { Nic } from './nic.ts';
import { OnePath } from './one-path.ts';
import { OrderedReceiver, OrderedSender } from './ordered-flow.ts';
import { DcqcnControl, HpccControl, NsccControl, type RateControl } from './rate-control.ts';
import { UetReceiver } from './uet-receiver.ts';
import { UetSender } from './uet-sender.ts';

/** `rod`: NSCC's window over packets that have to arrive in order. */
export type Control = 'nscc' | 'rccc' | 'both' | 'dcqcn' | 'hpcc' | 'rod';
export type Paths = 'oblivious' | 'bitmap' | 'reps' | 'mixed' | 'one';
/** `trim`; drops with queues of 5 BDP and 1 BDP, and with SLEEK; trimming without marks; queues without an end. */
export type LossMode = 'trim' | 'drop5bdp' | 'drop1bdp' | 'drop1bdp_sleek' | 'trim_noecn' | 'endless';

export interface Cell {
  readonly flows: readonly FlowSpec[];
  readonly control: Control;
  readonly paths: Paths;
  readonly mode: LossMode;
  /** Spines; with 4 the fabric carries half of what hosts do. */
  readonly spines: number;
  /** Links of the first spine run at a quarter of the rate. */
  readonly hasSlowSpine: boolean;
  readonly seed: number;
  /** Who gives way in a full queue; ours by default. */
  readonly victim?: 'arriving' | 'either';
  /** A timeout charges the path of the packet that was lost, as our hardware does; else path 0, as in uet-htsim. */
  readonly chargesOwnPath?: boolean;
  /** Changes of the network before the first event. */
  readonly prepare?: (network: LeafSpine<Body>, events: EventQueue) => void;
  /** Called each `sampleEvery` ps. */
  readonly sampleEvery?: number;
  readonly sample?: (network: LeafSpine<Body>, now: number, flows: readonly FlowRun[]) => void;
}

/** A flow during and after the run. */
export interface FlowRun extends FlowSpec {
  readonly counts: FlowCounts;
  /** ps; `undefined`: it has not come to its end. */
  completed: number | undefined;
}

export interface CellRun {
  readonly flows: readonly FlowRun[];
  readonly network: LeafSpine<Body>;
  /** When the last flow ended, or the run was given up. */
  readonly end: number;
}

/** 400 Gb/s, 64 hosts, 8 leaves. */
const linkRate = 400e9;
const linkDelay = 1e6;
const switchDelay = 0.3e6;
const hosts = 64;

/** A full packet there and an ACK back, through four links and three switches, without queues. */
export const networkRtt = Math.trunc(
  2 * (4 * linkDelay + 3 * switchDelay) + (4 * (mtu + headerBytes) * 8e12) / linkRate,
);
const bdp = bdpAtStart(networkRtt, linkRate);
const bdpPackets = Math.ceil(bdp / mtu);
/** A packet more than the BDP is the simulator's rounding. */
export const queueBytes = bdpPackets * mtu;

/** Paths of a flow. */
const paths = 64;
/** Where no queue drops anything nothing times out early, in ps. */
const lossless = 10e9;
/** A run that is not over by then is given up, in ps. */
const patience = 50e9;

function queueOf(mode: LossMode, victim: 'arriving' | 'either'): LeafSpineSettings['queue'] {
  const size = { drop5bdp: 5 * queueBytes, endless: Number.POSITIVE_INFINITY }[mode as string] ?? queueBytes;
  const low = Math.ceil(0.2 * bdpPackets) * mtu;
  const high = Math.ceil(0.8 * bdpPackets) * mtu;
  return {
    dataBytes: size,
    controlBytes: 2 * size,
    ecn: mode === 'trim_noecn' ? undefined : { low, high },
    isTrimming: mode === 'trim' || mode === 'trim_noecn',
    trimmedBytes: headerBytes,
    victim,
  };
}

function balancerOf(kind: Paths, draw: () => number): PathBalancer {
  const start = (): { xor: number; upper: number } => ({ xor: draw() & (paths - 1), upper: (draw() & 0x3ff) * paths });
  switch (kind) {
    case 'oblivious':
      return new Oblivious(paths, start());
    case 'bitmap':
      return new Bitmap(paths, start());
    case 'mixed':
      return new Mixed(paths, start());
    case 'reps':
      return new Reps(paths);
    case 'one':
      return new OnePath(draw() & 0xffff);
  }
}

function rateControlOf(control: 'dcqcn' | 'hpcc' | 'rod', events: EventQueue, nscc: NsccSettings): RateControl {
  if (control === 'rod') return new NsccControl(nscc);
  if (control === 'hpcc') {
    const baseRtt = Math.ceil(networkRtt / 1000);
    return new HpccControl({ linkRate, baseRtt, eta: 0.95, maxStage: 5, additive: 200e6, leastRate: 100e6 });
  }
  return new DcqcnControl(events, {
    linkRate,
    alphaTime: 55_000,
    decreaseTime: 4_000,
    rateTime: 55_000,
    fastStages: 5,
    clampsTarget: false,
    additive: 400e6,
    hyper: 4e9,
    leastRate: 100e6,
    gain: 1 / 256,
  });
}

interface Ends {
  readonly sender: { start(): void; receive(body: Body): void };
  readonly receiver: {
    receive(packet: StudyPacket, body: Extract<Body, { kind: 'data' | 'request' | 'probe' }>): void;
  };
}

/** Runs a cell until its last flow has ended. */
export function runCell(cell: Cell): CellRun {
  const { control, mode, spines, seed, victim = 'arriving' } = cell;
  const events = new EventQueue();
  const random = seededRandom(seed);
  const hasCredit = control === 'rccc' || control === 'both';
  const queue = queueOf(mode, victim);
  const network = new LeafSpine<Body>(events, {
    hosts,
    leaves: 8,
    spines,
    rate: linkRate,
    linkDelay,
    switchDelay,
    queue,
    marksAtLastHop: !hasCredit,
    seed: random.fork('network').word(),
  });
  if (cell.hasSlowSpine) slowDown(network);
  cell.prepare?.(network, events);

  const flows: FlowRun[] = cell.flows.map((flow) => ({ ...flow, counts: noCounts(), completed: undefined }));
  const ends = new Map<number, Ends>();
  const nics = Array.from({ length: hosts }, (_, host) => new Nic(network, host, (packet) => arrive(host, packet)));
  const nscc: NsccSettings = { linkRate, networkRtt, mtu, mss, hasTrimming: queue.isTrimming };
  const leastTimeout = mode === 'endless' ? lossless : 15e6 + Math.trunc((queue.dataBytes * 48e12) / linkRate);
  const pacers = hasCredit ? Array.from({ length: hosts }, (_, host) => pacerOf(host)) : undefined;
  let open = flows.length;
  let end = 0;

  for (const flow of flows) {
    const nic = nics[flow.source]!;
    const back = nics[flow.destination]!;
    const done = (): void => {
      flow.completed = events.now;
      open--;
      end = events.now;
    };
    const { counts } = flow;
    const own = random.fork(`flow ${flow.id}`);
    const draw = (): number => own.word() >>> 1;
    const made = endsOf();
    ends.set(flow.id, made);
    events.at(flow.start, () => made.sender.start(), undefined);

    function endsOf(): Ends {
      if (control === 'dcqcn' || control === 'hpcc' || control === 'rod') {
        const options = {
          control: rateControlOf(control, events, nscc),
          entropy: draw() & 0xffff,
          leastTimeout,
          isTrimmable: control === 'rod',
        };
        const sender = new OrderedSender(flow, { events, nic, counts, done }, options);
        return { sender, receiver: new OrderedReceiver(flow, (packet) => back.control(packet), counts) };
      }
      const balancer = balancerOf(cell.paths, draw);
      const hasWindow = control !== 'rccc';
      const hasSleek = mode === 'drop1bdp_sleek';
      const { chargesOwnPath = false } = cell;
      const options = { hasWindow, hasCredit, hasSleek, chargesOwnPath, nscc, leastTimeout, draw };
      const sender = new UetSender(flow, { events, nic, paths: balancer, counts, done }, options);
      const port = {
        control: (packet: StudyPacket) => back.control(packet),
        asked: (id: number, target: number, joins: boolean) => pacers?.[flow.destination]?.asked(id, target, joins),
      };
      return { sender, receiver: new UetReceiver(flow, port, counts) };
    }
  }

  if (cell.sampleEvery !== undefined) events.at(0, sample, cell.sampleEvery);
  events.run(patience, () => open === 0);
  return { flows, network, end: open === 0 ? end : events.now };

  function sample(every: number): void {
    cell.sample?.(network, events.now, flows);
    if (open > 0) events.after(every, sample, every);
  }

  function pacerOf(host: number): CreditPacer {
    const uniform = random.fork(`pacer ${host}`);
    const oversubscription = control === 'rccc' && spines < 8 ? 8 / spines : undefined;
    const maxWindow = maxWindowOf(bdp);
    return new CreditPacer(
      events,
      { linkRate, maxWindow, networkRtt, oversubscription, uniform: () => uniform.word() / 2 ** 32 },
      (flow, granted) => {
        const { source } = flows.find(({ id }) => id === flow)!;
        nics[host]!.control(controlPacket(host, source, flow & 63, { kind: 'credit', flow, granted }));
      },
    );
  }

  function arrive(host: number, packet: StudyPacket): void {
    const { body } = packet;
    const { sender, receiver } = ends.get(body.flow)!;
    if (body.kind === 'data' || body.kind === 'request' || body.kind === 'probe') {
      if (body.kind === 'data') pacers?.[host]?.saw(packet);
      receiver.receive(packet, body);
    } else sender.receive(body);
  }
}

/** The first spine's links at a quarter, with queues and levels of a quarter, as the simulator's option has it. */
function slowDown(network: LeafSpine<Body>): void {
  for (const port of Array.from({ length: network.settings.leaves }, (_, leaf) => network.between(leaf, 0)).flat())
    port.slowDown(0.25);
}
