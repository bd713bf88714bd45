/** The common part of the sinks of all media: octets are assembled into frames, and each violation has a name. */
import type { AgentHost } from '../../kernel/agent-host.ts';
import type { Agent } from '../../kernel/kernel.ts';
import type { Wait } from '../../kernel/wait.ts';
import { Inbox } from '../inbox.ts';
import { fcsOf, readFcs } from './fcs.ts';
import type { FrameTimes, Moment } from './frame.ts';

/**
 * What can be wrong on the wire:
 * - `bad-fcs`: the check sequence is not that of the bytes. `runt`: less than 64 octets with it. `oversize`: more than
 *   `longest`.
 * - `error`: an octet is marked as an error.
 * - `short-preamble`, `long-preamble`: other than seven octets ahead of the delimiter. `bad-preamble`: an octet of it
 *   is not 0x55. `no-sfd`: no start frame delimiter; all after the leading 0x55 then counts as the frame.
 * - `short-gap`: fewer octets than `gap` since the frame before.
 * - XGMII: `no-terminate`: idle or a start follows without the terminate character. `bad-start-lane`: it starts in
 *   another lane than may be. `control-in-frame`: a control character other than error or terminate. `stray-character`:
 *   something other than idle outside of frames. `bad-ordered-set`: a control character where an ordered set has data.
 */
export type Violation =
  | 'bad-fcs'
  | 'runt'
  | 'oversize'
  | 'error'
  | 'short-preamble'
  | 'long-preamble'
  | 'bad-preamble'
  | 'no-sfd'
  | 'short-gap'
  | 'no-terminate'
  | 'bad-start-lane'
  | 'control-in-frame'
  | 'stray-character'
  | 'bad-ordered-set';

/** The octets between two gaps. */
export interface ReceivedFrame extends FrameTimes {
  /** Destination address to the end of the padding; all octets if there are too few for an FCS. */
  readonly bytes: Uint8Array;
  /** The received check sequence; undefined if there are too few octets for it. */
  readonly fcs: number | undefined;
  /** All octets ahead of `bytes`. The start character of XGMII is shown as the 0x55 for which it stands. */
  readonly preamble: Uint8Array;
  /** Octets marked as errors, counted from the destination address (0); negative ones lie in the preamble. */
  readonly errors: readonly number[];
  /** The violations, each once. */
  readonly violations: readonly Violation[];
  /** Octets since the last one of the frame before; undefined for the first frame, and for the first after a reset. */
  readonly gap: number | undefined;
}

/** Something is wrong on the wire that the test does not expect. */
export class WireViolation extends Error {
  override readonly name = 'WireViolation';
}

/** How a sink behaves. */
export interface FrameSinkOptions {
  /** What may be wrong without failing the run: these, or everything. Default none. */
  readonly tolerate?: readonly Violation[] | 'all';
  /** Octets of a frame, FCS included, that are no `oversize`. Default 2,000, an envelope frame (IEEE 802.3, 3.2.7). */
  readonly longest?: number;
  /** Octets between frames that are no `short-gap`. Default 12; on XGMII less what deficit idle counting may take. */
  readonly gap?: number;
  /** `any`: eight octets of which the last is the delimiter, whatever the others are. Default `standard`. */
  readonly preamble?: 'standard' | 'any';
  /** Called for each frame as it ends. */
  readonly onFrame?: (frame: ReceivedFrame) => void;
}

const PREAMBLE = 7;
const PREAMBLE_OCTET = 0x55;
const START_DELIMITER = 0xd5;

/** Receives frames and keeps them in order; fails the run with a `WireViolation` for what it is not to tolerate. */
export abstract class FrameSink implements Agent {
  protected readonly host: AgentHost;
  readonly #name: string;
  readonly #options: FrameSinkOptions;
  readonly #gap: number;
  readonly #inbox: Inbox<ReceivedFrame>;
  readonly #counts = new Map<Violation, number>();
  #frame: FrameInProgress | undefined;

  constructor(name: string, host: AgentHost, options: FrameSinkOptions, gap: number) {
    this.host = host;
    this.#name = name;
    this.#options = options;
    this.#gap = options.gap ?? gap;
    this.#inbox = new Inbox(`frames on ${name}`, host);
  }

  /** All frames so far, those with violations included. */
  get frames(): readonly ReceivedFrame[] {
    return this.#inbox.items;
  }

  /** How often each violation came up so far, tolerated ones included. */
  get violations(): ReadonlyMap<Violation, number> {
    return this.#counts;
  }

  /** The next frame that has not been received yet; waits until there is one. */
  recv(): Wait<ReceivedFrame> {
    return this.#inbox.recv();
  }

  /** As `recv`, or undefined if there is none now. */
  recvNow(): ReceivedFrame | undefined {
    return this.#inbox.recvNow();
  }

  /** Wait until `count` frames have come since the start. */
  received(count: number): Wait<void> {
    return this.#inbox.received(count);
  }

  abstract sample(): void;

  protected get inFrame(): boolean {
    return this.#frame !== undefined;
  }

  /** The first octet comes. */
  protected begin(start: Moment, gap: number | undefined, violations: readonly Violation[] = []): void {
    const short: Violation[] = gap !== undefined && gap < this.#gap ? ['short-gap'] : [];
    this.#frame = {
      start,
      gap,
      octets: [],
      errors: [],
      sfds: [],
      end: start,
      violations: new Set([...violations, ...short]),
    };
  }

  /** An octet of the frame in progress comes. */
  protected octet(value: number, error: boolean, moment: Moment): void {
    const frame = this.#frame!;
    const at = frame.octets.length;
    if (error) frame.errors.push(at);
    // Which delimiter counts is known at the end; it is the first one, or that after seven octets.
    if (value === START_DELIMITER && (frame.sfds.length === 0 || at === PREAMBLE)) frame.sfds.push({ at, moment });
    frame.octets.push(value);
    frame.end = moment;
  }

  /** Something else is wrong with the frame in progress. */
  protected wrong(violation: Violation): void {
    this.#frame!.violations.add(violation);
  }

  /** The frame in progress is over. */
  protected finish(): void {
    const frame = received(this.#frame!, this.#options);
    this.#frame = undefined;
    this.#inbox.push(frame);
    this.#options.onFrame?.(frame);
    const { start, violations, bytes } = frame;
    for (const violation of violations)
      this.#report(violation, `the frame of ${bytes.length} bytes that begins at cycle ${start.cycle}`);
  }

  /** Something is wrong outside of frames. */
  protected stray(violation: Violation, what: string): void {
    this.#report(violation, `${what} at cycle ${this.host.cycle}`);
  }

  /** Reset: the frame in progress is lost without a violation. */
  protected drop(): void {
    this.#frame = undefined;
  }

  #report(violation: Violation, where: string): void {
    this.#counts.set(violation, (this.#counts.get(violation) ?? 0) + 1);
    const { tolerate = [] } = this.#options;
    if (tolerate === 'all' || tolerate.includes(violation)) return;
    throw new WireViolation(`Ethernet on ${this.#name}: ${violation}, ${where}`);
  }
}

interface FrameInProgress {
  readonly start: Moment;
  readonly gap: number | undefined;
  readonly octets: number[];
  readonly errors: number[];
  readonly sfds: { readonly at: number; readonly moment: Moment }[];
  readonly violations: Set<Violation>;
  end: Moment;
}

function received(frame: FrameInProgress, { longest = 2000, preamble = 'standard' }: FrameSinkOptions): ReceivedFrame {
  const { octets, violations } = frame;
  const { sfd, body } = preamble === 'any' ? anyPreamble(octets, violations) : findStart(octets, violations);
  const all = Uint8Array.from(octets);
  const data = all.subarray(body);
  const fcs = data.length < 4 ? undefined : readFcs(data, data.length - 4);
  const bytes = fcs === undefined ? data : data.subarray(0, -4);
  if (data.length < 64) violations.add('runt');
  if (data.length > longest) violations.add('oversize');
  if (fcs !== fcsOf(bytes)) violations.add('bad-fcs');
  if (frame.errors.length > 0) violations.add('error');
  return {
    bytes,
    fcs,
    preamble: all.subarray(0, body),
    errors: frame.errors.map((position) => position - body),
    violations: [...violations],
    gap: frame.gap,
    start: frame.start,
    sfd: frame.sfds.find(({ at }) => at === sfd)?.moment,
    end: frame.end,
  };
}

/** Positions of the delimiter, -1 if there is none, and of the destination address. */
interface Start {
  readonly sfd: number;
  readonly body: number;
}

function findStart(octets: readonly number[], violations: Set<Violation>): Start {
  const leading = octets.findIndex((octet) => octet !== PREAMBLE_OCTET);
  const found = leading < 0 ? octets.length : leading;
  if (octets[found] === START_DELIMITER) {
    if (found < PREAMBLE) violations.add('short-preamble');
    if (found > PREAMBLE) violations.add('long-preamble');
    return { sfd: found, body: found + 1 };
  }
  if (octets[PREAMBLE] === START_DELIMITER) {
    violations.add('bad-preamble');
    return { sfd: PREAMBLE, body: PREAMBLE + 1 };
  }
  violations.add('no-sfd');
  return { sfd: -1, body: found };
}

function anyPreamble(octets: readonly number[], violations: Set<Violation>): Start {
  if (octets[PREAMBLE] === START_DELIMITER) return { sfd: PREAMBLE, body: PREAMBLE + 1 };
  violations.add('no-sfd');
  return { sfd: -1, body: Math.min(octets.length, PREAMBLE + 1) };
}
