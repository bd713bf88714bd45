/** Messages and their bytes on the ports of an endpoint in hardware, and their completions. */
import { failureCodes } from '../../../rtl-gen/uet/pds/initiator/records.ts';
import { nackCodes, returnCodes } from '../../../rtl-gen/uet/wire/layout/index.ts';
import { keepOf, wordOf } from '../blocks/beat-bytes.ts';
import type { messagePorts } from '../blocks/endpoint/pair/endpoint-ports.ts';
import { addressOf } from '../golden/pds/peer-wire.ts';
import type { NodeMessage, NodeSent } from './messages.ts';

export class MessagePorts {
  onSent: (sent: NodeSent) => void = () => {};
  /** Messages without a result. */
  underWay = 0;
  readonly #p: ReturnType<typeof messagePorts>;
  readonly #size: number;
  /** Messages that are to be given, and those whose bytes are. */
  readonly #messages: NodeMessage[] = [];
  readonly #payloads: Uint8Array[] = [];
  #payloadAt = 0;

  readonly #ipOf: (peer: number) => number;

  /** Of an endpoint that takes `size` bytes a clock; peers have these addresses. */
  constructor(ports: ReturnType<typeof messagePorts>, size: number, ipOf: (peer: number) => number) {
    this.#p = ports;
    this.#size = size;
    this.#ipOf = ipOf;
    ports.done.ready.set(1);
  }

  send(message: NodeMessage): void {
    this.underWay++;
    this.#messages.push(message);
    this.#payloads.push(message.bytes);
  }

  /** What is offered before an edge. */
  offer(): void {
    const { messages, payload } = this.#p;
    const message = this.#messages[0];
    messages.valid.set(Number(message !== undefined));
    if (message !== undefined) this.#offerMessage(message);
    const bytes = this.#payloads[0];
    payload.valid.set(Number(bytes !== undefined));
    if (bytes === undefined) return;
    const beat = bytes.subarray(this.#payloadAt, this.#payloadAt + this.#size);
    payload.data.set(wordOf(beat));
    payload.keep.set(keepOf(beat.length));
    payload.last.set(Number(this.#payloadAt + beat.length === bytes.length));
  }

  /** What is taken at the edge; whether anything is. */
  take(): boolean {
    const { messages, payload, done } = this.#p;
    let happens = false;
    if (this.#messages.length > 0 && messages.ready.get() === 1) {
      this.#messages.shift();
      happens = true;
    }
    if (this.#payloads.length > 0 && payload.ready.get() === 1) {
      this.#payloadAt += this.#size;
      if (this.#payloadAt >= this.#payloads[0]!.length) {
        this.#payloads.shift();
        this.#payloadAt = 0;
      }
      happens = true;
    }
    if (done.valid.get() === 1) {
      this.#readDone();
      happens = true;
    }
    return happens;
  }

  #offerMessage(message: NodeMessage): void {
    const { fields, ops, modes, back, expects } = this.#p.messages;
    back?.enable.set(Number(message.back !== undefined));
    back?.pdcid.set(message.back ?? 0);
    back?.close.set(0);
    expects?.set(Number(message.expects === true));
    fields.op.set(ops[message.op]);
    fields.mode.set(modes[message.mode]);
    fields.lane.set(0);
    fields.destination.set(addressOf(this.#ipOf(message.peer)));
    fields.local.set(0);
    fields.job_id.set(1);
    fields.key.set(message.key);
    fields.offset.set(BigInt(message.offset));
    fields.initiator.set(message.initiator);
    fields.has_header_data.set(1);
    fields.header_data.set(message.headerData);
    fields.length.set(message.bytes.length);
    fields.wr_id.set(message.wrId);
  }

  #readDone(): void {
    const { fields, ok, failed } = this.#p.done;
    const code = Number(fields.code.get());
    const result = Number(fields.result.get());
    const wrId = Number(fields.wr_id.get());
    this.underWay--;
    if (result === ok) this.onSent({ wrId, result: 'ok', code: 'ok' });
    else if (result === failed) this.onSent({ wrId, result: 'failed', code: failureName(code) });
    else this.onSent({ wrId, result: 'refused', code: returnCodes.names.get(code) ?? `return code ${code}` });
  }
}

const failureName = (code: number): string =>
  Object.entries(failureCodes).find(([, value]) => value === code)?.[0] ??
  nackCodes.names.get(code) ??
  `failure ${code}`;
