import { payloadStore } from '../../../../rtl-gen/uet/endpoint/transmit/payload-store.ts';
import { PortHost } from '../port-host.ts';
import { keepOf, keptOf, type TestContext, wordOf } from '../test-kit.ts';
import { describe, elaborate, expect, hwTest } from '../vitest-kit.ts';
import { bytesOf, type Frame } from './pair/frames.ts';

const size = 16;
const mtu = 256;
const pages = 32;
const design = elaborate(payloadStore({ bytes: size, storeBytes: pages * 4 * size, mtu }));

interface Packet {
  readonly bytes: Uint8Array;
  readonly first: number;
  readonly last: number;
}

/** Drives the ports: packets in, orders, and what comes back. */
class Store extends PortHost {
  readonly shown: Uint8Array[] = [];
  readonly retired: number[] = [];
  /** Clocks in which nothing was shown between the first beat and the last one. */
  pauses = 0;
  orders: Packet[] = [];
  backs: { readonly packet: Packet; readonly handle: number; readonly after: number }[] = [];
  #frame: (bigint | number)[] = [];
  #idle = 0;

  constructor(t: TestContext) {
    super(t);
    this.set({ down_ready: 1 });
  }

  async start(): Promise<void> {
    await this.until('ready', Number.POSITIVE_INFINITY);
  }

  get free(): number {
    return this.get('free');
  }

  async store(bytes: Uint8Array): Promise<Packet> {
    for (let at = 0; ; at += size) {
      const last = at + size >= bytes.length;
      this.set({
        ...{ up_payload_data: wordOf(bytes.subarray(at, at + size)), up_payload_last: Number(last), up_valid: 1 },
        up_payload_keep: keepOf(Math.min(size, bytes.length - at)),
      });
      await this.until('up_ready', Number.POSITIVE_INFINITY);
      const packet = { bytes, first: this.get('chain_first'), last: this.get('chain_last') };
      await this.clock();
      this.set({ up_valid: 0 });
      if (last) return packet;
    }
  }

  override async clock(): Promise<void> {
    const [order] = this.orders;
    this.set({ order_valid: Number(order !== undefined) });
    if (order !== undefined) this.#chain('order_payload', order);
    const [back] = this.backs;
    this.set({ back_valid: Number(back !== undefined) });
    if (back !== undefined) {
      this.#chain('back_payload_chain', back.packet);
      this.set({ back_payload_handle: back.handle, back_payload_after: back.after % 32 });
    }
    if (order !== undefined && this.get('order_ready') === 1) this.orders.shift();
    if (back !== undefined && this.get('back_ready') === 1) {
      expect(this.get('retired_handle')).toBe(back.handle);
      this.retired.push(back.handle);
      this.backs.shift();
    }
    if (this.get('down_valid') === 1) {
      if (this.shown.length > 0 || this.#frame.length > 0) this.pauses += this.#idle;
      this.#idle = 0;
      this.#frame.push(this.t.dut.port('down_payload_data').get());
      if (this.get('down_payload_last') === 1) {
        const frame: Frame = { data: this.#frame, kept: keptOf(this.t.dut.port('down_payload_keep').get()) };
        this.shown.push(Uint8Array.from(bytesOf(frame, size)));
        this.#frame = [];
      }
    } else this.#idle++;
    await super.clock();
  }

  #chain(prefix: string, { bytes, first, last }: Packet): void {
    this.set({ [`${prefix}_first`]: first, [`${prefix}_last`]: last, [`${prefix}_length`]: bytes.length });
  }
}

describe('payloads of sent packets', () => {
  const options = { design, seeds: 2 };

  hwTest('are shown as they came, one after the other without a pause, while others come back', options, async (t) => {
    const random = t.random.fork('bytes');
    const store = new Store(t);
    await store.start();
    const packets: Packet[] = [];
    for (const length of [0, 1, 15, 16, 17, 63, 64, 65, 255, 256])
      packets.push(await store.store(Uint8Array.from({ length }, () => random.below(256))));
    const spent = packets.slice(0, 5);
    store.orders = [...packets];
    // Five come back in the middle, after they have been shown.
    store.backs = spent.map((packet, handle) => ({ packet, handle, after: 5 }));
    for (let i = 0; i < 100; i++) await store.clock();
    expect(store.shown).toEqual(packets.map(({ bytes }) => bytes));
    expect(store.retired).toEqual([0, 1, 2, 3, 4]);
    expect(store.pauses).toBe(0);
  });

  hwTest('come back in any order, and every page is used again', options, async (t) => {
    const random = t.random.fork('bytes');
    const store = new Store(t);
    await store.start();
    let kept: Packet[] = [];
    let orders = 0;
    for (let round = 0; round < 60; round++) {
      kept.push(await store.store(Uint8Array.from({ length: random.int(0, mtu) }, () => random.below(256))));
      const again = random.pick(kept);
      store.orders.push(again);
      orders++;
      while (store.shown.length < orders) await store.clock();
      expect(store.shown.at(-1)).toEqual(again.bytes);
      while (store.free < 10 || (kept.length > 0 && random.chance(0.4))) {
        const packet = random.pick(kept);
        kept = kept.filter((each) => each !== packet);
        store.backs.push({ packet, handle: round, after: orders });
        while (store.backs.length > 0) await store.clock();
        await store.clock();
      }
    }
    for (const packet of kept) store.backs.push({ packet, handle: 0, after: orders });
    while (store.backs.length > 0) await store.clock();
    await store.clock();
    expect(store.free).toBe(pages);
  });
});
