/** A message at its initiator (ses.md 10): its packets, and what is known of them. */
import { opcodes } from '../../../../../rtl-gen/uet/wire/layout/index.ts';
import { isDeferrable, noBytes, type ReturnCodeName, type SesRequest, sesRequest, wordOf } from '../packets/packet.ts';
import type { InitiatorCompletion, LocalError, SesOperation } from './operation.ts';

/** Why it is not sent on: it has failed, or comes again later, at once, or when the target asks for it. */
export type Stop = 'error' | 'back_off' | 'again' | 'deferred';

export class OutMessage {
  readonly op: SesOperation;
  readonly id: number;
  readonly token: number;
  readonly mtu: number;
  readonly done: (completion: InitiatorCompletion) => void;
  /** Number of its packets, and of the next one. */
  readonly total: number;
  next = 0;
  /** Handed out and not answered. */
  outstanding = 0;
  hasResponse = false;
  isOverflow = false;
  error: ReturnCodeName | LocalError | undefined;
  stop: Stop | undefined;
  isCutSent = false;
  /** When it goes on; `undefined`: it does not wait for a time. */
  due: number | undefined;
  /** Sent again after a back-off, and not answered yet. */
  isProbe = false;
  resends = 0;
  generation = 0;
  /** The target's token of an RTR that has come. */
  restart: number | undefined;
  isRestarted = false;
  targetToken = 0;
  modified: number | undefined;
  result: Uint8Array | undefined;
  /** Bytes of the region that have been read. */
  served = 0;
  /** Of a READ: offsets that have no answer. */
  readonly unread: Set<number>;
  /** Since when it waits for the target. */
  since = 0;

  constructor(
    op: SesOperation,
    ids: { readonly id: number; readonly token: number },
    mtu: number,
    done: (completion: InitiatorCompletion) => void,
  ) {
    this.op = op;
    this.id = ids.id;
    this.token = ids.token;
    this.mtu = mtu;
    this.done = done;
    this.total = Math.max(1, Math.ceil(this.#carried / mtu));
    const isRead = op.opcode === 'read';
    this.unread = new Set(isRead ? Array.from({ length: this.total }, (_, k) => k * mtu) : []);
  }

  /** What request_length says. */
  get length(): number {
    const { op } = this;
    if (op.opcode === 'read') return op.length ?? 0;
    // Both operands, whatever the type (ses.md 5.3).
    return op.atomic?.compare === undefined ? op.payload.length : 32;
  }

  /** Bytes that its packets share. */
  get #carried(): number {
    const { op } = this;
    if (op.opcode === 'read') return this.length;
    return op.rendezvous?.eagerLength ?? op.payload.length;
  }

  get isSend(): boolean {
    return this.op.opcode.includes('send');
  }

  /** The next packet of data. */
  packet(readOffset: 'first_unread' | 'message_start'): SesRequest {
    const { op, next: k, total, mtu } = this;
    if (op.request !== undefined) return { ...op.request, messageId: this.id };
    const offset = k * mtu;
    const size = Math.min(mtu, this.#carried - offset);
    const isRead = op.opcode === 'read';
    const { rendezvous } = op;
    return sesRequest({
      ...this.#common(),
      ie: op.faulty?.has(k) ?? false,
      hd: op.headerData !== undefined && k === 0,
      som: k === 0,
      eom: k === total - 1,
      headerData: k === 0 ? (op.headerData ?? 0n) : 0n,
      payloadLength: size,
      messageOffset: offset,
      ...(rendezvous && {
        rendezvous: {
          eagerLength: rendezvous.eagerLength,
          riGeneration: rendezvous.riGeneration,
          pidOnFep: rendezvous.pidOnFep,
          resourceIndex: rendezvous.resourceIndex,
          readOffset: rendezvous.offset + (readOffset === 'first_unread' ? BigInt(rendezvous.eagerLength) : 0n),
          readKey: rendezvous.key,
        },
      }),
      ...(op.atomic && { atomic: op.atomic }),
      payload: isRead ? noBytes : op.payload.subarray(offset, offset + size),
    });
  }

  /** The empty packet that ends it early (ses.md 3.5): of a deferred message with its own operation and tokens. */
  cutPacket(): SesRequest {
    const isDeferred = isDeferrable(opcodes.code[this.op.opcode]) && this.stop === 'deferred';
    return sesRequest({
      ...this.#common(),
      ...(isDeferred ? {} : { opcode: opcodes.code.msg_error }),
      som: false,
      messageOffset: Math.min(this.next * this.mtu, this.#carried),
    });
  }

  #common() {
    const { op } = this;
    const opcode = opcodes.code[op.opcode];
    const form = op.form ?? 'standard';
    const tokens = { initiator: this.token, target: this.targetToken };
    return {
      form,
      opcode,
      rel: op.rel,
      dc: op.dc ?? false,
      messageId: form === 'standard' && op.mode !== 'uud' ? this.id : 0,
      riGeneration: this.generation,
      jobId: op.jobId,
      pidOnFep: op.pidOnFep,
      resourceIndex: op.resourceIndex,
      bufferOffset: isDeferrable(opcode) ? wordOf(tokens) : (op.offset ?? 0n),
      initiator: op.initiator,
      matchBits: op.matchBits,
      requestLength: this.length,
    };
  }

  /** Packets of data remain. */
  get hasMore(): boolean {
    return this.stop === undefined && this.next < this.total;
  }

  /** The target does not know yet that no more of it comes. A target has no state of a READ, or of what RUDI brings. */
  get needsCut(): boolean {
    const isBegun = this.next > 0 && this.next < this.total;
    const hasState = this.op.opcode !== 'read' && this.op.mode !== 'rudi';
    return this.stop !== undefined && isBegun && !this.isCutSent && hasState;
  }

  /** From its first packet again. */
  rewind(): void {
    this.next = 0;
    this.hasResponse = false;
    this.stop = undefined;
    this.isCutSent = false;
    this.due = undefined;
  }
}
