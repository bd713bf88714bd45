/** Receives that a host posts while messages come: those of deferrable sends, which may have come before. */
import type { Random } from '../../../../../support/random.ts';
import { codeOf, hasPort, type Ports, setPort } from './endpoint-ports.ts';
import { buffers } from './endpoint-settings.ts';
import { postedTags, sendReceives, tagOf } from './semantic-setup.ts';

/** The first buffer of such a receive; a tagged one has the tag of its buffer. */
const firstBuffer = sendReceives + postedTags;

/** So many of them may be posted. */
export const lateReceives = buffers.count - firstBuffer;

/** The tag of such a receive, by its place among them. */
export const lateTag = (place: number): bigint => tagOf(postedTags + place);

/** Clocks within which they are posted. */
const within = 6000;

interface Due {
  readonly at: number;
  readonly place: number;
  readonly isTagged: boolean;
}

export class LateReceives {
  /** Receive contexts of the SEND space and of the TAGGED space. */
  contexts: readonly [send: number, tagged: number] = [0, 0];
  readonly #ports: Ports | undefined;
  readonly #due: Due[];
  #next = 0;
  #offers = false;

  /** `tagged` of them, then `sends` for any deferrable send; for ends without such nothing. */
  constructor(ports: Ports, { tagged, sends }: { readonly tagged: number; readonly sends: number }, random: Random) {
    this.#ports = hasPort(ports, 'commands_receive_valid') ? ports : undefined;
    const all = Array.from({ length: tagged + sends }, (_, place) => ({
      at: random.below(within),
      place,
      isTagged: place < tagged,
    }));
    this.#due = all.sort((a, b) => a.at - b.at);
  }

  /** What is offered before an edge. */
  drive(now: number): void {
    if (this.#ports === undefined || this.#offers) return;
    const due = this.#due[this.#next];
    this.#offers = due !== undefined && due.at <= now;
    setPort(this.#ports, 'commands_receive_valid', this.#offers);
    if (!this.#offers) return;
    const { place, isTagged } = due!;
    const wrId = firstBuffer + place;
    const values = {
      tagged: isTagged,
      kind: 0,
      resource: this.contexts[isTagged ? 1 : 0],
      tag_match_bits: lateTag(place),
      tag_initiator: 0,
      any_initiator: 1,
      ignore_bits: 0n,
      place_wr_id: wrId,
      place_address: buffers.base + BigInt(wrId * buffers.bytes),
      place_length: buffers.bytes,
    };
    // Of any job, and for one message.
    for (const name of ['job_restricts', 'multi_is'])
      if (hasPort(this.#ports, `commands_receive_payload_${name}`))
        setPort(this.#ports, `commands_receive_payload_${name}`, 0);
    for (const [name, value] of Object.entries(values)) setPort(this.#ports, `commands_receive_payload_${name}`, value);
  }

  /** What is taken before an edge; one that finds no room is posted again. */
  read(now: number): void {
    if (this.#ports === undefined) return;
    const of = (name: string): number => Number(this.#ports!.port(`commands_done_sends_${name}`).get());
    const place = of('wr_id') - firstBuffer;
    if (
      of('valid') === 1 &&
      of('outcome') === codeOf(this.#ports, 'commands_done_sends_outcome', 'refused') &&
      place >= 0
    )
      this.#due.push({ at: now + 300, place, isTagged: false });
    if (!this.#offers || this.#ports.port('commands_done_receive_taken').get() !== 1) return;
    this.#next++;
    this.#offers = false;
  }
}
