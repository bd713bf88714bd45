/** Packets of READs whose data is to come by a return space, each a message of PDS that expects an answer. */
import type { SesRequest, SesResponse } from '../../golden/ses/packets/packet.ts';

/** Ids of messages of SES count up from 0, so these count down: control packets say which message they are of. */
const firstNumber = 0xffff;

interface Read {
  /** Peer, message id and offset: what its data names. */
  readonly name: string;
  /** The PDC by which it has left. */
  pdcid?: number;
}

const nameOf = (peer: number, messageId: number, offset: number): string => `${peer} ${messageId} ${offset}`;

export class ReadsUnderWay {
  readonly #reads = new Map<number, Read>();
  #next = firstNumber;

  get size(): number {
    return this.#reads.size;
  }

  /** The number of its message of PDS. */
  begin(peer: number, { messageId, messageOffset }: SesRequest): number {
    while (this.#reads.has(this.#next)) this.#countDown();
    const number = this.#next;
    this.#countDown();
    this.#reads.set(number, { name: nameOf(peer, messageId, messageOffset) });
    return number;
  }

  /** It leaves; whether for the first time by this PDC. */
  leaves(number: number, pdcid: number): boolean {
    const read = this.#reads.get(number);
    if (read === undefined || read.pdcid === pdcid) return false;
    read.pdcid = pdcid;
    return true;
  }

  /** Data has come. */
  answered(peer: number, { readMessageId, messageOffset }: SesResponse): void {
    const name = nameOf(peer, readMessageId, messageOffset);
    for (const [number, read] of this.#reads) if (read.name === name) this.over(number);
  }

  /** No data will come by that PDC. */
  ended(pdcid: number): void {
    for (const [number, read] of this.#reads) if (read.pdcid === pdcid) this.over(number);
  }

  over(number: number): void {
    this.#reads.delete(number);
  }

  #countDown(): void {
    this.#next = this.#next === 0 ? firstNumber : this.#next - 1;
  }
}
