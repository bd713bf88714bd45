import { txFetch } from '../../../../rtl-gen/uet/endpoint/transmit/tx-fetch.ts';
import { initiatorLayout } from '../../../../rtl-gen/uet/pds/initiator/layout.ts';
import type { TestContext } from '../../../bench/context.ts';
import { PortHost } from '../port-host.ts';
import { describe, elaborate, expect, hwTest } from '../vitest-kit.ts';

const slotBits = 3;
const design = elaborate(
  txFetch(initiatorLayout({ contexts: 8, window: 128, records: 64 }), { slotBits, pageBits: 5 }),
);

/** A handle: which use of which place. */
const handleOf = (use: number, place: number): number => (use << slotBits) | place;

/** What has come out: orders for bytes, what comes back after how many of them, headers, packets that were dropped. */
interface Seen {
  readonly orders: { readonly first: number; readonly length: number }[];
  readonly backs: { readonly first: number; readonly after: number }[];
  headers: number;
  stale: number;
}

/** Drives the ports, with everything taken that comes out. */
class Fetch extends PortHost {
  readonly seen: Seen = { orders: [], backs: [], headers: 0, stale: 0 };

  constructor(t: TestContext) {
    super(t);
    this.set({ headers_ready: 1, order_ready: 1, back_ready: 1 });
  }

  async start(): Promise<void> {
    for (let place = 0; place < 2 ** slotBits; place++) {
      this.set({ clear_valid: 1, clear_place: place });
      await this.clock();
    }
    this.set({ clear_valid: 0 });
    await this.until('ready', Number.POSITIVE_INFINITY);
  }

  /** A packet is kept in that place. */
  async keep(place: number, first: number, length: number): Promise<void> {
    const chain = { kept_packet_chain_first: first, kept_packet_chain_last: first, kept_packet_chain_length: length };
    this.set({ kept_valid: 1, kept_place: place, ...chain });
    await this.clock();
    this.set({ kept_valid: 0 });
  }

  send(handle: number, kind = 'request'): Promise<void> {
    return this.offer('packet', { packet_kind: kind, packet_handle: handle }, Number.POSITIVE_INFINITY);
  }

  retire(handle: number): Promise<void> {
    this.set({ retires_payload: handle });
    return this.offer('retires', {}, Number.POSITIVE_INFINITY);
  }

  override async clock(): Promise<void> {
    const { seen } = this;
    if (this.get('order_valid') === 1)
      seen.orders.push({ first: this.get('order_payload_first'), length: this.get('order_payload_length') });
    if (this.get('back_valid') === 1)
      seen.backs.push({ first: this.get('back_payload_chain_first'), after: this.get('back_payload_after') });
    seen.headers += this.get('headers_valid');
    seen.stale += this.get('stale');
    await super.clock();
  }
}

describe('packets that leave', () => {
  const options = { design };

  hwTest(
    'one that was retired before it left again is dropped, and the next use of its handle goes',
    options,
    async (t) => {
      const fetch = new Fetch(t);
      await fetch.start();
      await fetch.keep(2, 9, 100);
      const [first, second] = [handleOf(0, 2), handleOf(1, 2)];
      await fetch.send(first);
      await fetch.retire(first);
      await fetch.send(first);
      await fetch.clocks(20);
      const orders = [{ first: 9, length: 100 }];
      const backs = [{ first: 9, after: 1 }];
      expect(fetch.seen).toEqual({ orders, backs, headers: 1, stale: 1 });
      await fetch.keep(2, 11, 50);
      await fetch.send(second);
      await fetch.send(first);
      await fetch.clocks(20);
      expect(fetch.seen).toEqual({ orders: [...orders, { first: 11, length: 50 }], backs, headers: 2, stale: 2 });
    },
  );

  hwTest('control packets have no bytes, whatever their handle says', options, async (t) => {
    const fetch = new Fetch(t);
    await fetch.start();
    await fetch.keep(1, 3, 77);
    await fetch.send(handleOf(5, 1), 'probe');
    await fetch.clocks(20);
    expect(fetch.seen.headers).toBe(1);
    expect(fetch.seen.orders).toMatchObject([{ length: 0 }]);
    expect(fetch.seen.stale).toBe(0);
  });
});
