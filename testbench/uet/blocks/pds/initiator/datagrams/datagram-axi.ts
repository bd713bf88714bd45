/** The sender of RUDI and UUD after its registers: software sets them, and its counters are what was seen. */
import { datagramSizes } from '../../../../../../rtl-gen/uet/pds/designs.ts';
import type { DatagramSize } from '../../../../../../rtl-gen/uet/pds/initiator/datagrams/datagram-records.ts';
import { pdsDatagramsAxi } from '../../../../../../rtl-gen/uet/pds/initiator/datagrams/pds-datagrams-axi.ts';
import { datagramRegisterTable } from '../../../../../../rtl-gen/uet/pds/initiator/datagrams/registers/datagram-register-table.ts';
import { axiLiteManager } from '../../../../../agents/axi/axi-lite-manager.ts';
import { assert, type Body, clearInputs, named, portsOf, type TestContext } from '../../../test-kit.ts';
import type { Fields } from '../../target-side/target-fields.ts';
import { anyDatagramLife } from './datagram-life.ts';

type Name = (typeof datagramRegisterTable)[number]['name'];

/** Clocks until the bank of counters has looked at all of them. */
const looks = 60;

/** Software on its bus. */
export class DatagramSoftware {
  readonly #bus: ReturnType<typeof axiLiteManager>;

  constructor(t: TestContext) {
    this.#bus = axiLiteManager(t, 's_axi');
  }

  async read(name: Name): Promise<number> {
    return Number((await this.#bus.readWord(offsetOf(name))).value);
  }

  async write(name: Name, value: number): Promise<void> {
    await this.#bus.writeWord(offsetOf(name), value);
  }

  /** All registers, by the names of their ports. */
  async set(registers: Fields): Promise<void> {
    const of = (name: string): number => Number(registers[name]);
    await this.write('loss', (of('rto') << 4) | (of('service_required') << 17));
    await this.write('retries', of('max_rto_retx') | (of('max_nack_retx') << 8));
    for (const name of ['rto_init', 'rto_max', 'nack_retx'] as const) await this.write(name, of(name));
  }
}

const offsetOf = (name: Name): number => datagramRegisterTable.find((register) => register.name === name)!.offset;

/** Any life, with registers that software sets; in the end the counters are what was seen of packets. */
export const datagramAxiMix =
  (size: DatagramSize, clocks: number): Body<void> =>
  async (t) => {
    const software = new DatagramSoftware(t);
    const life = anyDatagramLife(t, size, clocks, (registers) => software.set(registers));
    await life.run();
    assert.equal(await software.read('status'), 1);
    await t.cycles(looks);
    const counted = {
      sent: await software.read('datagram_sent'),
      again: await software.read('retransmitted'),
      failed: await software.read('failed'),
    };
    assert.deepEqual(counted, life.totals);
    const { failed } = life.totals;
    assert.equal((await software.read('interrupts')) & 1, failed > 0 ? 1 : 0);
    assert.equal((await software.read('last_error')) !== 0, failed > 0);
  };

const portsOfSender = portsOf(pdsDatagramsAxi(datagramSizes[0]!));

/** An interrupt tells that a packet has failed, and software which one and why. */
export const datagramInterrupts = named(
  'an interrupt tells that a packet has failed, and software which one and why',
  async (t) => {
    const io = portsOfSender(t);
    clearInputs(t.dut, 's_axi');
    io.packet.ready.set(1);
    const software = new DatagramSoftware(t);
    await software.set({
      rto: true,
      rto_init: 300,
      rto_max: 600,
      max_rto_retx: 1,
      nack_retx: 100,
      max_nack_retx: 1,
      service_required: false,
    });
    await software.write('interrupt_enable', 1);
    while (io.ready.get() === 0) await t.rising();
    io.limit.window.set(100_000);
    io.limit.valid.set(1);
    const { payload } = io.send;
    payload.set({ ...payload.get(), length: 100, size: 140, handle: 77, message: 0x321 });
    io.send.valid.set(1);
    while (io.send.ready.get() === 0) await t.rising();
    await t.rising();
    io.send.valid.set(0);
    io.limit.valid.set(0);
    for (let clock = 0; io.irq.get() === 0; clock++) {
      assert(clock < 100_000, 'no interrupt comes');
      io.now.set(clock);
      await t.rising();
    }
    assert.equal(await software.read('last_error'), 0x321 | (0xf0 << 16));
    await software.write('interrupts', 1);
    await t.cycles(4);
    assert.equal(io.irq.get(), 0);
    await t.cycles(looks);
    assert.equal(await software.read('failed'), 1);
    assert.equal(await software.read('lost_timeout'), 2);
  },
);
