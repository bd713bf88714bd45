/** What comes at one end: frames beat by beat, and control sets, in the order of the line. */

import { controlKinds } from '../../../../../rtl-gen/uet/llr/messages.ts';
import { Ring } from '../../../../../support/ring.ts';
import type { Dut } from '../../../../bench/context.ts';
import { readPreamble } from '../../../golden/llr/index.ts';
import type { LineItem, LlrLink } from '../../../golden/llr/peer/link.ts';
import { beatsOf } from '../../wire/parser-bench.ts';
import type { Message } from '../transmit-ports.ts';
import { messageOf } from './messages.ts';

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
  readonly #ports;
  readonly #items = new Ring<Beat | Message>();
  #clock = 0;
  #struck = false;
  #valid = false;
  #offers = false;

  constructor(dut: Dut, size: number, link: LlrLink) {
    this.#size = size;
    this.#link = link;
    const port = (name: string) => dut.port(name);
    this.#ports = {
      valid: port('valid'),
      data: port('beat_data'),
      keep: port('beat_keep'),
      last: port('beat_last'),
      llr: port('beat_user_llr'),
      seq: port('beat_user_seq'),
      error: port('error'),
      messageValid: port('message_valid'),
      messageReady: port('message_ready'),
      kind: port('message_payload_kind'),
      messageSeq: port('message_payload_seq'),
      messageData: port('message_payload_init_data'),
    };
  }

  /** Nothing is on its way into the end. */
  get idle(): boolean {
    return this.#items.length === 0 && !this.#valid && !this.#offers;
  }

  sample(): void {
    if (this.#offers && this.#ports.messageReady.get() === 1) this.#offers = false;
  }

  drive(): void {
    const now = ++this.#clock * this.#size;
    for (let item = this.#link.receive(now); item !== undefined; item = this.#link.receive(now)) this.#arrive(item);
    const { messageValid, kind, messageSeq, messageData, valid } = this.#ports;
    let next = this.#next;
    if (!this.#offers && next !== undefined && 'kind' in next) {
      kind.set(controlKinds.indexOf(next.kind));
      messageSeq.set(next.seq);
      messageData.set(next.init_data);
      this.#offers = true;
      this.#items.shift();
      next = this.#next;
    }
    messageValid.set(Number(this.#offers));
    this.#valid = next !== undefined && !('kind' in next);
    valid.set(Number(this.#valid));
    if (this.#valid) this.#drive(this.#items.shift() as Beat);
  }

  get #next(): Beat | Message | undefined {
    return this.#items.length > 0 ? this.#items.first() : undefined;
  }

  #drive(beat: Beat): void {
    const { data, keep, last, llr, seq, error } = this.#ports;
    data.set(beat.data);
    keep.set(this.#size <= 32 ? Number(beat.keep) : beat.keep);
    last.set(beat.last);
    llr.set(Number(beat.seq !== undefined));
    seq.set(beat.seq ?? 0);
    this.#struck = beat.last === 1 && this.strikes();
    if (this.#struck) this.macErrors++;
    error.set(Number(this.#struck));
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
