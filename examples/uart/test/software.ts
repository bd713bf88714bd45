/** The UART as a driver sees it. */
import assert from 'node:assert/strict';
import { type AxiLiteManager, axiLiteManager, axiLiteMonitor, chance, type TestContext } from 'gatewright/bench';
import { registerMap } from '../src/register-map.ts';

type Name = ReturnType<typeof registerMap>[number]['name'];

const offsets = new Map(registerMap(0).map(({ name, offset }) => [name, offset]));

/** Registers by name, over a bus with pauses. */
export class Software {
  readonly bus: AxiLiteManager;

  constructor(t: TestContext) {
    this.bus = axiLiteManager(t, 's_axi', {
      pauses: { aw: chance(0.7), w: chance(0.7), b: chance(0.5), r: chance(0.5) },
    });
    axiLiteMonitor(t, 's_axi');
  }

  async read(name: Name): Promise<number> {
    const { value, response } = await this.bus.readWord(offsets.get(name)!);
    assert.equal(response, 'OKAY');
    return Number(value);
  }

  async write(name: Name, value: number): Promise<void> {
    const { response } = await this.bus.writeWord(offsets.get(name)!, value);
    assert.equal(response, 'OKAY');
  }

  /** The oldest byte that came, if there is one. */
  async receive(): Promise<number | undefined> {
    const word = await this.read('rx');
    return word & 0x100 ? word & 0xff : undefined;
  }

  /** Waits until there is room. */
  async send(byte: number): Promise<void> {
    while ((await this.read('status')) & 0x1_0000);
    await this.write('tx', byte);
  }

  async events(): Promise<{ overrun: boolean; framing: boolean; lost: boolean }> {
    const word = await this.read('events');
    return { overrun: (word & 1) !== 0, framing: (word & 2) !== 0, lost: (word & 4) !== 0 };
  }
}
