/** The testbench of the sender of RUDI and UUD: drives one clock after the other, and shows what leaves in each. */
import { pickLatency } from '../../../../../../rtl-gen/uet/pds/initiator/layout.ts';
import { assert, clearInputs, type TestContext } from '../../../test-kit.ts';
import { type NamedPorts, namedPorts } from '../../target-side/field-ports.ts';
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
  readonly #ports: NamedPorts;
  readonly #countNames: readonly string[];
  readonly #pick: () => number;
  readonly #picked: number[] = new Array<number>(pickLatency).fill(0);

  constructor(t: TestContext, pick: () => number) {
    this.#t = t;
    this.#ports = namedPorts(t.dut);
    this.#pick = pick;
    this.#countNames = t.dut.ports.map(({ name }) => name).filter((name) => name.startsWith('counts_'));
  }

  /** Sets registers, by software where there is one, and the base of pkt_ids, and waits for `ready`. */
  async begin(registers: Fields, base: number, software?: (registers: Fields) => Promise<void>): Promise<void> {
    clearInputs(this.#t.dut, 's_axi');
    if (software !== undefined) await software(registers);
    else for (const [name, value] of Object.entries(registers)) this.#ports.set(`registers_${name}`, value);
    this.#ports.set('base', base);
    while (this.#ports.get('ready') === 0) await this.#t.rising();
  }

  /** One clock: drives, reads, and passes its edge. */
  async clock({ send, peer, limit, ready = true }: DatagramIn = {}): Promise<DatagramOut> {
    this.#ports.set('now', this.now);
    const offered = (name: string, fields: Fields | undefined, prefix: string): void => {
      this.#ports.set(`${name}_valid`, fields !== undefined);
      for (const [field, value] of Object.entries(fields ?? {})) this.#ports.set(prefix + field, value);
    };
    offered('send', send, 'send_payload_');
    offered('peer', peer, 'peer_');
    offered('limit', limit, 'limit_');
    this.#ports.set('packet_ready', ready);
    this.#ports.set('picked_entropy', this.#picked.shift()!);
    const shown = (group: string): Fields | undefined =>
      this.#ports.get(`${group}_valid`) === 1 ? this.#ports.group(`${group}_`) : undefined;
    const out = {
      sendTaken: send !== undefined && this.#ports.get('send_ready') === 1,
      packet: ready && this.#ports.get('packet_valid') === 1 ? this.#ports.group('packet_payload_') : undefined,
      outcome: shown('outcome'),
      congestion: shown('congestion'),
    };
    this.#picked.push(this.#ports.get('pick_valid') === 1 ? this.#pick() : 0);
    for (const name of this.#countNames) {
      if (this.#ports.get(name) === 1) this.counts.set(name, (this.counts.get(name) ?? 0) + 1);
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
