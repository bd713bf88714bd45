/** The agent that sends Ethernet frames into an XGMII of the design, four or eight octets an edge. */
import { Ring } from '../../../support/ring.ts';
import { UserError } from '../../../support/user-error.ts';
import type { AgentHost } from '../../kernel/agent-host.ts';
import type { AgentMaker } from '../agent-maker.ts';
import { inReset } from '../stream-ports.ts';
import type { EthernetFrame, Moment, WireFrame } from './frame.ts';
import { FrameSource, type Queued } from './frame-source.ts';
import {
  CONTROL,
  startLanesOf,
  startSpacing,
  writeWord,
  type XgmiiPortNames,
  type XgmiiPorts,
  xgmii,
  xgmiiPorts,
} from './xgmii-ports.ts';

/** How a source behaves. */
export interface XgmiiSourceOptions {
  /** Octets between frames, terminate included. Default 12. */
  readonly gap?: number;
  /**
   * Deficit idle counting (46.3.1.4): gaps may be shorter than `gap`, by up to one octet less than places to start lie
   * apart, as long as they are `gap` on average. False rounds each gap up. Default true.
   */
  readonly deficit?: boolean;
  /** The lanes in which frames may start. Default lane 0 of every four: [0] of four, [0, 4] of eight. */
  readonly startLanes?: readonly number[];
  readonly ports?: XgmiiPortNames;
}

/** A control character and data in the place of whole words or columns, as link faults and a link's messages are. */
export interface OrderedSet {
  /** The control character's octet, in lane 0. Default 0x9c, a sequence ordered set. */
  readonly code?: number;
  /** What follows it. The last word is filled up with idle. */
  readonly data: Uint8Array;
  /**
   * Whether it may go between two words of a frame, as sublayers below the MAC do. Such a set fills whole words.
   * Default false: in the next word without a part of a frame.
   */
  readonly preempt?: boolean;
}

/**
 * A source on the XGMII `prefix` of the design, whose inputs it drives.
 *
 * @example
 * const phy = xgmiiSource(t, 'xgmii', { startLanes: [0] });
 * const { sfd } = await phy.send({ bytes, errors: [20] });
 */
export function xgmiiSource(t: AgentMaker, prefix: string, options: XgmiiSourceOptions = {}): XgmiiSource {
  return t.attach(new XgmiiSource(xgmiiPorts(t.dut, prefix, 'source', options.ports), t.host, options));
}

/** Made by `xgmiiSource`. */
export class XgmiiSource extends FrameSource {
  readonly #ports: XgmiiPorts;
  readonly #gap: number;
  readonly #startLanes: readonly number[];
  /** Octets that may be owed at most. */
  readonly #maxDeficit: number;
  readonly #sets = new Ring<readonly number[]>();
  readonly #preemptive = new Ring<readonly number[]>();
  readonly #word: number[];
  /** The ports show a word of idle. */
  #showsIdle = false;
  #sending: Queued | undefined;
  /** Octets of the frame that have been put into words. */
  #position = 0;
  /** The word that the next edge takes; it learns its time then. */
  #taken = { cycle: 0, time: 0 };
  #times: FramePlaces | undefined;
  /** The frame whose last octet is in the word that the next edge takes. */
  #through: FramePlaces | undefined;
  /** Octets since the last frame. */
  #idle = Number.POSITIVE_INFINITY;
  /** Octets by which gaps have been too short so far, less what later ones made up for. */
  #deficit = 0;

  constructor(ports: XgmiiPorts, host: AgentHost, options: XgmiiSourceOptions = {}) {
    super(ports.name, host);
    this.#ports = ports;
    this.#gap = options.gap ?? 12;
    this.#startLanes = startLanesOf(ports, options.startLanes);
    this.#maxDeficit = options.deficit === false ? 0 : startSpacing(ports, this.#startLanes) - 1;
    this.#word = new Array<number>(ports.lanes).fill(xgmii.idle);
    writeWord(ports, this.#word);
  }

  /** Queue an ordered set, now. `UserError` for one that cannot be sent. */
  sendSet({ code = xgmii.sequence & 0xff, data, preempt = false }: OrderedSet): void {
    const { name, lanes } = this.#ports;
    const characters = [CONTROL | code, ...data];
    if (preempt && characters.length % lanes !== 0)
      throw new UserError(
        `an ordered set of ${characters.length} octets does not fill words of ${lanes} lanes, so it cannot pre-empt a frame on ${name}`,
      );
    while (characters.length % lanes !== 0) characters.push(xgmii.idle);
    const queue = preempt ? this.#preemptive : this.#sets;
    for (let at = 0; at < characters.length; at += lanes) queue.push(characters.slice(at, at + lanes));
  }

  override drive(): void {
    // `drive` runs after the edge: the design has just taken the last word, and takes the coming one at the next edge.
    this.#taken.time = this.host.time;
    if (this.#through !== undefined) {
      const { start, sfd, end } = this.#through;
      this.#through = undefined;
      this.outbox.complete({ start: momentOf(start), sfd: sfd && momentOf(sfd), end: momentOf(end) });
    }
    this.#taken = { cycle: this.host.cycle, time: 0 };
    if (inReset(this.#ports)) {
      this.#sending = undefined;
      this.#idle = Number.POSITIVE_INFINITY;
      writeWord(this.#ports, this.#word.fill(xgmii.idle));
      return;
    }
    const set = this.#takeSet();
    if (set !== undefined) {
      this.#showsIdle = false;
      if (this.#sending === undefined) this.#idle += set.length;
      writeWord(this.#ports, set);
      return;
    }
    const idles = this.#sending === undefined && this.next === undefined;
    if (idles && this.#showsIdle) {
      this.#idle += this.#ports.lanes;
      return;
    }
    for (let lane = 0; lane < this.#ports.lanes; lane++) this.#word[lane] = this.#character(lane);
    writeWord(this.#ports, this.#word);
    this.#showsIdle = idles;
  }

  protected override get sending(): boolean {
    return this.#sending !== undefined || this.#through !== undefined;
  }

  protected override check({ preamble, lane }: EthernetFrame, _wire: WireFrame): void {
    const { name, lanes } = this.#ports;
    if (preamble?.length === 0)
      throw new UserError(
        `a frame on the XGMII ${name} needs a preamble of one octet at least, for its start character`,
      );
    if (lane !== undefined && !(Number.isInteger(lane) && lane >= 0 && lane < lanes))
      throw new UserError(`a frame cannot start in lane ${lane} of ${name}, which has 0 to ${lanes - 1}`);
  }

  #takeSet(): readonly number[] | undefined {
    if (this.#preemptive.length > 0) return this.#preemptive.shift();
    return this.#sets.length > 0 && this.#sending === undefined ? this.#sets.shift() : undefined;
  }

  #character(lane: number): number {
    const here: Place = { word: this.#taken, lane };
    if (this.#sending === undefined) {
      const next = this.#startable(lane);
      if (next === undefined) {
        this.#idle++;
        return xgmii.idle;
      }
      this.#sending = next;
      this.#position = 1;
      this.#times = { start: here, sfd: undefined, end: here };
      return xgmii.start;
    }
    const { frame, wire } = this.#sending;
    if (this.#position === wire.octets.length) {
      this.#sending = undefined;
      this.#through = this.#times;
      this.#idle = 1;
      return frame.terminate === false ? xgmii.idle : xgmii.terminate;
    }
    const at = this.#position++;
    this.#times!.end = here;
    if (at === wire.sfd) this.#times!.sfd = here;
    return wire.errors.has(at) ? xgmii.error : wire.octets[at]!;
  }

  /** The frame that starts in this lane, if one does. */
  #startable(lane: number): Queued | undefined {
    const { next } = this;
    // One frame is completed an edge, so the next cannot begin in the word in which one ends.
    if (next === undefined || this.#through !== undefined) return undefined;
    const { frame } = next;
    if (frame.lane === undefined ? !this.#startLanes.includes(lane) : frame.lane !== lane) return undefined;
    const missing = (frame.gap ?? this.#gap) - this.#idle;
    if (frame.gap !== undefined) return missing <= 0 ? next : undefined;
    const deficit = Math.max(0, this.#deficit + missing);
    if (deficit > this.#maxDeficit) return undefined;
    this.#deficit = deficit;
    return next;
  }
}

/** A character in a word whose time is not known yet. */
interface Place {
  readonly word: { readonly cycle: number; readonly time: number };
  readonly lane: number;
}

/** As `FrameTimes`, while the frame is sent. */
interface FramePlaces {
  readonly start: Place;
  sfd: Place | undefined;
  end: Place;
}

const momentOf = ({ word: { cycle, time }, lane }: Place): Moment => ({ cycle, lane, time });
