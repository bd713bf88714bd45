/** What comes at one end: frames beat by beat, and control sets, in the order of the line. */
import { Ring } from '../../../../../support/ring.ts';
import { readPreamble } from '../../../golden/llr/index.ts';
import type { LineItem, LlrLink } from '../../../golden/llr/peer/link.ts';
import { beatsOf } from '../../wire/parser-bench.ts';
import type { ReceiverInputs } from '../receive-ports.ts';
import type { Message, senderOf } from '../transmit-ports.ts';
import { messageOf } from './messages.ts';

/** Where it goes in; messages of both halves. */
type ArrivingPorts = Pick<ReceiverInputs, 'beat' | 'valid' | 'error'> & Pick<ReturnType<typeof senderOf>, 'message'>;

type Beat = ReturnType<typeof beatsOf>[number] & { readonly seq: number | undefined };

/**
 * Takes what has arrived over `link` and drives `beat` and `message` of an end, a beat in each clock. Frames whose
 * preamble is neither that of LLR nor a normal one are dropped. `sample` before each edge and `drive` after it, by its
 * owner.
 */
export class ArrivingLine {
  /**
   * Frames that were dropped because their preamble was damaged, and those that the MAC was made to know an error of.
   */
  preambleErrors = 0;
  macErrors = 0;
  /** Whether the MAC knows of an error in the next frame. */
  strikes: () => boolean = () => false;
  readonly #size: number;
  readonly #link: LlrLink;
  readonly #ports: ArrivingPorts;
  readonly #items = new Ring<Beat | Message>();
  #clock = 0;
  #struck = false;
  #valid = false;
  #offers = false;

  constructor(ports: ArrivingPorts, size: number, link: LlrLink) {
    this.#size = size;
    this.#link = link;
    this.#ports = ports;
  }

  /** Nothing is on its way into the end. */
  get idle(): boolean {
    return this.#items.length === 0 && !this.#valid && !this.#offers;
  }

  sample(): void {
    if (this.#offers && this.#ports.message.ready.get() === 1) this.#offers = false;
  }

  drive(): void {
    const now = ++this.#clock * this.#size;
    for (let item = this.#link.receive(now); item !== undefined; item = this.#link.receive(now)) this.#arrive(item);
    const { message, valid } = this.#ports;
    let next = this.#next;
    if (!this.#offers && next !== undefined && 'kind' in next) {
      message.payload.set(next);
      this.#offers = true;
      this.#items.shift();
      next = this.#next;
    }
    message.valid.set(Number(this.#offers));
    this.#valid = next !== undefined && !('kind' in next);
    valid.set(Number(this.#valid));
    if (this.#valid) this.#drive(this.#items.shift() as Beat);
  }

  get #next(): Beat | Message | undefined {
    return this.#items.length > 0 ? this.#items.first() : undefined;
  }

  #drive({ data, keep, last, seq }: Beat): void {
    this.#ports.beat.set({ data, keep, last, user: { llr: Number(seq !== undefined), seq: seq ?? 0 } });
    this.#struck = last === 1 && this.strikes();
    if (this.#struck) this.macErrors++;
    this.#ports.error.set(Number(this.#struck));
  }

  #arrive(item: LineItem): void {
    if (item.kind === 'control') {
      const message = messageOf(item.set);
      if (message !== undefined) this.#items.push(message);
      return;
    }
    const seq = readPreamble(item.preamble);
    if (seq === 'damaged') {
      this.preambleErrors++;
      return;
    }
    for (const beat of beatsOf(item.bytes, this.#size)) this.#items.push({ ...beat, seq });
  }
}
