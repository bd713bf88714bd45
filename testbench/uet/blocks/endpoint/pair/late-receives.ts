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

/** A receive of any job, for one message of `buffers.bytes` bytes. */
export interface LateReceive {
  readonly isTagged: boolean;
  readonly context: number;
  readonly tag: bigint;
  readonly wrId: number;
  readonly address: bigint;
}

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
  #now = 0;
  readonly #tagged: number;

  /** `tagged` of them, then `sends` for any deferrable send; for ends without such nothing. */
  constructor(ports: Ports, { tagged, sends }: { readonly tagged: number; readonly sends: number }, random: Random) {
    this.#tagged = tagged;
    this.#ports = hasPort(ports, 'commands_receive_valid') ? ports : undefined;
    const all = Array.from({ length: tagged + sends }, (_, place) => ({
      at: random.below(within),
      place,
      isTagged: place < tagged,
    }));
    this.#due = all.sort((a, b) => a.at - b.at);
  }

  /** How many have not been posted yet. */
  get left(): number {
    return this.#due.length - this.#next;
  }

  /** The one that is due now, which has to be `taken`. */
  due(): LateReceive | undefined {
    const due = this.#due[this.#next];
    if (this.#offers || due === undefined || due.at > this.#now) return undefined;
    this.#offers = true;
    const { place, isTagged } = due;
    const wrId = firstBuffer + place;
    const address = buffers.base + BigInt(wrId * buffers.bytes);
    return { isTagged, context: this.contexts[isTagged ? 1 : 0], tag: lateTag(place), wrId, address };
  }

  taken(): void {
    this.#next++;
    this.#offers = false;
  }

  /** It has found no room, or has come back: it is posted again later. */
  again(wrId: number): void {
    const place = wrId - firstBuffer;
    this.#due.push({ at: this.#now + 300, place, isTagged: place < this.#tagged });
  }

  /** What is offered before an edge. */
  drive(now: number): void {
    this.#now = now;
    if (this.#ports === undefined || this.#offers) return;
    const due = this.due();
    setPort(this.#ports, 'commands_receive_valid', due !== undefined);
    if (due === undefined) return;
    const { isTagged, context, tag, wrId, address } = due;
    const values = {
      tagged: isTagged,
      kind: 0,
      resource: context,
      tag_match_bits: tag,
      tag_initiator: 0,
      any_initiator: 1,
      ignore_bits: 0n,
      place_wr_id: wrId,
      place_address: address,
      place_length: buffers.bytes,
    };
    // Of any job, and for one message.
    for (const name of ['job_restricts', 'multi_is'])
      if (hasPort(this.#ports, `commands_receive_payload_${name}`))
        setPort(this.#ports, `commands_receive_payload_${name}`, 0);
    for (const [name, value] of Object.entries(values)) setPort(this.#ports, `commands_receive_payload_${name}`, value);
  }

  /** What is taken before an edge; one that finds no room is posted again. */
  read(): void {
    if (this.#ports === undefined) return;
    const of = (name: string): number => Number(this.#ports!.port(`commands_done_sends_${name}`).get());
    const isRefused = of('outcome') === codeOf(this.#ports, 'commands_done_sends_outcome', 'refused');
    if (of('valid') === 1 && isRefused && of('wr_id') >= firstBuffer) this.again(of('wr_id'));
    if (this.#offers && this.#ports.port('commands_done_receive_taken').get() === 1) this.taken();
  }
}
