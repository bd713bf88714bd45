/** An end of LLR behind registers whose line leads back to itself, over a link of the golden model. */
import { endMap } from '../../../../rtl-gen/uet/llr/registers/end-control.ts';
import { endRegisters } from '../../../../rtl-gen/uet/llr/registers/end-registers.ts';
import type { TransmitOptions } from '../../../../rtl-gen/uet/llr/transmit/transmit.ts';
import { axiLiteManager } from '../../../agents/axi/axi-lite-manager.ts';
import type { TestContext } from '../../../bench/context.ts';
import type { PortHandle } from '../../../engine/simulator.ts';
import {
  type ClientFrame,
  fcsStatus,
  LlrReceive,
  type LlrSettings,
  llrSettings,
  readPreamble,
} from '../../../golden/llr/index.ts';
import { type LineItem, LlrLink } from '../../../golden/llr/peer/link.ts';
import { defaultSpacing } from '../../../golden/llr/peer/spacing.ts';
import type { ControlSet } from '../../../golden/wire/index.ts';
import type { Agent } from '../../../kernel/kernel.ts';
import { Registers } from '../../registers/registers.ts';
import { ArrivingLine } from '../link/arriving-line.ts';
import { FrameClient } from '../link/client.ts';
import { SendingLine } from '../link/sending-line.ts';

export interface LoopOptions {
  readonly options: TransmitOptions;
  /** What software is going to set: for the link, and the golden receiver that counts what arrives. */
  readonly settings: Partial<LlrSettings>;
  /** Clocks from one end of the line to the other. */
  readonly delay: number;
}

/** A frame that left, with its check sequence. */
export interface Left {
  readonly seq: number | undefined;
  readonly bytes: Uint8Array;
  readonly status: ReturnType<typeof fcsStatus>;
}

/**
 * Both halves of one end talk with each other. `registers` is what software does; the inputs that no register has are at rest, the PCS up. Everything
 * that is on the line is counted beside, in the names of the registers of its counts.
 */
export class LoopBench implements Agent {
  readonly registers: Registers;
  readonly settings: LlrSettings;
  /** What becomes of what leaves, by the number of the item. */
  fate: (item: LineItem, index: number) => readonly LineItem[] = (item) => [item];
  readonly left: Left[] = [];
  /** Messages that left. */
  readonly sets: ControlSet[] = [];
  /** Frames that came out as good ones, with check sequence, and those with an error. */
  readonly delivered: Uint8Array[] = [];
  errored = 0;
  readonly #receive: LlrReceive;
  readonly #link: LlrLink;
  readonly #sending: SendingLine;
  readonly #arriving: ArrivingLine;
  readonly #clients: Readonly<Record<'eligible' | 'beside', FrameClient>>;
  readonly #down: BeatReader;
  readonly #out: BeatReader;
  readonly #verdict: PortHandle;
  readonly #irq: PortHandle;
  readonly #pcs: PortHandle;

  constructor(t: TestContext, { options, settings, delay }: LoopOptions) {
    const { size } = options;
    this.settings = llrSettings({ ...settings, bytesPerNs: size });
    this.registers = new Registers(axiLiteManager(t, 's_axi'), endRegisters(endMap(options)));
    this.#receive = new LlrReceive(this.settings);
    this.#receive.setMode(true);
    this.#link = new LlrLink({ delay: delay * size, tamper: (item, index) => this.#carry(item, index) });
    this.#sending = new SendingLine(t.dut, size, this.#link, defaultSpacing);
    this.#sending.onControl = (set) => this.sets.push(set);
    this.#arriving = new ArrivingLine(t.dut, size, this.#link);
    this.#clients = {
      eligible: new FrameClient(t.dut, 'eligible', size),
      beside: new FrameClient(t.dut, 'beside', size),
    };
    this.#down = new BeatReader(t, 'down_payload', ['down_valid', 'down_ready']);
    this.#out = new BeatReader(t, 'out_beat', ['out_valid']);
    this.#verdict = t.dut.port('verdict');
    this.#irq = t.dut.port('irq');
    this.#pcs = t.dut.port('pcs_up');
    for (const name of [
      'eligible_valid',
      'beside_valid',
      'message_valid',
      'valid',
      'error',
      'down_ready',
      'control_ready',
    ])
      t.dut.port(name).set(0);
    this.pcs(true);
    t.attach(this);
  }

  submit(frame: ClientFrame): void {
    this.#clients[frame.eligible ? 'eligible' : 'beside'].push(frame);
  }

  /** Frames that clients have and that have not begun to leave. */
  get waiting(): number {
    return this.#clients.eligible.waiting + this.#clients.beside.waiting;
  }

  get irq(): boolean {
    return this.#irq.get() === 1;
  }

  /** The PCS is down, or up again; what is on its way arrives all the same. */
  pcs(up: boolean): void {
    this.#pcs.set(Number(up));
  }

  /** What the registers of counts have to show, once all has arrived. Those of replays, mismatches and wrong numbers are not among them. */
  get counts(): Readonly<Record<string, number>> {
    const { left, sets } = this;
    const ofKind = (name: ControlSet['message']): number => sets.filter(({ message }) => message === name).length;
    const numbered = left.filter(({ seq }) => seq !== undefined);
    const seen = new Set<number>();
    let [frames, bytes] = [0, 0];
    for (const frame of numbered) {
      if (seen.has(frame.seq!)) {
        frames++;
        bytes += frame.bytes.length;
      }
      seen.add(frame.seq!);
    }
    return {
      ...this.#receive.counts,
      tx_init_ctl_os: ofKind('llr_init'),
      tx_init_echo_ctl_os: ofKind('llr_init_echo'),
      tx_ack_ctl_os: ofKind('llr_ack'),
      tx_nack_ctl_os: ofKind('llr_nack'),
      tx_ok: numbered.filter(({ status }) => status === 'good').length,
      tx_poisoned: numbered.filter(({ status }) => status === 'poisoned').length,
      tx_replayed_frames: frames,
      tx_replayed_bytes: bytes,
      ...this.#arrived,
    };
  }

  /** Messages to the sender that arrive. */
  readonly #arrived = { rx_init_echo_ctl_os: 0, rx_ack_ctl_os: 0, rx_nack_ctl_os: 0 };

  sample(): void {
    const left = this.#down.sample();
    if (left !== undefined) {
      const { seq, bytes } = left;
      this.left.push({ seq, bytes, status: fcsStatus(bytes, this.settings.poison) });
      this.#sending.frame(seq, bytes);
    }
    const out = this.#out.sample();
    // In the order of the codes of `verdict`: delivered, with an error, dropped.
    if (out !== undefined && this.#verdict.get() === 0) this.delivered.push(out.bytes);
    if (out !== undefined && this.#verdict.get() === 1) this.errored++;
    this.#sending.sample();
    this.#arriving.sample();
    for (const client of Object.values(this.#clients)) client.sample();
  }

  drive(): void {
    this.#sending.drive();
    for (const client of Object.values(this.#clients)) client.drive();
    this.#arriving.drive();
  }

  /** Nothing is damaged between here and the end, so what is let through arrives, in order. */
  #carry(item: LineItem, index: number): readonly LineItem[] {
    const items = this.fate(item, index);
    for (const each of items) {
      if (each.kind === 'frame') {
        const seq = readPreamble(each.preamble);
        if (seq !== 'damaged') this.#receive.onFrame(seq, fcsStatus(each.bytes, this.settings.poison));
      } else if (each.set.message === 'llr_init') this.#receive.onInit(each.set.seq, each.set.init_data, 0);
      else if (each.set.message === 'llr_init_echo') this.#arrived.rx_init_echo_ctl_os++;
      else if (each.set.message === 'llr_ack') this.#arrived.rx_ack_ctl_os++;
      else if (each.set.message === 'llr_nack') this.#arrived.rx_nack_ctl_os++;
    }
    return items;
  }
}

/** Puts the beats of a stream together. */
class BeatReader {
  readonly #t: TestContext;
  readonly #name: string;
  readonly #handshake: readonly PortHandle[];
  readonly #size: number;
  #bytes: number[] = [];

  constructor(t: TestContext, name: string, handshake: readonly string[]) {
    this.#t = t;
    this.#name = name;
    this.#handshake = handshake.map((port) => t.dut.port(port));
    this.#size = t.dut.port(`${name}_keep`).width;
  }

  /** The frame whose last beat passes in this clock. */
  sample(): { readonly seq: number | undefined; readonly bytes: Uint8Array } | undefined {
    if (this.#handshake.some((port) => port.get() === 0)) return undefined;
    const get = (field: string) => this.#t.dut.port(`${this.#name}_${field}`).get();
    const [data, keep] = [BigInt(get('data')), BigInt(get('keep'))];
    for (let i = 0; i < this.#size; i++)
      if ((keep >> BigInt(i)) & 1n) this.#bytes.push(Number((data >> BigInt(8 * i)) & 0xffn));
    if (get('last') === 0) return undefined;
    const bytes = Uint8Array.from(this.#bytes);
    this.#bytes = [];
    return { seq: get('user_llr') === 1 ? Number(get('user_seq')) : undefined, bytes };
  }
}
