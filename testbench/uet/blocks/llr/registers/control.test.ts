import { llrPortControl, portMap } from '../../../../../rtl-gen/uet/llr/registers/port-control.ts';
import { portEvents, portRegisters } from '../../../../../rtl-gen/uet/llr/registers/port-registers.ts';
import { axiLiteManager } from '../../../../agents/axi/axi-lite-manager.ts';
import { rxCounters } from '../../../golden/llr/index.ts';
import { columnCounters } from '../../../golden/llr/line/index.ts';
import { type Glue, RegisterShadow, type Values } from '../../registers/testing/register-shadow.ts';
import { chance, clearInputs, type Random } from '../../test-kit.ts';
import { elaborate, expect, hwTest } from '../../vitest-kit.ts';
import { settingPins } from '../link/port-controls.ts';
import { transmitCounters } from '../transmit-ports.ts';

const options = { size: 8, beats: 512, frames: 32, longest: 190 };
const table = portRegisters(portMap(options));
const control = llrPortControl(options);
const design = elaborate(control);

/** Everything that the port shows is at random; what the registers tell it is held against them. */
class PortGlue implements Glue {
  /** Ports whose values have differed, so that no comparison is of constants. */
  readonly seen = new Map<string, Set<number>>();
  readonly #inputs: ReadonlyMap<string, number>;
  readonly #random: Random;
  #before = { error: 0, init: 0 };

  constructor(inputs: ReadonlyMap<string, number>, random: Random) {
    this.#inputs = inputs;
    this.#random = random;
  }

  hardware(port: (name: string) => number): Values {
    const tx = (name: string): number => port(`transmit_status_${name}`);
    const rx = (name: string): number => port(`receive_status_${name}`);
    const sent = transmitCounters.map((name) => [`${name}_count`, tx(`counts_${name}`)]);
    const come = rxCounters.map((name) => [`${name}_count`, rx(`counts_${name}`)]);
    const read = columnCounters.map((name) => [`${name}_count`, port(`line_status_receive_counts_${name}`)]);
    return {
      identity_size: options.size,
      identity_frames: options.frames - 1,
      capacity_bytes: (options.beats - 1) * options.size,
      events_flushed: Number(tx('error') === 1 && this.#before.error === 0),
      events_connected: Number(tx('state') === 2 && this.#before.init === 1),
      events_restarted: rx('events_restarted'),
      events_seq_error: tx('events_seq_error'),
      events_echo_mismatch: tx('events_echo_mismatch'),
      events_poisoned: rx('events_poisoned'),
      events_pcs_lost: 1 - port('pcs_up'),
      status_tx_state: tx('state'),
      status_rx_state: rx('state'),
      status_pcs_up: port('pcs_up'),
      status_error: tx('error'),
      status_replay_ct: tx('replay_ct'),
      tx_seq_count: tx('tx_seq'),
      acked_seq_count: tx('acked'),
      next_rx_seq_count: rx('next_seq'),
      outstanding_count: tx('outstanding'),
      ...Object.fromEntries([...sent, ...come, ...read]),
      rx_ctl_os_lost_count: port('line_status_lost_messages'),
      tx_underrun_count: port('line_status_underruns'),
    };
  }

  step(regs: Values, port: (name: string) => number): void {
    this.#before = {
      error: port('transmit_status_error'),
      init: Number(port('transmit_status_state') === 1),
    };
    for (const [name, register] of Object.entries(settingPins)) {
      expect(port(name), name).toBe(regs[register]);
      const values = this.seen.get(name) ?? new Set<number>();
      this.seen.set(name, values.add(port(name)));
    }
  }

  drive(_: Values, set: (name: string, value: number) => void): void {
    for (const [name, width] of this.#inputs) {
      // Events and states change often, numbers now and then; the PCS is seldom down.
      const isOften = width <= 3;
      if (!isOften && !this.#random.chance(0.1)) continue;
      const any = width > 32 ? this.#random.word() * 2 ** (width - 32) : this.#random.below(2 ** width);
      const isState = name.endsWith('_state');
      if (name === 'pcs_up') set(name, Number(this.#random.chance(0.98)));
      else if (isState) set(name, any % 5);
      else set(name, width === 1 && name.includes('events') ? Number(this.#random.chance(0.02)) : any);
    }
  }
}

for (const engine of ['wasm', 'yosys'] as const)
  hwTest(
    `every register reads what the port shows, and every setting and command reaches it, on ${engine}`,
    { seeds: engine === 'wasm' ? 2 : 1, maxCycles: 60_000, design, engine },
    async (t) => {
      const inputs = t.dut.ports.filter(
        ({ name, direction, reset }) => direction === 'in' && reset === undefined && !name.startsWith('s_axi'),
      );
      const glue = new PortGlue(new Map(inputs.map(({ name, width }) => [name, width])), t.random.fork('port'));
      t.attach(new RegisterShadow(t, table, glue));
      const bus = axiLiteManager(t, 's_axi', { pauses: { b: chance(0.8), r: chance(0.8), w: chance(0.8) } });
      const random = t.random.fork('software');
      const access = async (offset: number, value: number): Promise<void> => {
        if (random.chance(0.2)) bus.writeWord(offset + random.below(4), random.below(256), { bytes: 1 });
        bus.writeWord(offset, value);
        bus.readWord(offset);
        if (random.chance(0.3)) await t.cycles(random.below(20));
        if (random.chance(0.5)) await bus.whenIdle();
      };
      // Each register in turn, so that none is left out, and any besides.
      for (const { offset } of table) await access(offset, 2 ** 32 - 1);
      for (const { offset } of table) await access(offset, 0);
      for (let i = 0; i < 150; i++) await access(random.pick(table).offset, random.word());
      await bus.whenIdle();
      for (const name of Object.keys(settingPins)) expect(glue.seen.get(name)!.size, name).toBeGreaterThan(1);
    },
  );

hwTest(
  'each event stays until it is cleared, and interrupts where it is let',
  control,
  async (t, { transmit_status: tx, receive_status: rx, pcs_up, irq }) => {
    clearInputs(t.dut, 's_axi');
    pcs_up.set(1);
    const bus = axiLiteManager(t, 's_axi');
    const offsetOf = (name: string): number => table.find((register) => register.name === name)!.offset;
    const write = (name: string, value: number) => bus.writeWord(offsetOf(name), value);
    const pulsed = async (port: (typeof tx)['error'], value: 0 | 1 = 1): Promise<void> => {
      const before = port.get();
      port.set(value);
      await t.cycles(1);
      port.set(before);
      await t.cycles(2);
    };
    const causes: Readonly<Record<(typeof portEvents)[number]['name'], () => Promise<void>>> = {
      flushed: () => pulsed(tx.error),
      connected: async () => {
        for (const [state, clocks] of [
          ['init', 1],
          ['off', 2],
          ['init', 2],
          ['advance', 1],
          ['init', 2],
        ] as const) {
          tx.state.set(state);
          await t.cycles(clocks);
        }
      },
      restarted: () => pulsed(rx.events.restarted),
      seq_error: () => pulsed(tx.events.seq_error),
      echo_mismatch: () => pulsed(tx.events.echo_mismatch),
      poisoned: () => pulsed(rx.events.poisoned),
      pcs_lost: () => pulsed(pcs_up, 0),
    };
    for (const [i, { name }] of portEvents.entries()) {
      await write('interrupts', 2 ** i);
      await causes[name]();
      await t.cycles(20);
      expect([name, irq.get()]).toEqual([name, 1]);
      expect([name, (await bus.readWord(offsetOf('events'))).value]).toEqual([name, 2 ** i]);
      await write('interrupts', 0x7f - 2 ** i);
      await t.cycles(2);
      expect([name, irq.get()]).toEqual([name, 0]);
      await write('events', 2 ** i);
      expect([name, (await bus.readWord(offsetOf('events'))).value]).toEqual([name, 0]);
    }
  },
  { seeds: 1, maxCycles: 5_000 },
);
