/**
 * The receiving half of an endpoint in software: frames in, the frames that answer out, bytes and completions of SES
 * for the host; the target's model and the stub's around the codec.
 */
import { responseOpcodes, returnCodes } from '../../../../rtl-gen/uet/wire/layout/index.ts';
import type { PdsTargetOptions } from '../pds/index.ts';
import { PdsTarget } from '../pds/pds-target.ts';
import { addressOf } from '../pds/peer-wire.ts';
import type { Reply } from '../pds/reply.ts';
import { layersOf, packetOf } from '../pds/wire.ts';
import {
  type BytesLayer,
  type Decoded,
  decode,
  encode,
  type LayerInput,
  sesOf,
  type WireSettings,
} from '../wire/index.ts';
import { isOwn, type PdcHalves } from './pdc-halves.ts';
import { controlDscp, ipLayer, type Place } from './sender.ts';
import { type GoldenCompletion, GoldenStub } from './ses-stub.ts';

export interface ReceiverOptions {
  readonly own: Place;
  /** The MAC address that all answers go to. */
  readonly nextHop: bigint;
  readonly wire: Partial<WireSettings>;
  readonly lastHopDscp: number;
  readonly target: PdsTargetOptions;
}

export class GoldenReceiver {
  readonly stub = new GoldenStub();
  readonly target: PdsTarget;
  /** Of an endpoint with return spaces. */
  halves: PdcHalves | undefined;
  onPlaced: (address: bigint, bytes: Uint8Array) => void = () => {};
  onCompletion: (completion: GoldenCompletion) => void = () => {};
  readonly #options: ReceiverOptions;
  /** By handle. Those that are guaranteed stay until their PDC is gone, as they may be asked for again. */
  readonly #responses = new Map<number, { readonly pdcid: number; readonly layer: LayerInput }>();
  #handle = 0;

  constructor(options: ReceiverOptions) {
    this.#options = options;
    this.target = new PdsTarget(options.target);
  }

  /** It is now `time`, in units of 128 ns. */
  advance(time: number): void {
    this.target.tick();
    for (const { pdcid } of this.target.advance(time)) {
      this.stub.forget(pdcid);
      this.halves?.ended(pdcid);
      for (const [handle, kept] of this.#responses) if (kept.pdcid === pdcid) this.#responses.delete(handle);
    }
  }

  /** The frames that answer a frame; none for what is for others, or broken. */
  receive(frame: Uint8Array): Uint8Array[] {
    return this.receiveDecoded(decode(frame, this.#options.wire));
  }

  /** The same of a frame that is decoded. */
  receiveDecoded(decoded: Decoded): Uint8Array[] {
    const { own, lastHopDscp } = this.#options;
    const packet = packetOf(decoded, { localOf: (address) => (address === addressOf(own.ip) ? 0 : 1), lastHopDscp });
    if (packet === undefined || packet.local !== 0) return [];
    const replies: Reply[] = [];
    const { verdict, deliver, reply } = this.target.receive(packet);
    if (verdict === 'created') this.halves?.opened(deliver?.pdcid ?? reply!.spdcid);
    if (reply !== undefined) replies.push(reply);
    if (deliver !== undefined) {
      const { returnCode, address, completion } = this.stub.deliver(decoded, deliver.pdcid);
      const payload = decoded.layers.find((layer): layer is BytesLayer => layer.name === 'payload');
      if (address !== undefined && payload !== undefined) this.onPlaced(address, payload.fields.bytes);
      if (completion !== undefined) this.onCompletion(completion);
      const isOk = returnCode === returnCodes.code.ok;
      const ses = sesOf(decoded.layers)?.fields;
      const handle = this.#handle++;
      this.#responses.set(handle, {
        pdcid: deliver.pdcid,
        layer: {
          name: 'ses_response',
          fields: {
            opcode: isOk ? responseOpcodes.code.default_response : responseOpcodes.code.response,
            return_code: returnCode,
            message_id: ses !== undefined && 'message_id' in ses ? ses.message_id : 0,
            job_id: ses?.job_id ?? 0,
            modified_length: 0,
          },
        },
      });
      // When the peer has cleared that of the last packet, it knows of all of the message.
      const isLast = ses !== undefined && 'eom' in ses && ses.eom === 1;
      const isAnswer = this.halves !== undefined && isOwn(deliver.pdcid) && isLast;
      const guaranteed = !isOk || isAnswer;
      const ack = this.target.respond({ ...deliver, guaranteed, plainOk: !guaranteed, handle, nextHdr: 4 });
      if (isAnswer) this.halves!.answered(deliver);
      if (ack !== undefined) replies.push(ack);
      const frames = replies.map((each) => this.#frameOf(each));
      if (!guaranteed) this.#responses.delete(handle);
      return frames;
    }
    return replies.map((each) => this.#frameOf(each));
  }

  #frameOf(reply: Reply): Uint8Array {
    const { own, nextHop, wire } = this.#options;
    const destination = Number(reply.destination & 0xffff_ffffn);
    return encode(
      [
        { name: 'ethernet', fields: { destination: nextHop, source: own.mac } },
        ipLayer(own.ip, typeof own.ip === 'number' ? destination : reply.destination, controlDscp),
        { name: 'udp', fields: { source_port: reply.entropy } },
        ...layersOf(reply, (handle) => [this.#responses.get(handle)!.layer]),
        ...((wire.crc ?? 'none') === 'none' ? [] : [{ name: 'crc', fields: {} } as const]),
      ],
      wire,
    );
  }
}
