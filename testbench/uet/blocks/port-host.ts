/** A design driven by the names of its ports, clock by clock, as hosts in tests of small blocks do it. */
import { type LeafValue, leafWriter } from '../../agents/leaf.ts';
import { assert, clearInputs, type TestContext } from './test-kit.ts';

/** By the names of ports; a state by its name. */
export type PortValues = Readonly<Record<string, LeafValue>>;

export class PortHost {
  protected readonly t: TestContext;

  /** All inputs are 0 from now on. */
  constructor(t: TestContext) {
    this.t = t;
    clearInputs(t.dut);
  }

  set(values: PortValues): void {
    for (const [name, value] of Object.entries(values)) leafWriter(this.t.dut.port(name))(value);
  }

  get(name: string): number {
    return Number(this.t.dut.port(name).get());
  }

  wide(name: string): bigint {
    return BigInt(this.t.dut.port(name).get());
  }

  async clock(): Promise<void> {
    await this.t.rising();
  }

  async clocks(count: number): Promise<void> {
    for (let i = 0; i < count; i++) await this.clock();
  }

  /** Until that port is 1, which takes fewer than `most` clocks. */
  async until(name: string, most = 50): Promise<void> {
    for (let i = 0; this.get(name) === 0; i++) {
      assert(i < most, `${name} does not come`);
      await this.clock();
    }
  }

  /** Offers an item on a stream until it is taken. */
  async offer(stream: string, item: PortValues = {}, most = 50): Promise<void> {
    this.set(Object.fromEntries(Object.entries(item).map(([field, value]) => [`${stream}_payload_${field}`, value])));
    this.set({ [`${stream}_valid`]: 1 });
    await this.until(`${stream}_ready`, most);
    await this.clock();
    this.set({ [`${stream}_valid`]: 0 });
  }

  /** So many clocks of reset, with what is at the ports. */
  async reset(clocks = 1): Promise<void> {
    this.set({ rst: 1 });
    await this.clocks(clocks);
    this.set({ rst: 0 });
  }
}
