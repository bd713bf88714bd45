/**
 * A transmit half in hardware against a receiver in software, which shares no code with it: the golden target and SES
 * stub around the codec. Each byte has to be placed once, and each message completed once on both sides.
 */
import { returnCodes } from '../../../../../rtl-gen/uet/wire/layout/index.ts';
import { GoldenReceiver } from '../../../golden/endpoint/receiver.ts';
import { decode, layerOf, pdsOf, sesOf } from '../../../golden/wire/index.ts';
import { assert, keepOf, keptOf, type Random, seededRandom } from '../../test-kit.ts';
import { expectedMeta } from '../expected-meta.ts';
import { addressOf } from '../local-addresses.ts';
import { BadNetwork } from './bad-network.ts';
import { frames, messagePorts, type Ports, setPort } from './endpoint-ports.ts';
import { buffers, dscps, ipOf, region, setTransmit } from './endpoint-settings.ts';
import type { WorldOptions } from './endpoint-world.ts';
import { bytesOf, type Frame, frameOf } from './frames.ts';
import { MessageHost } from './message-host.ts';
import { planMessages } from './plan.ts';

/** Clocks without a completion after which a run is given up. */
const patience = 200_000;
const clocksPerUnit = 41;
const neighbour = 0x02_0000_0000_77n;
/** The destination MAC address of frames that stand for replies. */
const replyMac = 0xaa;

export class TxWorld {
  now = 0;
  readonly host: MessageHost;
  readonly network: BadNetwork;
  readonly seen = { replies: 0, frames: 0 };
  readonly #ports: Ports;
  readonly #p: ReturnType<typeof portsOf>;
  readonly #options: WorldOptions;
  readonly #random: Random;
  readonly #receiver: GoldenReceiver;
  readonly #plan: ReturnType<typeof planMessages>['plan'];
  readonly #memory: Uint8Array;
  readonly #writes: Uint8Array;
  readonly #heard = new Map<bigint, number>();
  /** Replies that are offered or have been, and have not left. */
  readonly #replies: Uint8Array[] = [];
  #offered: { readonly frame: Frame; beat: number } | undefined;
  #frame: (bigint | number)[] = [];
  #takes = true;
  /** How much had happened, and in which clock that changed last. */
  #last = 0;
  #since = 0;

  constructor(ports: Ports, options: WorldOptions) {
    this.#ports = ports;
    this.#options = options;
    const random = seededRandom(options.seed);
    this.#random = random;
    const { wire, size, weather } = options;
    setTransmit(ports, { ...options, end: 0 });
    this.#p = portsOf(ports);
    const all = { wire, size, trimmedDscp: dscps.trimmed, dataDscp: dscps.data };
    this.network = new BadNetwork(2, weather, all, random.fork('network'));
    const hostOptions = { end: 0, size, send: options.willing.send, mtu: options.mtu };
    this.host = new MessageHost(this.#p.host, hostOptions, random.fork('host'));
    const { plan, regionBytes } = planMessages(options, 1, random.fork('plan'));
    this.#plan = plan;
    for (const message of plan) this.host.plan(message);
    this.#memory = new Uint8Array(regionBytes);
    this.#writes = new Uint8Array(regionBytes);
    this.#receiver = this.#receiverOf(regionBytes);
  }

  get isReady(): boolean {
    return this.#p.ready.get() === 1;
  }

  /** Every message has its completion, and nothing is on its way. */
  get isDone(): boolean {
    return this.host.isDone && this.network.isEmpty && this.#replies.length === 0;
  }

  /** Makes the receiver known as a neighbour, in the clock that follows; `off` ends that. */
  setNeighbour(on: boolean): void {
    setPort(this.#ports, 'neighbour_valid', on);
    setPort(this.#ports, 'neighbour_ip', addressOf(ipOf(1)));
    setPort(this.#ports, 'neighbour_mac', neighbour);
  }

  /** One clock up to its edge. */
  clock(): void {
    const p = this.#p;
    const { willing } = this.#options;
    const random = this.#random;
    const unit = Math.floor(this.now / clocksPerUnit);
    p.now.set(this.now >>> 0);
    p.units.set(unit & 0x1_ffff);
    p.random.set(random.word());
    this.#receiver.advance(unit);
    this.#arrive();
    this.#offerReply();
    this.host.drive(willing.completion >= 1 || random.chance(willing.completion));
    this.#takes = willing.line >= 1 || random.chance(willing.line);
    p.frames.ready.set(Number(this.#takes));
    this.host.read(this.now);
    if (this.#offered !== undefined && p.replies.ready.get() === 1) {
      this.#offered.beat++;
      if (this.#offered.beat === this.#offered.frame.data.length) this.#offered = undefined;
    }
    if (this.#takes && p.frames.valid.get() === 1) this.#leave();
    this.now++;
    if (this.host.completed + this.#heard.size !== this.#last) this.#since = this.now;
    this.#last = this.host.completed + this.#heard.size;
    if (this.now - this.#since > patience) assert.fail(`nothing happens any more after clock ${this.#since}`);
  }

  /** What has come of it. */
  result(): { readonly bytesWrong: number; readonly lost: number; readonly duplicates: number } {
    let [bytesWrong, lost, duplicates] = [0, 0, 0];
    for (const [index, { op, length, source, at, offset, code }] of this.#plan.entries()) {
      const heard = this.#heard.get(BigInt(index)) ?? 0;
      assert(heard <= 1, `the receiver heard ${heard} times of message ${index}`);
      if (code !== 'ok') continue;
      if (heard === 0) lost++;
      if (op === 'send') continue;
      for (let i = 0; i < length; i++) {
        const writes = this.#writes[offset + i]!;
        if (writes > 1) duplicates++;
        if (writes === 0 || this.#memory[offset + i] !== source[at + i]) bytesWrong++;
      }
    }
    return { bytesWrong, lost, duplicates };
  }

  #receiverOf(regionBytes: number): GoldenReceiver {
    const receiver = new GoldenReceiver({
      own: { ip: ipOf(1), mac: neighbour },
      nextHop: 0x02_0000_0000_01n,
      wire: this.#options.wire,
      lastHopDscp: dscps.lastHop,
      target: {
        contexts: 8,
        window: 128,
        guaranteedEntries: 64,
        registers: {
          ackOnEcn: true,
          ackTail: true,
          ackGenTrigger: 16_384,
          ackGenMinAdd: 1024,
          mpr: 1,
          lingerTime: 100,
        },
      },
    });
    receiver.stub.regions.push({ ...region, length: BigInt(regionBytes), remoteWrite: true });
    for (let i = 0; i < buffers.count; i++)
      receiver.stub.buffers.push({ address: buffers.base + BigInt(i * buffers.bytes), length: buffers.bytes, wrId: i });
    const received = new Uint8Array(buffers.count * buffers.bytes);
    receiver.onPlaced = (address, bytes) => {
      if (address >= buffers.base) return received.set(bytes, Number(address - buffers.base));
      const from = Number(address - region.base);
      this.#memory.set(bytes, from);
      for (let i = from; i < from + bytes.length; i++) this.#writes[i]!++;
    };
    receiver.onCompletion = ({ returnCode, headerData, wrId }) => {
      if (returnCode !== returnCodes.code.ok) return;
      assert(headerData !== undefined, 'a message has lost its header data');
      this.#heard.set(headerData, (this.#heard.get(headerData) ?? 0) + 1);
      const { op, source, at, length } = this.#plan[Number(headerData)]!;
      if (op !== 'send') return;
      const found = received.subarray(wrId * buffers.bytes, wrId * buffers.bytes + length);
      assert(Buffer.from(found).equals(source.subarray(at, at + length)), `bytes of a SEND in buffer ${wrId}`);
    };
    return receiver;
  }

  /** What comes back, as the receive half would show it; and what reaches the receiver. */
  #arrive(): void {
    const { size, wire } = this.#options;
    for (let frame = this.network.arrival(1, this.now); frame; frame = this.network.arrival(1, this.now))
      for (const reply of this.#receiver.receive(bytesOf(frame, size)))
        this.network.send(frameOf(reply, size), 0, this.now);
    const back = this.network.arrival(0, this.now);
    this.#p.peerValid.set(0);
    if (back === undefined) return;
    const bytes = bytesOf(back, size);
    const decoded = decode(bytes, wire);
    if (decoded.kind !== 'uet') return;
    const { route, fields } = expectedMeta(decoded, {
      localOf: (address) => (address === addressOf(ipOf(0)) ? 0 : undefined),
      lastHopDscp: dscps.lastHop,
      ...{ adopts: false, datagrams: false },
    });
    assert.equal(route, 'initiator');
    this.#p.peerValid.set(1);
    for (const [name, value] of Object.entries(fields))
      if (value !== undefined) setPort(this.#ports, `peer_arrival_event_${name}`, value as bigint | string);
    // The response is what stands in front of the CRC.
    const hasResponse = sesOf(decoded.layers) !== undefined;
    setPort(this.#ports, 'peer_arrival_ses', hasResponse ? 'response' : 'none');
    const response = hasResponse ? Buffer.from(bytes.subarray(-16, -4)).toString('hex') : '0';
    setPort(this.#ports, 'peer_arrival_ses_header', BigInt(`0x${response.padEnd(88, '0')}`));
  }

  /** Frames that stand for those of the target: they leave as they came, in their order. */
  #offerReply(): void {
    const { size } = this.#options;
    const { replies } = this.#p;
    if (this.#offered === undefined && !this.host.isDone && this.#random.chance(0.02)) {
      const bytes = Uint8Array.from({ length: this.#random.int(60, 120) }, () => this.#random.below(256));
      bytes[0] = replyMac;
      this.#replies.push(bytes);
      this.#offered = { frame: frameOf(bytes, size), beat: 0 };
    }
    replies.valid.set(Number(this.#offered !== undefined));
    if (this.#offered === undefined) return;
    const { frame, beat } = this.#offered;
    const last = beat === frame.data.length - 1;
    replies.data.set(frame.data[beat]!);
    replies.keep.set(keepOf(last ? frame.kept : size));
    replies.last.set(Number(last));
    replies.wrong.set(0);
  }

  #leave(): void {
    const { frames: line } = this.#p;
    const { size, wire } = this.#options;
    this.#frame.push(line.data.get());
    if (line.last.get() === 0) return;
    assert.equal(line.wrong.get(), 0, 'a frame leaves with a payload of another length');
    const frame = { data: this.#frame, kept: keptOf(line.keep.get()) };
    this.#frame = [];
    const bytes = bytesOf(frame, size);
    if (bytes[0] === replyMac) {
      assert(Buffer.from(bytes).equals(this.#replies.shift()!), 'a reply leaves changed, or out of order');
      this.seen.replies++;
      return;
    }
    const { kind, layers } = decode(bytes, wire);
    assert.equal(kind, 'uet', 'a frame that the codec does not take');
    assert.equal(layerOf(layers, 'ethernet')!.fields.destination, neighbour);
    const isRequest = ['rud_req', 'rod_req'].includes(pdsOf(layers)!.name);
    assert.equal(layerOf(layers, 'ipv4')!.fields.dscp, isRequest ? dscps.data : dscps.control);
    this.seen.frames++;
    this.network.send(frame, 1, this.now);
  }
}

const portsOf = (ports: Ports) => ({
  ready: ports.port('ready'),
  now: ports.port('now'),
  units: ports.port('units'),
  random: ports.port('random'),
  peerValid: ports.port('peer_valid'),
  host: messagePorts(ports, 'completion'),
  frames: frames(ports, 'frames'),
  replies: frames(ports, 'replies'),
});
