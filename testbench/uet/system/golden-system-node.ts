/** The golden endpoint as a node of the system bench. */
import { sweepClocks } from '../../../rtl-gen/uet/cms/dcqcn/dcqcn-clocks.ts';
import { dcqcnDefaults } from '../../../rtl-gen/uet/cms/dcqcn/dcqcn-defaults.ts';
import { opcodes, returnCodes } from '../../../rtl-gen/uet/wire/layout/index.ts';
import { nsccRegisters, quickTimers } from '../blocks/endpoint/pair/congestion-settings.ts';
import { dscps, gatewayMac, initiatorRegisters } from '../blocks/endpoint/pair/endpoint-settings.ts';
import { DcqcnControl } from '../golden/endpoint/dcqcn-control.ts';
import { type EndpointCongestion, NsccControl } from '../golden/endpoint/endpoint-congestion.ts';
import { GoldenEndpoint } from '../golden/endpoint/golden-endpoint.ts';
import type { HostBuffer, HostRegion, NodeArrival, NodeSent } from './messages.ts';
import { type NodeOptions, payloadBytes, systemBdp } from './node-options.ts';
import { ipOfHost, type SystemNode, type SystemSend } from './system-node.ts';

/** Clocks between looks at its timers. */
const timerClocks = 64;
/** Contexts that DCQCN's sweep is as long as. */
const sweptContexts = 64;
/** Clocks in 128 ns. */
const clocksPer128ns = 40;

export class GoldenSystemNode implements SystemNode {
  readonly kind = 'golden';
  onFrame: (frame: Uint8Array) => void = () => {};
  onSent: (sent: NodeSent) => void = () => {};
  onArrival: (arrival: NodeArrival) => void = () => {};
  onPlaced: (address: bigint, bytes: Uint8Array) => void = () => {};
  takesFrame: () => boolean = () => true;
  readonly #endpoint: GoldenEndpoint;
  readonly #control: EndpointCongestion | undefined;
  #now = 0;

  constructor({ host, random, congestion, cwnd, link, paths }: NodeOptions) {
    const control = controlOf({ congestion, link, paths, random });
    this.#control = control;
    const endpoint = new GoldenEndpoint({
      own: { ip: ipOfHost(host), mac: 0x02_0000_0000_01n + BigInt(host) },
      nextHop: gatewayMac,
      wire: { crc: 'little', trimmedDscps: [dscps.trimmed, dscps.lastHop] },
      lastHopDscp: dscps.lastHop,
      dataDscp: dscps.data,
      jobId: 1,
      mtu: payloadBytes,
      cwnd,
      ...(control === undefined ? {} : { congestion: control }),
      entropy: () => 0x8000 | random.below(paths.paths),
      random: () => random.word(),
      takesFrame: () => this.takesFrame(),
      initiator: {
        contexts: 16,
        window: 128,
        unitsPer128ns: clocksPer128ns,
        registers: { ...initiatorRegisters(15), packetBytes: payloadBytes, ackRequestBelow: link.mtu },
      },
      target: { contexts: 16, window: 128, registers: targetRegisters },
    });
    this.#endpoint = endpoint;
    endpoint.onFrame = (frame) => this.onFrame(frame);
    endpoint.onSent = (sent) => this.onSent(sent);
    endpoint.receiver.onPlaced = (address, bytes) => this.onPlaced(address, bytes);
    endpoint.receiver.onCompletion = ({ opcode, returnCode, wrId, ...arrival }) => {
      if (returnCode !== returnCodes.code.ok) return;
      const op = opcode === opcodes.code.send ? 'send' : 'write';
      const { bytes, initiator, headerData, pdcid } = arrival;
      this.onArrival({ op, bytes, initiator, headerData, buffer: wrId, pdcid });
    };
  }

  get window(): number | undefined {
    const control = this.#control;
    const last = control instanceof NsccControl ? control.contexts.at(-1) : undefined;
    return last === undefined ? undefined : (control as NsccControl).windowOf(last);
  }

  send({ wrId, peer, op, mode, bytes, key, offset, initiator, headerData }: SystemSend): void {
    const where = { key, offset: BigInt(offset), initiator, headerData };
    this.#endpoint.submit({ wrId, to: ipOfHost(peer), mode, opcode: op, payload: bytes, ...where });
  }

  receive(frame: Uint8Array): void {
    this.#endpoint.receive(frame);
    this.lineIsFree();
  }

  setRegion(_slot: number, { key, base, length }: HostRegion): void {
    this.#endpoint.receiver.stub.regions.push({ key, base, length: BigInt(length), remoteWrite: true });
  }

  post({ id, address, length }: HostBuffer): void {
    this.#endpoint.receiver.stub.buffers.push({ wrId: id, address, length });
  }

  clock(now: number): void {
    this.#now = now;
    if (now % timerClocks === 0) this.#endpoint.poll(now);
  }

  lineIsFree(): void {
    if (this.takesFrame()) this.#endpoint.poll(this.#now);
  }

  check(): void {}

  dispose(): void {}
}

type ControlOptions = Pick<NodeOptions, 'congestion' | 'link' | 'paths' | 'random'>;

function controlOf({ congestion, link, paths, random }: ControlOptions): EndpointCongestion | undefined {
  const draw = (): number => random.word();
  if (congestion === 'nscc')
    return new NsccControl({ registers: nsccRegisters(link), paths, full: link.mtu, random: draw });
  if (congestion === 'window') return undefined;
  const paced = dcqcnDefaults({ linkRate: link.linkRate, tick: link.tick, contexts: sweptContexts });
  const settings = { ...paced, ...quickTimers };
  return new DcqcnControl({ settings, sweep: sweepClocks(sweptContexts), flight: systemBdp, random: draw });
}

/** As `setEndpoint` has them for hardware; times in units of 128 ns. */
const targetRegisters = {
  ackOnEcn: true,
  ackTail: true,
  ackGenTrigger: 16_384,
  ackGenMinAdd: 1024,
  mpr: 1,
  newPdcTime: 10_000,
  lingerTime: 100,
  closeReqTime: 100_000,
  quarantineTime: 10,
} as const;
