/** The testbench of the sender of RUDI and UUD: drives one clock after the other, and shows what leaves in each. */
import assert from 'node:assert/strict';
import { pickLatency } from '../../../../../../rtl-gen/uet/pds/initiator/layout.ts';
import type { TestContext } from '../../../../../bench/context.ts';
import type { PortHandle } from '../../../../../engine/simulator.ts';
import { stateOf } from '../../../../../engine/states.ts';
import type { Fields } from '../../target-side/target-fields.ts';

/** What is offered in one clock; `send` stays offered until it is taken. */
export interface DatagramIn {
  readonly send?: Fields | undefined;
  readonly peer?: Fields | undefined;
  readonly limit?: Fields | undefined;
  /** Packets are taken. */
  readonly ready?: boolean;
}

/** What came of it: fields by their names in hardware. */
export interface DatagramOut {
  readonly sendTaken: boolean;
  readonly packet: Fields | undefined;
  readonly outcome: Fields | undefined;
  readonly congestion: Fields | undefined;
}

/** Made after reset. */
export class DatagramBench {
  now = 0;
  /** How often each thing was counted. */
  readonly counts = new Map<string, number>();
  readonly #t: TestContext;
  readonly #ports = new Map<string, PortHandle>();
  readonly #groups = new Map<string, readonly (readonly [string, PortHandle])[]>();
  readonly #countNames: readonly string[];
  readonly #pick: () => number;
  readonly #picked: number[] = new Array<number>(pickLatency).fill(0);

  constructor(t: TestContext, pick: () => number) {
    this.#t = t;
    this.#pick = pick;
    this.#countNames = t.dut.ports.map(({ name }) => name).filter((name) => name.startsWith('counts_'));
  }

  /** Sets registers, by software where there is one, and the base of pkt_ids, and waits for `ready`. */
  async begin(registers: Fields, base: number, software?: (registers: Fields) => Promise<void>): Promise<void> {
    for (const port of this.#t.dut.ports) {
      const isOurs = port.direction === 'in' && port.reset === undefined && !port.name.startsWith('s_axi');
      if (isOurs) port.set(port.width > 32 ? 0n : 0);
    }
    if (software !== undefined) await software(registers);
    else for (const [name, value] of Object.entries(registers)) this.#set(`registers_${name}`, value);
    this.#set('base', base);
    while (this.#get('ready') === 0) await this.#t.rising();
  }

  /** One clock: drives, reads, and passes its edge. */
  async clock({ send, peer, limit, ready = true }: DatagramIn = {}): Promise<DatagramOut> {
    this.#set('now', this.now);
    const offered = (name: string, fields: Fields | undefined, prefix: string): void => {
      this.#set(`${name}_valid`, fields !== undefined);
      for (const [field, value] of Object.entries(fields ?? {})) this.#set(prefix + field, value);
    };
    offered('send', send, 'send_payload_');
    offered('peer', peer, 'peer_');
    offered('limit', limit, 'limit_');
    this.#set('packet_ready', ready);
    this.#set('picked_entropy', this.#picked.shift()!);
    const shown = (group: string): Fields | undefined =>
      this.#get(`${group}_valid`) === 1 ? this.#show(`${group}_`) : undefined;
    const out = {
      sendTaken: send !== undefined && this.#get('send_ready') === 1,
      packet: ready && this.#get('packet_valid') === 1 ? this.#show('packet_payload_') : undefined,
      outcome: shown('outcome'),
      congestion: shown('congestion'),
    };
    this.#picked.push(this.#get('pick_valid') === 1 ? this.#pick() : 0);
    for (const name of this.#countNames) {
      if (this.#get(name) === 1) this.counts.set(name, (this.counts.get(name) ?? 0) + 1);
    }
    this.now = (this.now + 1) % 2 ** 32;
    await this.#t.rising();
    return out;
  }

  /** How often something was counted. */
  count(name: string): number {
    assert(this.#countNames.includes(`counts_${name}`), `nothing is counted as ${name}`);
    return this.counts.get(`counts_${name}`) ?? 0;
  }

  #show(prefix: string): Fields {
    let group = this.#groups.get(prefix);
    if (group === undefined) {
      group = this.#t.dut.ports
        .filter(({ name }) => name.startsWith(prefix))
        .map((port) => [port.name.slice(prefix.length), port] as const);
      this.#groups.set(prefix, group);
    }
    return Object.fromEntries(
      group.map(([name, port]) => {
        const value = port.get();
        if (port.states !== undefined) return [name, stateOf(port.states, value)?.name ?? `state ${value}`];
        return [name, port.width === 1 ? value === 1 : value];
      }),
    );
  }

  #set(name: string, value: Fields[string]): void {
    const port = this.#port(name);
    assert(typeof value !== 'string', `${name} is no state`);
    port.set(typeof value === 'boolean' ? Number(value) : value);
  }

  #get(name: string): number {
    return Number(this.#port(name).get());
  }

  #port(name: string): PortHandle {
    const known = this.#ports.get(name) ?? this.#t.dut.port(name);
    this.#ports.set(name, known);
    return known;
  }
}

/** A response or NACK of RUDI, by its fields in hardware; by default a response of SES. */
export const datagramPeer = (fields: Fields): Fields => ({
  nack: false,
  source: 0n,
  local: 0,
  m: false,
  retx: false,
  nack_code: 0,
  entropy: 0,
  response_present: true,
  response_list: 0,
  response_opcode: 0,
  response_return_code: 1,
  response_message_id: 0,
  response_modified_length: 0,
  ...fields,
});
