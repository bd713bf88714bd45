/** What a host asks of a node, as calls of libfabric, and its completion queue as what the host hears. */
import type { CqEntry } from '../system/libfabric/endpoint.ts';
import type { MessagingEndpoint } from '../system/libfabric/messaging-endpoint.ts';
import type { HostBuffer, HostRegion, NodeSent } from '../system/messages.ts';
import { hostOfPeer, type PeerArrival, type PeerMessage } from './node.ts';

/** Peers write to a region, and do nothing else there. */
const rights = { read: false, write: true, atomic: false };

export class FabricCalls {
  onSent: (sent: NodeSent) => void = () => {};
  onArrival: (arrival: PeerArrival) => void = () => {};
  /** Messages without a result. */
  underWay = 0;
  readonly #endpoint: MessagingEndpoint;
  readonly #regions = new Map<number, HostRegion>();

  constructor(endpoint: MessagingEndpoint) {
    this.#endpoint = endpoint;
  }

  send({ wrId, peer, op, mode, bytes, key, offset, headerData }: PeerMessage): void {
    this.underWay++;
    const to = hostOfPeer(peer);
    if (op === 'send') this.#endpoint.send(to, bytes, wrId, { mode });
    else this.#endpoint.write(to, bytes, key, BigInt(offset), wrId, { data: headerData, mode });
  }

  /** Whether there was room. */
  setRegion(slot: number, region: HostRegion | undefined): boolean {
    const old = this.#regions.get(slot);
    if (old !== undefined) this.#endpoint.deregister(old.key);
    this.#regions.delete(slot);
    if (region === undefined) return true;
    const isOpen = this.#endpoint.register(region.key, region.base, region.length, rights);
    if (isOpen) this.#regions.set(slot, region);
    return isOpen;
  }

  post(buffer: HostBuffer): void {
    this.#endpoint.recv(buffer.address, buffer.length, buffer);
  }

  /** Tells what stands in the completion queue. */
  tell(): void {
    for (const entry of this.#endpoint.cqRead()) {
      if (entry.op === 'recv') this.#received(entry);
      else if (entry.op === 'remote_write') this.#arrived(entry, 'write', 0);
      else this.#isOver(entry);
    }
  }

  /** A message that did not come whole is its sender's to send again: its buffer is there for another one. */
  #received(entry: CqEntry): void {
    const buffer = entry.context as HostBuffer;
    if (entry.code === 'ok') this.#arrived(entry, 'send', buffer.id);
    else this.post(buffer);
  }

  #arrived({ code, length, source, data }: CqEntry, op: PeerArrival['op'], buffer: number): void {
    if (code === 'ok') this.onArrival({ op, bytes: length, initiator: source, headerData: data, buffer });
  }

  #isOver({ context, code }: CqEntry): void {
    this.underWay--;
    const result = code === 'ok' ? 'ok' : unanswered.has(code) ? 'failed' : 'refused';
    this.onSent({ wrId: context as number, result, code });
  }
}

/** What no code of the wire says: PDS has given up, or SES has. */
const unanswered: ReadonlySet<string> = new Set(['pds', 'timed_out', 'failed']);
