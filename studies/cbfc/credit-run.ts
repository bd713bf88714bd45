/** Both ends of CBFC in hardware over a wire of real length: how much of the line they use. */
import type { Simulator } from '../../testbench/engine/simulator.ts';
import { bytesPerNs, clockNs, fullShare, gapBytes, type Line, oneWayNs } from '../line/line.ts';
import { cellBytes } from './cells.ts';

/** What credit there is, in credits of `cellBytes`. */
export type CreditLimit =
  | { readonly mode: 'per_channel'; readonly limit: number }
  /** All channels share `limit`, of which each has `reserved` for itself. */
  | { readonly mode: 'port_dynamic'; readonly limit: number; readonly reserved: number };

/** Bytes of line time between CF_Updates, at least, and from one CF_Update of a channel to its next, at most. */
export interface Spacing {
  readonly minimum: number;
  readonly maximum: number;
}

/** SAI's defaults, and those of test equipment (link-layer.md B5). */
export const spacings = {
  sai: { minimum: 6_400, maximum: 262_144 },
  testers: { minimum: 800, maximum: 65_536 },
} as const satisfies Record<string, Spacing>;

export interface CreditRunOptions {
  readonly line: Line;
  readonly metres: number;
  /** Bytes of every frame, FCS included. */
  readonly frame: number;
  /** Lossless channels, from 0 on, and those of them that have frames: always. */
  readonly channels: number;
  readonly busy: readonly number[];
  readonly credit: CreditLimit;
  readonly spacing: Spacing;
}

/** Something on its way, and the clock from which on it is there. */
interface Flight {
  readonly vc: number;
  readonly due: number;
}

interface Freed {
  readonly entries: readonly [vc0: number, freed0: number, vc1: number, freed1: number];
  readonly due: number;
}

/** Codes of commands and of modes, as the hardware has them. */
const [enable, lossless, limitOf, reservedOf] = [0, 2, 5, 6];
const modes = { per_channel: 0, port_dynamic: 2 } as const;

/** A channel may use 128 times what is free: it is the limit of the port that counts. */
const largestAlpha = 7;

/**
 * The share of the line that frames take, by `simulator`, a fresh one of `cbfcPair`, once what is in use has gone round
 * twice.
 *
 * Each frame leaves when the line is free; it is in the receiver's buffer when its last byte has come, and out of it
 * when it has left again at the rate of the line, as frames do that are stored and forwarded. CF_Updates go between the
 * bytes of whatever leaves in the other direction, so they wait for nothing.
 */
export function creditShare(simulator: Simulator, options: CreditRunOptions): number {
  const { line, frame, busy, metres } = options;
  const { lineBytes } = line;
  const way = oneWayNs(line, metres) / clockNs(line);
  const frameClocks = (frame + gapBytes) / lineBytes;
  const loop = 2 * way + 2 * frameClocks + 40;
  const warm = Math.ceil(3 * loop + 4 * options.channels * frameClocks);
  // Refreshes of all channels come round several times.
  const rounds = (3 * options.spacing.maximum) / lineBytes;
  const last = Math.ceil(warm + Math.max(4 * loop, 60 * frameClocks, rounds));
  // What goes out on a limit repeats with as many frames as it is worth.
  const period = Math.max(1, Math.floor(options.credit.limit / Math.ceil(frame / cellBytes)));

  const inputs = portsOf(simulator);
  setUp(simulator, inputs.set, options);

  const arrivals: Flight[] = [];
  const leaving: Flight[] = [];
  const updates: Freed[] = [];
  let [turn, free, drained] = [0, 0, 0];
  let measuring: { readonly from: number; frames: number } | undefined;
  let end = 0;
  for (let clock = 0; end === 0; clock++) {
    // A frame is offered to one of the busy channels in turn; the sender takes it if that one has room.
    inputs.set('enqueue_valid', 1);
    inputs.set('enqueue_payload_vc', busy[turn]!);
    inputs.set('enqueue_payload_bytes', frame);
    turn = (turn + 1) % busy.length;

    // The line takes the next grant in the clock in which it becomes free.
    const takes = inputs.get('grant_valid') === 1 && free < (clock + 1) * lineBytes;
    inputs.set('grant_ready', Number(takes));
    if (takes) {
      const from = Math.max(free, clock * lineBytes);
      if (clock >= warm) {
        if (measuring === undefined) measuring = { from, frames: 0 };
        else measuring.frames++;
        if (clock >= last && measuring.frames % period === 0) end = from;
      }
      free = from + frame + gapBytes;
      arrivals.push({ vc: inputs.get('grant_payload_vc'), due: (from + frame) / lineBytes + way });
    }

    const come = take(arrivals, clock);
    inputs.set('far_arrival_valid', Number(come !== undefined));
    if (come !== undefined) {
      inputs.set('far_arrival_payload_vc', come.vc);
      drained = Math.max(drained, clock) + frameClocks;
      leaving.push({ vc: come.vc, due: drained });
    }
    const left = take(leaving, clock);
    inputs.set('far_release_valid', Number(left !== undefined));
    if (left !== undefined) inputs.set('far_release_payload_vc', left.vc);

    if (inputs.get('far_cf_update_valid') === 1) {
      const entries = updateFields.map((name) => inputs.get(`far_cf_update_payload_${name}`));
      updates.push({ entries: entries as unknown as Freed['entries'], due: clock + way });
    }
    const update = take(updates, clock);
    inputs.set('cf_update_valid', Number(update !== undefined));
    for (const [i, name] of updateFields.entries())
      if (update !== undefined) inputs.set(`cf_update_payload_${name}`, update.entries[i]!);
    simulator.step();
    if (clock > 20 * last) return 0;
  }
  return (measuring!.frames * (frame + gapBytes)) / (end - measuring!.from);
}

const updateFields = ['vc_0', 'freed_0', 'vc_1', 'freed_1'] as const;

/** The first of what is on the way, if it is there. */
const take = <T extends { readonly due: number }>(queue: T[], clock: number): T | undefined =>
  queue.length > 0 && queue[0]!.due <= clock ? queue.shift() : undefined;

interface Ports {
  get(name: string): number;
  set(name: string, value: number): void;
}

/** Ports by name, found once. */
function portsOf(simulator: Simulator): Ports {
  const known = new Map(simulator.ports.map((port) => [port.name, port]));
  return {
    get: (name) => Number(known.get(name)!.get()),
    set: (name, value) => known.get(name)!.set(value),
  };
}

/** Reset, settings, and all channels on: the receiver's first (link-layer.md B7). */
function setUp(simulator: Simulator, set: Ports['set'], options: CreditRunOptions): void {
  const { line, frame, channels, credit, spacing } = options;
  for (const { name, direction } of simulator.ports) if (direction === 'in') set(name, 0);
  set('rst', 1);
  simulator.step(2);
  set('rst', 0);
  const cost = Math.ceil(frame / cellBytes);
  set('settings_unit_size', Math.log2(cellBytes / 32));
  set('settings_mode', modes[credit.mode]);
  set('settings_limit', credit.limit);
  set('settings_largest_frame', cost);
  set('settings_alpha', largestAlpha);
  set('line_bytes', line.lineBytes);
  set('minimum_spacing', spacing.minimum);
  set('maximum_spacing', spacing.maximum);
  set('urgent', cost);
  set('far_cf_update_ready', 1);
  set('far_arrival_payload_bytes', frame);
  set('far_arrival_payload_good', 1);
  set('far_release_payload_bytes', frame);
  set('cc_update_ready', 1);
  set('enable', 2 ** channels - 1);
  simulator.step(100);
  for (let vc = 0; vc < channels; vc++) {
    const reserved = credit.mode === 'port_dynamic' ? credit.reserved : 0;
    for (const [kind, value] of [
      [lossless, 0],
      [limitOf, credit.limit],
      [reservedOf, reserved],
      [enable, 0],
    ] as const) {
      set('command_valid', 1);
      set('command_payload_vc', vc);
      set('command_payload_kind', kind!);
      set('command_payload_value', value);
      simulator.step();
    }
  }
  set('command_valid', 0);
  simulator.step(30);
}

/**
 * The credits that the loop is worth: what a frame leaves on before the credit that it took is used again
 * (docs/uet/cbfc-study.md).
 */
export function closedForm({
  line,
  metres,
  frame,
  spacing,
}: Omit<CreditRunOptions, 'credit' | 'busy' | 'channels'>): number {
  const frameBytes = frame + gapBytes;
  // CF_Updates are at least so far apart; where frames come faster, credit waits for the next one.
  const apart = spacing.minimum + updateClocks * line.lineBytes;
  const wait = apart > frameBytes ? apart : 0;
  const loop = 2 * frameBytes + 2 * oneWayNs(line, metres) * bytesPerNs(line) + endClocks * line.lineBytes + wait;
  return Math.ceil((fullShare * loop) / frameBytes) * Math.ceil(frame / cellBytes);
}

/** Clocks of both ends in the loop: a release to its CF_Update, and a CF_Update to the grant that it lets go. */
const endClocks = 15;
/** Clocks that the receiver takes for a CF_Update beside the spacing. */
const updateClocks = 4;
