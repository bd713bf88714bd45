/** A network on which others answer READs by RUDI, too: what none has asked of them, or once more when all is over. */
import type { Random } from '../../../../../support/random.ts';
import { decode, layerOf, type WireSettings } from '../../../golden/wire/index.ts';
import { frameOf as frameAround } from '../rx-frames.ts';
import { ipOf } from './endpoint-settings.ts';
import { bytesOf, type Frame, frameOf } from './frames.ts';
import type { Network } from './network.ts';

/** Fields of a frame of IPv4 without tags: of RUDI_RESP the pkt_id, and the bytes after RESPONSE_DATA. */
const at = { tos: 15, source: 26, uet: 42, crc: -4, pktId: 4, bytes: 28 } as const;

/** A pkt_id that differs above these is none of a request that is out. */
const recordBits = 8;

/** Clocks after which a request has had its answer, in fair weather. */
const late = 4000;

/** Beside each answer with bytes: one to another pkt_id, one of a stranger, and one that is late; all are wrong. */
export class StrangeAnswers implements Network {
  readonly #network: Network;
  readonly #random: Random;
  readonly #options: { readonly wire: Partial<WireSettings>; readonly size: number };
  readonly #later: { readonly at: number; readonly frame: Frame; readonly to: number }[] = [];
  readonly #forged = { otherId: 0, stranger: 0, late: 0 };

  constructor(
    network: Network,
    options: { readonly wire: Partial<WireSettings>; readonly size: number },
    random: Random,
  ) {
    this.#network = network;
    this.#options = options;
    this.#random = random;
  }

  get seen(): Readonly<Record<string, number>> {
    return { ...this.#network.seen, ...this.#forged };
  }

  get isEmpty(): boolean {
    return this.#network.isEmpty && this.#later.length === 0;
  }

  send(frame: Frame, to: number, now: number): void {
    const { wire, size } = this.#options;
    const whole = bytesOf(frame, size);
    const { layers } = decode(whole, wire);
    const isAnswer = layerOf(layers, 'rudi_resp') !== undefined && layerOf(layers, 'ses_response_data') !== undefined;
    if (isAnswer) {
      const source = Buffer.from(whole).readUInt32BE(at.source);
      const around = { destination: ipOf(to), dscp: whole[at.tos]! >> 2 };
      const forge = (of: Partial<{ source: number; flip: number }>): Frame => {
        const uet = Buffer.from(whole.subarray(at.uet, at.crc)).map((byte, i) => (i < at.bytes ? byte : byte ^ 0x5a));
        const view = Buffer.from(uet);
        view.writeUInt32BE((view.readUInt32BE(at.pktId) ^ (of.flip ?? 0)) >>> 0, at.pktId);
        return frameOf(frameAround([], wire, { source: of.source ?? source, ...around, payload: view }), size);
      };
      this.#network.send(forge({ flip: 1 << this.#random.int(recordBits, 31) }), to, now);
      this.#network.send(forge({ source: 0x0a63_0000 + this.#random.below(256) }), to, now);
      this.#later.push({ at: now + late, frame: forge({}), to });
      this.#forged.otherId++;
      this.#forged.stranger++;
    }
    this.#network.send(frame, to, now);
  }

  arrival(end: number, now: number): Frame | undefined {
    return this.#network.arrival(end, now);
  }

  clock(now: number): void {
    for (let next = this.#later[0]; next !== undefined && next.at <= now; next = this.#later[0]) {
      this.#later.shift();
      this.#forged.late++;
      this.#network.send(next.frame, next.to, now);
    }
    this.#network.clock?.(now);
  }
}
