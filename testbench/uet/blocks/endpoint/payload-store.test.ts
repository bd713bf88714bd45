import { payloadStore } from '../../../../rtl-gen/uet/endpoint/transmit/payload-store.ts';
import { clearInputs, keepOf, keptOf, portsOf, type TestContext, wordOf } from '../test-kit.ts';
import { describe, elaborate, expect, hwTest } from '../vitest-kit.ts';
import { bytesOf, type Frame } from './pair/frames.ts';

const size = 16;
const mtu = 256;
const pages = 32;
const stored = payloadStore({ bytes: size, storeBytes: pages * 4 * size, mtu });
const design = elaborate(stored);
const portsOfStore = portsOf(stored);

interface Packet {
  readonly bytes: Uint8Array;
  readonly first: number;
  readonly last: number;
}

/** Drives the ports: packets in, orders, and what comes back. */
class Store {
  readonly shown: Uint8Array[] = [];
  readonly retired: number[] = [];
  /** Clocks in which nothing was shown between the first beat and the last one. */
  pauses = 0;
  orders: Packet[] = [];
  backs: { readonly packet: Packet; readonly handle: number; readonly after: number }[] = [];
  readonly #t: TestContext;
  readonly #io: ReturnType<typeof portsOfStore>;
  #frame: (bigint | number)[] = [];
  #idle = 0;

  constructor(t: TestContext) {
    this.#t = t;
    this.#io = portsOfStore(t);
    clearInputs(t.dut);
    this.#io.down.ready.set(1);
  }

  async start(): Promise<void> {
    while (this.#io.ready.get() === 0) await this.clock();
  }

  get free(): number {
    return Number(this.#io.free.get());
  }

  async store(bytes: Uint8Array): Promise<Packet> {
    const { up, chain } = this.#io;
    for (let at = 0; ; at += size) {
      const last = at + size >= bytes.length;
      const [data, keep] = [wordOf(bytes.subarray(at, at + size)), keepOf(Math.min(size, bytes.length - at))];
      up.payload.set({ data, keep, last: Number(last), user: {} });
      up.valid.set(1);
      while (up.ready.get() === 0) await this.clock();
      const packet = { bytes, first: Number(chain.first.get()), last: Number(chain.last.get()) };
      await this.clock();
      up.valid.set(0);
      if (last) return packet;
    }
  }

  async clock(): Promise<void> {
    const { order, back, retired, down } = this.#io;
    const [ordered] = this.orders;
    order.valid.set(Number(ordered !== undefined));
    if (ordered !== undefined) order.payload.set(chainOf(ordered));
    const [given] = this.backs;
    back.valid.set(Number(given !== undefined));
    if (given !== undefined) {
      const { packet, handle, after } = given;
      back.payload.set({ chain: chainOf(packet), handle, after: after % 32 });
    }
    if (ordered !== undefined && order.ready.get() === 1) this.orders.shift();
    if (given !== undefined && back.ready.get() === 1) {
      expect(retired.handle.get()).toBe(given.handle);
      this.retired.push(given.handle);
      this.backs.shift();
    }
    if (down.valid.get() === 1) {
      if (this.shown.length > 0 || this.#frame.length > 0) this.pauses += this.#idle;
      this.#idle = 0;
      const { data, keep, last } = down.payload.get();
      this.#frame.push(data);
      if (last === 1) {
        const frame: Frame = { data: this.#frame, kept: keptOf(keep) };
        this.shown.push(Uint8Array.from(bytesOf(frame, size)));
        this.#frame = [];
      }
    } else this.#idle++;
    await this.#t.rising();
  }
}

const chainOf = ({ bytes, first, last }: Packet) => ({ first, last, length: bytes.length });

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
