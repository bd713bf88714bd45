/** The agent that sends Ethernet frames into a GMII of the design, an octet an edge. */
import type { Random } from '../../../support/random.ts';
import { UserError } from '../../../support/user-error.ts';
import type { AgentHost } from '../../kernel/agent-host.ts';
import type { AgentMaker } from '../agent-maker.ts';
import { scramble } from '../payload.ts';
import { inReset } from '../stream-ports.ts';
import type { EthernetFrame, Moment, WireFrame } from './frame.ts';
import { FrameSource, type Queued } from './frame-source.ts';
import { CARRIER_EXTEND, type GmiiPortNames, type GmiiPorts, gmiiPorts } from './gmii-ports.ts';

/** How a source behaves. */
export interface GmiiSourceOptions {
  /** Octets between frames, at least. Default 12. */
  readonly gap?: number;
  /** The data while idle, when it has no meaning. `random` (the default) finds designs that use it. */
  readonly idleData?: 'random' | 'zero';
  readonly ports?: GmiiPortNames;
}

/**
 * A source on the GMII `prefix` of the design, whose inputs it drives.
 *
 * @example
 * const phy = gmiiSource(t, 'gmii');
 * await phy.send({ bytes, fcs: 'bad' });
 */
export function gmiiSource(t: AgentMaker, prefix: string, options: GmiiSourceOptions = {}): GmiiSource {
  return t.attach(new GmiiSource(gmiiPorts(t.dut, prefix, 'source', options.ports), t.host, options));
}

/** Made by `gmiiSource`. An octet in each clock: 1 Gbit/s at 125 MHz. */
export class GmiiSource extends FrameSource {
  readonly #ports: GmiiPorts;
  readonly #gap: number;
  /** What idle data is drawn from; undefined for zeros. */
  readonly #random: Random | undefined;
  #sending: Queued | undefined;
  /** Octets of the frame and its carrier extension that the design has been shown. */
  #position = 0;
  #times: { start?: Moment; sfd?: Moment; end?: Moment } = {};
  /** Octets of idle so far. */
  #idle = Number.POSITIVE_INFINITY;

  constructor(ports: GmiiPorts, host: AgentHost, { gap = 12, idleData = 'random' }: GmiiSourceOptions = {}) {
    super(ports.name, host);
    this.#ports = ports;
    this.#gap = gap;
    this.#random = idleData === 'random' ? host.random.fork(`gmii ${ports.name}`) : undefined;
    this.#showIdle();
  }

  override drive(): void {
    if (inReset(this.#ports)) {
      this.#sending = undefined;
      this.#idle = Number.POSITIVE_INFINITY;
      this.#showIdle();
      return;
    }
    this.#end();
    this.#begin();
    if (this.#sending === undefined) {
      this.#idle++;
      this.#showIdle();
    } else this.#showOctet(this.#sending);
  }

  protected override get sending(): boolean {
    return this.#sending !== undefined;
  }

  protected override check(frame: EthernetFrame, { errors }: WireFrame): void {
    if (this.#ports.error === undefined && (errors.size > 0 || (frame.extension ?? 0) > 0))
      throw new UserError(
        `the GMII ${this.#ports.name} has no error port, so it can carry neither errors nor extension`,
      );
  }

  /** `drive` runs after the edge: the design has just taken what was shown last. */
  #taken({ wire: { octets, sfd } }: Queued): void {
    const at = this.#position - 1;
    if (at !== 0 && at !== sfd && at !== octets.length - 1) return;
    const now: Moment = { cycle: this.host.cycle - 1, lane: 0, time: this.host.time };
    if (at === 0) this.#times.start = now;
    if (at === sfd) this.#times.sfd = now;
    if (at === octets.length - 1) this.#times.end = now;
  }

  #end(): void {
    const sending = this.#sending;
    if (sending === undefined) return;
    this.#taken(sending);
    if (this.#position < length(sending)) return;
    const { start, sfd, end } = this.#times;
    this.#sending = undefined;
    this.#idle = 0;
    this.outbox.complete({ start: start!, sfd, end: end! });
  }

  #begin(): void {
    if (this.#sending !== undefined) return;
    const { next } = this;
    if (next === undefined || this.#idle < (next.frame.gap ?? this.#gap)) return;
    this.#sending = next;
    this.#position = 0;
    this.#times = {};
  }

  #showOctet({ wire: { octets, errors } }: Queued): void {
    const { data, valid, error } = this.#ports;
    const at = this.#position++;
    const extends_ = at >= octets.length;
    data.set(extends_ ? CARRIER_EXTEND : octets[at]!);
    valid.set(extends_ ? 0 : 1);
    error?.set(extends_ || errors.has(at) ? 1 : 0);
  }

  #showIdle(): void {
    const { data, valid, error } = this.#ports;
    valid.set(0);
    error?.set(0);
    if (this.#random === undefined) data.set(0);
    else scramble([data], this.#random);
  }
}

const length = ({ wire, frame }: Queued): number => wire.octets.length + (frame.extension ?? 0);
