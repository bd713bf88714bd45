/** The testbench of the PDS initiator: drives one clock after the other, and shows what leaves in each. */
import { pickLatency } from '../../../../../rtl-gen/uet/pds/initiator/layout.ts';
import {
  FixedLimit,
  type InitiatorRegisters,
  type Limit,
  type PeerAck,
  type PeerControl,
  type PeerNack,
} from '../../../golden/pds/initiator/index.ts';
import { assert, type Dut, type PortHandle, seededRandom } from '../../test-kit.ts';
import { type NamedPorts, namedPorts } from '../target-side/field-ports.ts';
import type { Fields } from '../target-side/target-fields.ts';
import { peerFields, registerFields } from './initiator-fields.ts';

/** An initiator and the edges of its clock: of a test, or of a bench that has several designs. */
export interface Bearer {
  readonly dut: Pick<Dut, 'ports' | 'port'>;
  rising(): PromiseLike<unknown>;
}

/** What opens a PDC. */
export interface HardwareOpen {
  readonly place: number;
  readonly pdcid: number;
  readonly rod: boolean;
  readonly roce: boolean;
  readonly ccc: number;
  /** The context begins with it. */
  readonly starts: boolean;
  readonly startPsn: number;
  readonly destination: bigint;
  readonly local: number;
  /** Of a return space: the PDCID of the PDC's initiator. */
  readonly peer?: number;
}

/** A packet for a place. */
export interface HardwareSend {
  readonly place: number;
  readonly kind: 'request' | 'noop' | 'negotiation';
  readonly handle: number;
  readonly message: number;
  readonly first: boolean;
  readonly last: boolean;
  readonly length: number;
  readonly size: number;
  /** Where there are return spaces. */
  readonly expects?: boolean;
}

/** What is offered in one clock; `open`, `send` and `close` stay offered until they are taken. */
export interface InitiatorIn {
  readonly open?: HardwareOpen | undefined;
  readonly send?: HardwareSend | undefined;
  readonly close?: number | undefined;
  /** A message of the place that expects data is over. */
  readonly conclude?: number | undefined;
  readonly peer?: PeerAck | PeerNack | PeerControl | undefined;
  /** Fields of what the peer says that are others, by their names in hardware. */
  readonly peerExtra?: Fields;
  /** Packets are taken. */
  readonly ready?: boolean;
}

/** What came of it: fields by their names in hardware. */
export interface InitiatorOut {
  readonly openTaken: boolean;
  readonly sendTaken: boolean;
  readonly closeTaken: boolean;
  readonly packet: Fields | undefined;
  readonly outcome: Fields | undefined;
  readonly congestion: Fields | undefined;
  readonly pdc: Fields | undefined;
  readonly retired: number | undefined;
}

/** What is chosen for a packet: its entropy value, and what the credit of congestion control says in it. */
interface Picked {
  readonly entropy: number;
  readonly ccc_id: number;
  readonly credit_target: number;
}

/** How the bench decides what is outside of the block. */
export interface BenchOptions {
  readonly registers: InitiatorRegisters;
  readonly serviceRequired?: boolean;
  /** The window of each congestion control context in bytes; whoever gives `limits` says all of them by `limit`. */
  readonly cwnd: number;
  readonly pick?: () => number;
}

/** Made after reset. */
export class InitiatorBench {
  /** Time, which the next clock shows; whoever writes it has more of it pass, or none. */
  now = 0;
  /** How often each thing was counted. */
  readonly counts = new Map<string, number>();
  readonly #t: Bearer;
  readonly #options: BenchOptions;
  readonly #ports: NamedPorts;
  readonly #countNames: readonly string[];
  readonly #picked: (Picked | undefined)[] = new Array<undefined>(pickLatency).fill(undefined);
  /** What was picked for packets that have still to leave. */
  readonly #leaving: Picked[] = [];
  /** What is on wires that say nothing. */
  readonly #noise = seededRandom(0);
  readonly #isNoise = new Set<string>();
  readonly #fields = new Map<string, readonly PortHandle[]>();
  readonly #limits: { readonly ccc: number; readonly limit: Limit }[] = [];
  #fixed: FixedLimit | undefined;
  readonly #hasReturns: boolean;
  #sendings = 0;

  constructor(t: Bearer, options: BenchOptions) {
    this.#t = t;
    this.#ports = namedPorts(t.dut);
    this.#options = options;
    this.#fixed = new FixedLimit(options.cwnd);
    this.#hasReturns = t.dut.ports.some(({ name }) => name === 'conclude_enable');
    this.#countNames = t.dut.ports.map(({ name }) => name).filter((name) => name.startsWith('counts_'));
  }

  /** Bits of the number of a place. */
  get placeBits(): number {
    return this.#ports.port('retired_place').width;
  }

  /** Sets the registers and waits for `ready`. */
  async begin(): Promise<void> {
    this.setRegisters(this.#options.registers);
    for (let clocks = 0; this.#ports.get('ready') === 0; clocks++) {
      assert(clocks < 8192, 'the initiator is not ready');
      const { packet, outcome, congestion, pdc, retired } = await this.clock({ ready: false });
      const shown = packet ?? outcome ?? congestion ?? pdc ?? retired;
      assert(
        shown === undefined && this.counts.size === 0,
        `something leaves before the initiator is ready: ${JSON.stringify(shown)} ${[...this.counts.keys()]}`,
      );
    }
  }

  setRegisters(registers: InitiatorRegisters): void {
    const fields = registerFields(registers, this.#options.serviceRequired ?? false);
    for (const [name, value] of Object.entries(fields)) this.#ports.set(`registers_${name}`, value);
  }

  /** What congestion control permits from some clock on, in place of a constant window. */
  limit(ccc: number, limit: Limit): void {
    this.#fixed = undefined;
    this.#limits.push({ ccc, limit });
  }

  /** One clock: drives, reads, and passes its edge. */
  async clock(inputs: InitiatorIn = {}): Promise<InitiatorOut> {
    this.#drive(inputs, this.#picked.shift());
    const taken = (link: string, offered: unknown): boolean =>
      offered !== undefined && this.#ports.get(`${link}_ready`) === 1;
    const ready = inputs.ready ?? true;
    const shown = (group: string): Fields | undefined =>
      this.#ports.get(`${group}_valid`) === 1 ? this.#ports.group(`${group}_`) : undefined;
    const congestion = shown('congestion');
    const out = {
      openTaken: taken('open', inputs.open),
      sendTaken: taken('send', inputs.send),
      closeTaken: taken('close', inputs.close),
      packet: ready && this.#ports.get('packet_valid') === 1 ? this.#ports.group('packet_payload_') : undefined,
      outcome: shown('outcome'),
      congestion,
      pdc: shown('pdc_event'),
      retired: this.#ports.get('retired_valid') === 1 ? this.#ports.get('retired_place') : undefined,
    };
    this.#pick();
    if (out.packet !== undefined) {
      const { ccc_id, credit_target } = this.#leaving.shift()!;
      const { picked_ccc_id, picked_credit_target } = out.packet;
      assert.deepEqual(
        { picked_ccc_id, picked_credit_target },
        { picked_ccc_id: ccc_id, picked_credit_target: credit_target },
      );
    }
    for (const name of this.#countNames) {
      if (this.#ports.get(name) === 1) this.counts.set(name, (this.counts.get(name) ?? 0) + 1);
    }
    if (congestion !== undefined) this.#hear(congestion);
    this.now = (this.now + 1) % 2 ** 32;
    await this.#t.rising();
    return out;
  }

  /** How often something was counted, by the end of its name. */
  count(name: string): number {
    const full = this.#countNames.find((each) => each.endsWith(`_${name}`));
    assert(full !== undefined, `nothing is counted as ${name}`);
    return this.counts.get(full) ?? 0;
  }

  #pick(): void {
    if (this.#ports.get('pick_valid') === 0) {
      this.#picked.push(undefined);
      return;
    }
    const entropy = this.#options.pick?.() ?? ++this.#sendings & 0xffff;
    const [ccc_id, credit_target] = ['ccc_id', 'credit_target'].map((name) =>
      Number(this.#noise.bits(this.#ports.port(`picked_${name}`).width)),
    );
    const picked = { entropy, ccc_id: ccc_id!, credit_target: credit_target! };
    this.#picked.push(picked);
    this.#leaving.push(picked);
  }

  #hear(event: Fields): void {
    if (this.#fixed === undefined) return;
    const { ccc, kind, bytes } = event as { ccc: number; kind: 'ack'; bytes: number };
    this.#limits.push({ ccc, limit: this.#fixed.next({ ccc, kind, bytes, entropy: 0, ecn: false }) });
  }

  #drive(
    { open, send, close, conclude, peer, peerExtra, ready = true }: InitiatorIn,
    picked: Picked | undefined,
  ): void {
    this.#ports.set('now', this.now);
    const offered = (link: string, fields: Fields | undefined, prefix = `${link}_payload_`): void => {
      this.#ports.set(`${link}_valid`, fields !== undefined);
      if (fields === undefined) this.#quiet(prefix);
      else this.#isNoise.delete(prefix);
      for (const [name, value] of Object.entries(fields ?? {})) this.#ports.set(prefix + name, value);
    };
    offered('open', open && openFields(open));
    offered('send', send && { ...(this.#hasReturns ? { expects: false } : {}), ...send });
    offered('close', close === undefined ? undefined : {}, 'close_payload');
    if (close !== undefined) this.#ports.set('close_payload', close);
    if (this.#hasReturns) {
      this.#ports.set('conclude_enable', conclude !== undefined);
      this.#ports.set('conclude_place', conclude ?? 0);
    }
    offered('peer', peer && { ...peerFields(peer), ...peerExtra }, 'peer_');
    this.#ports.set('packet_ready', ready);
    const limit = this.#limits.shift();
    this.#ports.set('limit_valid', limit !== undefined);
    if (limit === undefined) this.#quiet('limit_');
    else {
      this.#isNoise.delete('limit_');
      const { ccc, limit: permits } = limit;
      this.#ports.set('limit_ccc', ccc);
      this.#ports.set('limit_window', permits.window);
      this.#ports.set('limit_credit_on', permits.credit !== undefined);
      this.#ports.set('limit_credit', permits.credit ?? 0);
      this.#ports.set('limit_cwnd', permits.cwnd);
      this.#ports.set('limit_max_window', permits.maxWindow);
      this.#ports.set('limit_is_small', permits.small);
    }
    if (picked === undefined) this.#quiet('picked_');
    else {
      this.#isNoise.delete('picked_');
      for (const [name, value] of Object.entries(picked)) this.#ports.set(`picked_${name}`, value);
    }
  }

  /** Fields that say nothing in this clock have any value, from the clock on in which they were last driven. */
  #quiet(prefix: string): void {
    if (this.#isNoise.has(prefix)) return;
    this.#isNoise.add(prefix);
    let ports = this.#fields.get(prefix);
    if (ports === undefined) {
      ports = this.#t.dut.ports.filter(
        ({ direction, name }) => direction === 'in' && name.startsWith(prefix) && name !== `${prefix}valid`,
      );
      this.#fields.set(prefix, ports);
    }
    for (const port of ports) {
      port.set(port.states === undefined ? this.#noise.bits(port.width) : this.#noise.pick(port.states).value);
    }
  }
}

const openFields = ({ startPsn, ...open }: HardwareOpen): Fields => ({ ...open, start_psn: startPsn });
