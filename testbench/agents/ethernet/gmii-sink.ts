/** The agent that takes Ethernet frames from a GMII of the design. */
import type { AgentHost } from '../../kernel/agent-host.ts';
import type { AgentMaker } from '../agent-maker.ts';
import { inReset } from '../stream-ports.ts';
import { FrameSink, type FrameSinkOptions } from './frame-sink.ts';
import { type GmiiPortNames, type GmiiPorts, gmiiPorts } from './gmii-ports.ts';

/** How a sink behaves. */
export interface GmiiSinkOptions extends FrameSinkOptions {
  readonly ports?: GmiiPortNames;
}

/**
 * A sink on the GMII `prefix` of the design, whose outputs it reads. Fails the run for what is wrong on the wire, but
 * for what it is to tolerate. Carrier extension and false carrier belong to no frame and are passed over.
 *
 * @example
 * const phy = gmiiSink(t, 'gmii', { tolerate: ['runt'] });
 * const { bytes, violations } = await phy.recv();
 */
export function gmiiSink(t: AgentMaker, prefix: string, options: GmiiSinkOptions = {}): GmiiSink {
  return t.attach(new GmiiSink(gmiiPorts(t.dut, prefix, 'sink', options.ports), t.host, options));
}

/** Made by `gmiiSink`. */
export class GmiiSink extends FrameSink {
  readonly #ports: GmiiPorts;
  /** Octets of idle since the last frame. */
  #idle: number | undefined;

  constructor(ports: GmiiPorts, host: AgentHost, options: GmiiSinkOptions = {}) {
    super(ports.name, host, options, 12);
    this.#ports = ports;
  }

  override sample(): void {
    const { data, valid, error } = this.#ports;
    if (inReset(this.#ports)) {
      this.drop();
      this.#idle = undefined;
      return;
    }
    const marked = error !== undefined && error.get() !== 0;
    if (valid.get() !== 0) {
      const { cycle, time } = this.host;
      const now = { cycle, lane: 0, time };
      if (!this.inFrame) this.begin(now, this.#idle);
      this.octet(Number(data.get()), marked, now);
      this.#idle = 0;
      return;
    }
    if (this.inFrame) this.finish();
    if (this.#idle !== undefined) this.#idle = marked ? 0 : this.#idle + 1;
  }
}
