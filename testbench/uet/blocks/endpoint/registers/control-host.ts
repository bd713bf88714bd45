/** Software on the bus of an endpoint's registers, in a test that waits for each access. */
import { type AxiLiteManager, axiLiteManager } from '../../../../agents/axi/axi-lite-manager.ts';
import { assert, chance, clearInputs, type TestContext } from '../../test-kit.ts';
import { type FieldValues, fieldOf, registerNamed, wordsOfValue, wordWith } from './map-access.ts';

/** Clocks until a bank of counters has looked at all of them. */
export const looks = 70;

export class ControlHost {
  readonly #bus: AxiLiteManager;
  readonly #t: TestContext;

  /** All inputs but those of the bus are 0 from now on. */
  constructor(t: TestContext) {
    this.#t = t;
    const pause = () => chance(t.random.int(6, 16) / 16);
    this.#bus = axiLiteManager(t, 's_axi', {
      pauses: { aw: pause(), w: pause(), b: pause(), ar: pause(), r: pause() },
    });
    clearInputs(t.dut, 's_axi_');
  }

  async write(register: string, values: FieldValues | number): Promise<void> {
    const word = typeof values === 'number' ? values : wordWith(register, values);
    const { response } = await this.#bus.writeWord(registerNamed(register).offset, word);
    assert.equal(response, 'OKAY', `a write of ${register}`);
  }

  async word(register: string): Promise<number> {
    const { value, response } = await this.#bus.readWord(registerNamed(register).offset);
    assert.equal(response, 'OKAY', `a read of ${register}`);
    return Number(value);
  }

  async read(register: string, field?: string): Promise<number> {
    return fieldOf(register, await this.word(register), field);
  }

  /** A value of several words, the lowest one first. */
  async writeValue(name: string, value: bigint, words: number): Promise<void> {
    for (const [register, word] of this.#t.random.shuffle(wordsOfValue(name, value, words)))
      await this.write(register, word);
  }

  async readValue(name: string, words: number): Promise<bigint> {
    let value = 0n;
    for (let i = words - 1; i >= 0; i--) value = (value << 32n) | BigInt(await this.word(`${name}_${i}`));
    return value;
  }

  get(port: string): bigint {
    return BigInt(this.#t.dut.port(port).get());
  }

  set(port: string, value: number | bigint): void {
    this.#t.dut.port(port).set(value);
  }

  /** What ports show in the one clock in which `valid` is 1, of the next clocks; nothing where there is none. */
  watch(valid: string, ports: readonly string[]): Readonly<Record<string, bigint>>[] {
    const seen: Record<string, bigint>[] = [];
    this.#t.attach({
      sample: () => {
        if (this.get(valid) === 1n) seen.push(Object.fromEntries(ports.map((port) => [port, this.get(port)])));
      },
      drive: () => {},
    });
    return seen;
  }
}
