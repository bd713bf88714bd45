/** The golden endpoint as a node of the system bench. */
import { opcodes, returnCodes } from '../../../rtl-gen/uet/wire/layout/index.ts';
import { nsccRegisters } from '../blocks/endpoint/pair/congestion-settings.ts';
import { dscps, gatewayMac, initiatorRegisters } from '../blocks/endpoint/pair/endpoint-settings.ts';
import { NsccControl } from '../golden/endpoint/endpoint-congestion.ts';
import { GoldenEndpoint } from '../golden/endpoint/golden-endpoint.ts';
import type { HostBuffer, HostRegion } from '../peer/host-memory.ts';
import type { NodeArrival, NodeMessage, NodeSent } from '../peer/node.ts';
import { type NodeOptions, payloadBytes } from './node-options.ts';
import { ipOfHost, type SystemNode } from './system-node.ts';

/** Clocks between looks at its timers. */
const timerClocks = 64;
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
  readonly #control: NsccControl | undefined;
  #now = 0;

  constructor({ host, random, congestion, cwnd, link, paths }: NodeOptions) {
    const control =
      congestion === 'nscc'
        ? new NsccControl({
            registers: nsccRegisters(link),
            paths,
            full: link.mtu,
            random: () => random.word(),
          })
        : undefined;
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
    endpoint.receiver.onCompletion = ({ opcode, returnCode, bytes, initiator, headerData, wrId }) => {
      if (returnCode !== returnCodes.code.ok) return;
      const op = opcode === opcodes.code.send ? 'send' : 'write';
      this.onArrival({ op, bytes, initiator, headerData, buffer: wrId });
    };
  }

  get window(): number | undefined {
    const control = this.#control;
    const last = control?.contexts.at(-1);
    return last === undefined ? undefined : control!.windowOf(last);
  }

  send({ wrId, peer, op, mode, bytes, key, offset, initiator, headerData }: NodeMessage): void {
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
