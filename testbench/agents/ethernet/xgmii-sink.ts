/** The agent that takes Ethernet frames from an XGMII of the design. */
import type { AgentHost } from '../../kernel/agent-host.ts';
import type { Wait } from '../../kernel/wait.ts';
import type { AgentMaker } from '../agent-maker.ts';
import { Inbox } from '../inbox.ts';
import { inReset } from '../stream-ports.ts';
import type { Moment } from './frame.ts';
import { FrameSink, type FrameSinkOptions } from './frame-sink.ts';
import {
  CONTROL,
  readWord,
  startLanesOf,
  startSpacing,
  type XgmiiPortNames,
  type XgmiiPorts,
  xgmii,
  xgmiiPorts,
} from './xgmii-ports.ts';

/** How a sink behaves. */
export interface XgmiiSinkOptions extends FrameSinkOptions {
  /** The lanes in which frames may start. Default lane 0 of every four: [0] of four, [0, 4] of eight. */
  readonly startLanes?: readonly number[];
  /** Octets of an ordered set, its control character included. Default 4; some have 8, a second word of data. */
  readonly setLength?: number;
  readonly ports?: XgmiiPortNames;
}

/** An ordered set as it came. */
export interface ReceivedSet {
  /** The control character's octet. */
  readonly code: number;
  readonly data: Uint8Array;
  /** Where the control character was. */
  readonly start: Moment;
  /** It came between two words of a frame. */
  readonly preempted: boolean;
}

/**
 * A sink on the XGMII `prefix` of the design, whose outputs it reads. Fails the run for what is wrong on the wire, but
 * for what it is to tolerate. Ordered sets belong to no frame, also where they stand within one.
 *
 * @example
 * const phy = xgmiiSink(t, 'xgmii');
 * const { bytes, gap } = await phy.recv();
 */
export function xgmiiSink(t: AgentMaker, prefix: string, options: XgmiiSinkOptions = {}): XgmiiSink {
  return t.attach(new XgmiiSink(xgmiiPorts(t.dut, prefix, 'sink', options.ports), t.host, options));
}

/** Made by `xgmiiSink`. */
export class XgmiiSink extends FrameSink {
  readonly #ports: XgmiiPorts;
  readonly #startLanes: readonly number[];
  readonly #setLength: number;
  readonly #sets: Inbox<ReceivedSet>;
  readonly #word: number[];
  /** Octets since the last frame, its terminate included. */
  #idle: number | undefined;
  #set: { readonly start: Moment; readonly characters: number[]; readonly preempted: boolean } | undefined;

  constructor(ports: XgmiiPorts, host: AgentHost, options: XgmiiSinkOptions = {}) {
    const startLanes = startLanesOf(ports, options.startLanes);
    super(ports.name, host, options, 12 - (startSpacing(ports, startLanes) - 1));
    this.#ports = ports;
    this.#startLanes = startLanes;
    this.#setLength = options.setLength ?? 4;
    this.#sets = new Inbox(`ordered sets on ${ports.name}`, host);
    this.#word = new Array<number>(ports.lanes).fill(xgmii.idle);
  }

  /** All ordered sets so far. */
  get sets(): readonly ReceivedSet[] {
    return this.#sets.items;
  }

  /** The next ordered set that has not been received yet; waits until there is one. */
  recvSet(): Wait<ReceivedSet> {
    return this.#sets.recv();
  }

  override sample(): void {
    if (inReset(this.#ports)) {
      this.drop();
      this.#idle = undefined;
      this.#set = undefined;
      return;
    }
    if (this.#set === undefined && !this.inFrame && this.#isIdle) {
      if (this.#idle !== undefined) this.#idle += this.#ports.lanes;
      return;
    }
    readWord(this.#ports, this.#word);
    const { cycle, time } = this.host;
    for (let lane = 0; lane < this.#ports.lanes; lane++) this.#character(this.#word[lane]!, { cycle, lane, time });
  }

  /** What most words are where there are no frames, without a look at each lane. */
  get #isIdle(): boolean {
    const { data, control, lanes } = this.#ports;
    return control.get() === (lanes === 8 ? 0xff : 0xf) && data.get() === (lanes === 8 ? IDLE_8 : IDLE_4);
  }

  #character(character: number, here: Moment): void {
    const { lane } = here;
    const opensSet = lane % 4 === 0 && (character === xgmii.sequence || character === xgmii.signal);
    if (this.#set === undefined && opensSet) this.#set = { start: here, characters: [], preempted: this.inFrame };
    if (this.#set !== undefined) this.#inSet(character);
    else if (character === xgmii.start) this.#start(here);
    else if (this.inFrame) this.#inFrame(character, here);
    else {
      if (this.#idle !== undefined) this.#idle++;
      if (character !== xgmii.idle && character !== xgmii.lowPowerIdle)
        this.stray('stray-character', nameOf(character, lane));
    }
  }

  #start(here: Moment): void {
    if (this.inFrame) this.#end('no-terminate', 0);
    this.begin(here, this.#idle, this.#startLanes.includes(here.lane) ? [] : ['bad-start-lane']);
    // The start character stands for the first octet of the preamble.
    this.octet(0x55, false, here);
  }

  #inFrame(character: number, here: Moment): void {
    if (character < CONTROL) this.octet(character, false, here);
    else if (character === xgmii.terminate) this.#end(undefined, 1);
    else if (character === xgmii.idle || character === xgmii.lowPowerIdle) this.#end('no-terminate', 1);
    else {
      if (character !== xgmii.error) this.wrong('control-in-frame');
      this.octet(character & 0xff, true, here);
    }
  }

  #end(violation: 'no-terminate' | undefined, idle: number): void {
    if (violation !== undefined) this.wrong(violation);
    this.#idle = idle;
    this.finish();
  }

  #inSet(character: number): void {
    const { start, characters, preempted } = this.#set!;
    if (!preempted && this.#idle !== undefined) this.#idle++;
    if (characters.length > 0 && character >= CONTROL) {
      this.#set = undefined;
      this.stray('bad-ordered-set', `the one that begins at cycle ${start.cycle}, seen`);
      return;
    }
    characters.push(character & 0xff);
    if (characters.length < this.#setLength) return;
    this.#set = undefined;
    const [code = 0, ...data] = characters;
    this.#sets.push({ code, data: Uint8Array.from(data), start, preempted });
  }
}

const IDLE_4 = 0x07070707;
const IDLE_8 = 0x0707070707070707n;

const nameOf = (character: number, lane: number): string =>
  `${character < CONTROL ? 'data' : 'control'} 0x${(character & 0xff).toString(16).padStart(2, '0')} in lane ${lane}`;
