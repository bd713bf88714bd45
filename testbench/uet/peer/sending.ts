/** A transfer that is sent to a peer. */
import { createHash } from 'node:crypto';
import type { NodeSent } from '../system/messages.ts';
import type { ControlMessage } from './control-message.ts';
import type { Milliseconds, PeerMessage } from './node.ts';

/** What is to be sent. */
export interface Cargo {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly messageBytes: number;
  readonly mode: 'rud' | 'rod';
}

/** What has become of it. */
export interface SentTransfer {
  readonly to: string;
  readonly name: string;
  readonly messages: number;
  readonly bytes: number;
  /** From the offer to the verdict, and bytes over that time. */
  readonly seconds: number;
  readonly megabytesPerSecond: number;
  readonly passed: boolean;
  /** Why not. */
  readonly failure?: string;
}

/** What a transfer does with the endpoint. */
export interface SendingHost {
  /** Sends a message to the transfer's peer; `over` hears what has become of it. */
  write(message: Pick<PeerMessage, 'mode' | 'bytes' | 'key' | 'offset' | 'headerData'>, over: Over): void;
  say(message: ControlMessage, over: Over): void;
}
type Over = (sent: NodeSent) => void;

/** Messages of a transfer that are under way at most. */
const flight = 16;

export class Sending {
  readonly id: number;
  readonly peer: number;
  readonly #cargo: Cargo;
  readonly #to: string;
  readonly #host: SendingHost;
  readonly #started: Milliseconds;
  /** When something was heard of it last. */
  heardAt: Milliseconds;
  #key = 0n;
  #next = 0;
  #written = 0;
  #result: SentTransfer | undefined;

  constructor(id: number, { peer, to }: { peer: number; to: string }, cargo: Cargo, host: SendingHost) {
    this.id = id;
    this.peer = peer;
    this.#to = to;
    this.#cargo = cargo;
    this.#host = host;
    this.#started = performance.now();
    this.heardAt = this.#started;
    const { name, bytes, messageBytes } = cargo;
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    this.#say({ kind: 'offer', transfer: id, name, bytes: bytes.length, messageBytes, sha256 });
  }

  /** Bytes of messages that are acknowledged, and all. */
  get progress(): readonly [number, number] {
    return [Math.min(this.#written * this.#cargo.messageBytes, this.#cargo.bytes.length), this.#cargo.bytes.length];
  }

  get result(): SentTransfer | undefined {
    return this.#result;
  }

  /** The peer has said something of it. */
  hear(message: ControlMessage): void {
    if (this.#result !== undefined) return;
    this.heardAt = performance.now();
    if (message.kind === 'grant') {
      this.#key = BigInt(`0x${message.key}`);
      this.#goOn();
    } else if (message.kind === 'refusal') this.fail(`${this.#to} has refused it: ${message.why}`);
    else if (message.kind === 'verdict') {
      const { missing, twice, hashIsRight, lostMessages } = message;
      if (missing + twice + lostMessages === 0 && hashIsRight) this.#end();
      else
        this.fail(
          `${this.#to} has found ${missing} bytes missing, ${twice} written twice, ${lostMessages} messages lost, ` +
            `and ${hashIsRight ? 'the right' : 'another'} hash`,
        );
    }
  }

  fail(failure: string): void {
    this.#end(failure);
  }

  get #messages(): number {
    return Math.ceil(this.#cargo.bytes.length / this.#cargo.messageBytes);
  }

  #goOn(): void {
    const { bytes, messageBytes, mode } = this.#cargo;
    while (this.#next < this.#messages && this.#next - this.#written < flight) {
      const index = this.#next++;
      const offset = index * messageBytes;
      const part = bytes.subarray(offset, offset + messageBytes);
      const headerData = (BigInt(this.id) << 32n) | BigInt(index);
      this.#host.write({ mode, bytes: part, key: this.#key, offset, headerData }, (sent) => this.#isWritten(sent));
    }
    if (this.#written === this.#messages) this.#say({ kind: 'done', transfer: this.id });
  }

  #isWritten({ result, code }: NodeSent): void {
    if (this.#result !== undefined) return;
    this.heardAt = performance.now();
    if (result === 'ok') {
      this.#written++;
      this.#goOn();
    } else this.fail(`a message was ${result}: ${code}`);
  }

  #say(message: ControlMessage): void {
    this.#host.say(message, ({ result, code }) => {
      this.heardAt = performance.now();
      if (result === 'failed') this.fail(`${this.#to} does not answer (${message.kind}: ${code}): is a peer there?`);
      else if (result === 'refused') this.fail(`${this.#to} has refused the ${message.kind}: ${code}`);
    });
  }

  #end(failure?: string): void {
    if (this.#result !== undefined) return;
    const { name, bytes } = this.#cargo;
    const seconds = (performance.now() - this.#started) / 1000;
    this.#result = {
      to: this.#to,
      name,
      messages: this.#messages,
      bytes: bytes.length,
      seconds: Number(seconds.toFixed(3)),
      megabytesPerSecond: Number((bytes.length / 1e6 / seconds).toFixed(2)),
      passed: failure === undefined,
      ...(failure === undefined ? {} : { failure }),
    };
  }
}
