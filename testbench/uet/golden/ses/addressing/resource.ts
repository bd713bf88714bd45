/** Receive contexts: what a resource index of a process stands for (ses.md 1.3, 1.4). */
import type { Matcher, MessageHeader } from '../matching/index.ts';
import type { OpcodeName } from '../packets/packet.ts';

/** Three spaces of resource indices: index 5 of each is another thing (ses.md 1.3 [H]). */
export type Space = 'rma' | 'send' | 'tagged';

/** The space of each operation; `none`: it is not resolved by a resource index. */
export const spaceOf: Readonly<Record<OpcodeName, Space | 'none'>> = {
  no_op: 'none',
  write: 'rma',
  read: 'rma',
  atomic: 'rma',
  fetching_atomic: 'rma',
  send: 'send',
  rendezvous_send: 'send',
  datagram_send: 'send',
  deferrable_send: 'send',
  tagged_send: 'tagged',
  rendezvous_tsend: 'tagged',
  deferrable_tsend: 'tagged',
  tsend_atomic: 'tagged',
  tsend_fetch_atomic: 'tagged',
  deferrable_rtr: 'none',
  msg_error: 'none',
};

export interface ResourceOptions<T extends MessageHeader> {
  readonly space: Space;
  /** 12 bits. 0 is the provider's own channel (ses.md 1.1 [M]). */
  readonly index: number;
  readonly operations: ReadonlySet<OpcodeName>;
  /** Of SEND and TAGGED. */
  readonly matcher?: Matcher<T> | undefined;
  /** The first generation; `undefined`: it uses none. */
  readonly generation?: number | undefined;
}

/** One of them. */
export class Resource<T extends MessageHeader> {
  readonly space: Space;
  readonly index: number;
  readonly operations: ReadonlySet<OpcodeName>;
  readonly matcher: Matcher<T> | undefined;
  generation: number | undefined;
  isEnabled = true;
  /** Disabled because a ROD message found no buffer: the next receive that is posted enables it. */
  isExhausted = false;

  constructor({ space, index, operations, matcher, generation }: ResourceOptions<T>) {
    this.space = space;
    this.index = index;
    this.operations = operations;
    this.matcher = matcher;
    this.generation = generation;
  }

  /** A ROD message was refused: nothing later may slip in before it (ses.md 1.4). */
  exhaust(): void {
    this.isEnabled = false;
    this.isExhausted = true;
  }

  /** There are buffers again: messages of the old generation are refused until their initiators have learnt the new. */
  replenish(): void {
    if (!this.isExhausted) return;
    this.isExhausted = false;
    this.isEnabled = true;
    if (this.generation !== undefined) this.generation = (this.generation + 1) % 256;
  }
}
