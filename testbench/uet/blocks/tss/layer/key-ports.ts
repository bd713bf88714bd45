/** What both sides have at the ports of their keys: what management writes, and the engine that keys are for. */
import { expect } from 'vitest';
import type { Bits } from '../../../../../rtl-gen/hdl/index.ts';
import { eraseClocks } from '../../../../../rtl-gen/uet/tss/gcm/key-install.ts';
import type { Item } from '../../../../agents/item.ts';
import type { StreamSink } from '../../../../agents/stream-sink.ts';
import { numberOf, type PacketKey } from '../../../golden/tss/index.ts';
import { eachClock, type InPort, type OutPort, pulse, type TestContext, type WordPort } from '../../test-kit.ts';

type Fields<T> = InPort<T> & { readonly [K in keyof T]: InPort<T[K]> };

/** The ports that `keyResolver` and `receiveKeys` have in common. */
export interface KeyPorts {
  readonly write: Fields<{ enable: Bits<1>; there: Bits<1>; association: Bits; key: KeyFields }>;
  readonly forget: Fields<{ enable: Bits<1>; index: Bits }>;
  readonly installed: WordPort<1>;
  readonly quiet: OutPort<Bits<1>>;
  readonly erase: OutPort<{ enable: Bits<1>; number: Bits }>;
}

interface KeyFields {
  readonly key: Bits<256>;
  readonly iv_mask: Bits<96>;
}

/** Management of `domains` domains with two associations each. It waits for nothing but its own clock and `quiet`. */
export class KeyManagement {
  readonly #t: TestContext;
  readonly #dut: KeyPorts;
  readonly #domains: number;

  constructor(t: TestContext, dut: KeyPorts, domains: number) {
    this.#t = t;
    this.#dut = dut;
    this.#domains = domains;
    dut.write.enable.set(0);
    dut.forget.enable.set(0);
  }

  async write(association: number, { key, ivMask }: PacketKey): Promise<void> {
    const { write } = this.#dut;
    write.set({ enable: 1, there: 1, association, key: { key: numberOf(key), iv_mask: numberOf(ivMask) } });
    await this.#t.cycles(1);
    write.enable.set(0);
    // What it was counts from here on.
    write.association.set(this.#t.random.below(2 * this.#domains));
    write.there.set(this.#t.random.below(2));
  }

  /** The key of an association is gone, as that of a domain that was forgotten. */
  async remove(association: number): Promise<void> {
    const { write } = this.#dut;
    write.set({ enable: 1, there: 0, association, key: { key: 0n, iv_mask: 0n } });
    await this.#t.cycles(1);
    write.enable.set(0);
  }

  async forget(domain: number): Promise<void> {
    const { forget } = this.#dut;
    forget.set({ enable: 1, index: domain });
    await this.#t.cycles(1);
    forget.enable.set(0);
    forget.index.set(this.#t.random.below(this.#domains));
  }

  async quiet(): Promise<void> {
    do await this.#t.cycles(1);
    while (this.#dut.quiet.get() === 0);
  }
}

/** What an engine does: `takes` a key, is busy for so many `clocks`, and has it: `holds`. */
export interface KeyEngine {
  takes(slot: number, cycle: number): void;
  clocks(): number;
  holds(slot: number, key: bigint): void;
  /** A slot is overwritten from this clock on. */
  erases(slot: number): void;
}

/** Has an engine install the keys that a sink takes, and overwrite slots, each for as many clocks as it needs. */
export function runEngine(
  t: TestContext,
  dut: KeyPorts,
  keys: StreamSink<Item<{ number: Bits; key: Bits<256> }>>,
  engine: KeyEngine,
): void {
  dut.installed.set(0);
  t.fork(async (child) => {
    for (;;) {
      const { item, cycle } = await keys.recv();
      const slot = Number(item.number);
      engine.takes(slot, cycle);
      await child.cycles(engine.clocks());
      engine.holds(slot, item.key);
      await pulse(child, dut.installed);
    }
  });
  let [slot, clocks] = [-1, 0];
  eachClock(t, () => {
    const { enable, number } = dut.erase.get();
    const now = enable === 1 ? Number(number) : -1;
    if (now !== slot) {
      if (slot >= 0) expect(clocks, `slot ${slot}`).toBe(eraseClocks(1));
      [slot, clocks] = [now, 0];
      if (now >= 0) engine.erases(now);
    }
    clocks++;
  });
}
