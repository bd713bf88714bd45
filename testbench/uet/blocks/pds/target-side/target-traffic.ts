/** Random traffic for the PDS target: initiators that keep to the rules and others that do not, one packet a clock. */
import type { Random } from '../../../../../support/random.ts';
import type {
  Delivery,
  PacketKind,
  PdsCommand,
  PdsPacket,
  PdsResponse,
  PdsTargetSettings,
  Resources,
  Verdict,
} from '../../../golden/pds/index.ts';
import { pdsPacket, plenty, synWord } from '../../../golden/pds/index.ts';
import { addPsn, psnDifference } from '../../../golden/serial.ts';
import type { ClockIn, ClockOut } from './target-bench.ts';

/** One initiator's PDC as it thinks it is. */
interface Flow {
  readonly source: bigint;
  readonly local: number;
  readonly spdcid: number;
  rod: boolean;
  start: number;
  /** The next PSN that it has not used. */
  next: number;
  cack: number;
  /** The target's PDCID, when it has learnt that. */
  pdcid: number | undefined;
  /** It has been closed, or is refused: it starts again in some clock. */
  over: number | undefined;
  /** It has got as far as to close. */
  closing: boolean;
}

const kinds: readonly PacketKind[] = [
  'noop',
  'noop',
  'negotiation',
  'ack_req',
  'ack_req',
  'clear_cmd',
  'clear_cmd',
  'clear_req',
  'close_req',
  'probe',
  'probe',
];
/** What a PDC is refused by that its initiator has got wrong: some of these, and it gives the PDC up. */
const refusals: readonly (Verdict | undefined)[] = [
  'nack_closing',
  'nack_invalid_syn',
  'nack_pdc_hdr_mismatch',
  'nack_pdc_mode_mismatch',
  'nack_unexp_event',
];
const resources = Object.keys(plenty) as (keyof Resources)[];

/** How often things happen, redrawn every few hundred clocks. */
function moodOf(random: Random, window: number, flows: number) {
  const near = (flow: Flow): number => addPsn(flow.next, -random.int(0, 40));
  const orders: readonly ((flow: Flow) => number)[] = [
    (flow) => flow.next,
    (flow) => (random.chance(0.9) ? flow.next : near(flow)),
    (flow) => addPsn(flow.next, random.int(-20, 20)),
    (flow) => addPsn(flow.cack, random.int(-10, window + 10)),
    (flow) => addPsn(flow.cack, random.pick([0, 1, window, window + 1, 2 * window, -window])),
    (flow) => addPsn(flow.cack, random.int(-2 * window, 2 * window)),
  ];
  return {
    packets: random.pick([1, 1, 1, 0.7, 0.2]),
    responses: random.pick([1, 1, 0.7, 0.1]),
    ready: random.pick([1, 1, 1, 0.9, 0.3]),
    guaranteed: random.pick([0, 0, 0.02, 0.3, 1]),
    lacks: random.pick([0, 0, 0, 0.05, 0.5]),
    odd: random.pick([0, 0, 0.02, 0.2]),
    trimmed: random.pick([0, 0, 0.05]),
    again: random.pick([0, 0.02, 0.2]),
    closes: random.pick([0, 0.002, 0.02]),
    commands: random.pick([0, 0, 0.002, 0.02]),
    flows: random.pick([1, 1, 2, 4, flows, flows]),
    inOrder: random.chance(0.5),
    order: random.pick([...orders, orders[0]!, orders[1]!]),
    tss: random.pick(['none', 'none', 'expected_0rtt', 'random_1rtt'] as const),
  };
}

type Mood = ReturnType<typeof moodOf>;

export class TargetTraffic {
  readonly #random: Random;
  readonly #window: number;
  readonly #flows: Flow[];
  #mood: Mood;
  #left = 300;
  #clock = 0;
  #handle = 0;
  /** Packets that have no verdict yet. */
  readonly #sent: { readonly flow: Flow; readonly packet: PdsPacket }[] = [];
  readonly #ses: Delivery[] = [];
  #response: PdsResponse | undefined;
  #command: PdsCommand | undefined;
  /** PDCs that were given up, or are no one's, for the host to close. */
  readonly #abandoned = new Set<number>();

  constructor({ contexts, window }: PdsTargetSettings, random: Random) {
    this.#random = random;
    this.#window = window;
    // More initiators than PDCs, some of which differ in one bit of their identity alone.
    const source = BigInt(random.bits(128));
    const other = source ^ (1n << BigInt(random.below(128)));
    const locals = [random.below(16)];
    locals.push(locals[0]! ^ (1 << random.below(4)));
    const spdcid = random.below(0x1_0000);
    this.#flows = Array.from({ length: contexts + 4 }, (_, i) =>
      this.#begin({ source: i & 1 ? other : source, local: locals[(i >> 1) & 1]!, spdcid: spdcid ^ (i >> 2) }),
    );
    this.#mood = moodOf(this.#random, this.#window, this.#flows.length);
  }

  next(): ClockIn {
    const random = this.#random;
    if (this.#left-- === 0) {
      this.#mood = moodOf(this.#random, this.#window, this.#flows.length);
      this.#left = random.int(50, 600);
    }
    const mood = this.#mood;
    this.#clock++;
    if (this.#response === undefined && this.#ses.length > 0 && random.chance(mood.responses)) this.#respond();
    if (this.#command === undefined && this.#abandoned.size > 0 && random.chance(0.05)) this.#command = this.#tidy();
    if (random.chance(mood.commands)) this.#command ??= this.#newCommand();
    let packet: PdsPacket | undefined;
    if (random.chance(mood.packets)) {
      const flow = this.#flows[random.below(Math.min(mood.flows, this.#flows.length))]!;
      packet = this.#packet(flow);
      this.#sent.push({ flow, packet });
    }
    return { packet, response: this.#response, command: this.#command, ready: random.chance(mood.ready) };
  }

  /** SES, or host and firmware, have something left to say. */
  get owes(): boolean {
    return [this.#response, this.#command, this.#ses[0], this.#sent[0]].some((left) => left !== undefined);
  }

  /** Quiet: what SES owes, and nothing else. */
  rest(): ClockIn {
    if (this.#response === undefined && this.#ses.length > 0) this.#respond();
    return { response: this.#response, command: this.#command, ready: true };
  }

  saw({ responseTaken, commandTaken, verdict, deliver, reply }: ClockOut): void {
    if (responseTaken) this.#response = undefined;
    if (commandTaken) this.#command = undefined;
    if (reply !== undefined && String(reply.type).startsWith('ack')) {
      const flow = this.#flows.find(({ pdcid }) => pdcid === reply.spdcid);
      const cack = Number(reply.cack_psn);
      if (flow !== undefined && psnDifference(cack, flow.cack) > 0) flow.cack = cack;
    }
    if (verdict === undefined) return;
    const { flow, packet } = this.#sent.shift()!;
    if (deliver !== undefined) {
      this.#ses.push(deliver);
    }
    if (refusals.includes(verdict) && this.#random.chance(0.03)) flow.over ??= this.#clock;
    const isOurs = packet.spdcid === flow.spdcid && packet.source === flow.source && packet.local === flow.local;
    if (!isOurs) {
      const isKnown = deliver === undefined || this.#flows.some(({ pdcid }) => pdcid === deliver.pdcid);
      if (!isKnown) this.#abandoned.add(deliver.pdcid);
      return;
    }
    flow.pdcid ??= deliver?.pdcid;
    if (verdict === 'nack_new_start_psn' && flow.pdcid === undefined) this.#move(flow, packet);
    const isOver = verdict === 'closed' || verdict === 'nack_closing_in_err' || verdict === 'nack_inv_dpdcid';
    if (isOver && flow.over === undefined && packet.dpdcid === flow.pdcid) {
      flow.over = this.#clock + this.#random.int(0, 400);
    }
  }

  #begin(identity: Pick<Flow, 'source' | 'local' | 'spdcid'>): Flow {
    const random = this.#random;
    const start = random.pick([random.word(), addPsn(0, -random.below(300))]);
    return {
      ...identity,
      rod: random.chance(0.3),
      start,
      next: start,
      cack: addPsn(start, -1),
      pdcid: undefined,
      over: undefined,
      closing: false,
    };
  }

  /** A new PDC of the same initiator, sometimes under an SPDCID that is still that of the last one. */
  #renew(flow: Flow): void {
    if (flow.pdcid !== undefined) this.#abandoned.add(flow.pdcid);
    const random = this.#random;
    // Of as many initiators as there may be none has another one's.
    const spdcid = random.chance(0.5) ? flow.spdcid : flow.spdcid ^ (1 << random.int(11, 15));
    Object.assign(flow, this.#begin({ ...flow, spdcid }));
  }

  /** Another Start_PSN is demanded: that of the first packet that asked, if it is not known any more. */
  #move(flow: Flow, packet: PdsPacket): void {
    if (packet.tss.method === 'none') return;
    flow.start = packet.tss.startPsn;
    flow.next = flow.start;
    flow.cack = addPsn(flow.start, -1);
  }

  #packet(flow: Flow): PdsPacket {
    const random = this.#random;
    const mood = this.#mood;
    if (flow.over !== undefined && flow.over <= this.#clock) this.#renew(flow);
    const closes = random.chance(mood.closes) || (flow.closing && random.chance(0.1));
    if (closes) flow.closing = true;
    const kind = closes ? 'close_cmd' : random.chance(0.15) ? random.pick(kinds) : 'request';
    const isNew = random.chance(0.05);
    const psn =
      closes || isNew
        ? flow.next
        : random.chance(mood.again)
          ? addPsn(flow.next, -random.int(1, 64))
          : mood.order(flow);
    const isTaking = kind === 'request' || kind === 'noop' || kind === 'negotiation';
    if (isTaking && psnDifference(psn, flow.next) >= 0 && psnDifference(psn, flow.cack) <= this.#window) {
      flow.next = addPsn(psn, 1);
    }
    const syn = flow.pdcid === undefined || random.chance(0.02);
    const clear = addPsn(random.pick([flow.cack, flow.cack, psn, addPsn(flow.cack, random.int(-3, 8))]), 0);
    const offset = psnDifference(clear, psn);
    const packet = pdsPacket({
      source: flow.source,
      local: flow.local,
      spdcid: flow.spdcid,
      kind,
      rod: flow.rod,
      psn,
      syn,
      dpdcid: syn
        ? synWord(psnDifference(psn, flow.start) & 0xfff, random.chance(0.1) ? random.below(16) : 0)
        : flow.pdcid!,
      clearOffset: Math.max(Math.min(offset, random.chance(0.05) ? 5 : 0), -32_768),
      payload: random.pick([
        clear,
        addPsn(clear, 1),
        addPsn(flow.cack, random.int(-70, this.#window + 70)),
        random.word(),
      ]),
      opaque: random.below(0x1_0000),
      trimmed: random.chance(mood.trimmed) ? random.pick(['trimmed', 'last_hop'] as const) : 'none',
      ce: random.chance(0.1),
      retx: random.chance(0.2),
      ar: random.chance(0.2),
      length: random.below(4097),
      size: random.below(4189),
      entropy: random.below(0x1_0000),
      messageId: random.below(0x1_0000),
      jobId: random.below(0x100_0000),
      resources: this.#resources(),
      tss: {
        method: mood.tss,
        startPsn: mood.tss === 'random_1rtt' ? random.word() : addPsn(flow.start, random.int(-2, 1)),
      },
    });
    return random.chance(mood.odd) ? this.#odd(packet) : packet;
  }

  #resources(): Resources {
    const random = this.#random;
    if (!random.chance(this.#mood.lacks)) return plenty;
    const missing = random.pick(resources);
    return { ...plenty, [random.pick(resources)]: random.chance(0.5), [missing]: !plenty[missing] };
  }

  /** One thing of the packet is not as it should be. */
  #odd(packet: PdsPacket): PdsPacket {
    const random = this.#random;
    return random.pick<() => PdsPacket>([
      () => ({ ...packet, rod: !packet.rod }),
      () => ({ ...packet, spdcid: packet.spdcid ^ 1 }),
      () => ({ ...packet, source: packet.source ^ (1n << BigInt(random.below(128))) }),
      () => ({ ...packet, local: packet.local ^ 1 }),
      () => ({ ...packet, dpdcid: packet.dpdcid ^ (1 << random.below(16)) }),
      () => ({ ...packet, psn: random.word() }),
      () => ({ ...packet, psn: (packet.psn ^ (1 << random.below(32))) >>> 0 }),
      () => ({ ...packet, syn: !packet.syn }),
    ])();
  }

  #respond(): void {
    const random = this.#random;
    const [delivery] = this.#ses.splice(this.#mood.inOrder ? 0 : random.below(this.#ses.length), 1);
    const { pdcid, psn, cookie } = delivery!;
    const guaranteed = random.chance(this.#mood.guaranteed);
    this.#handle = (this.#handle + 0x0100_0193) >>> 0;
    const handle = this.#handle;
    this.#response = { pdcid, psn, cookie, guaranteed, plainOk: random.chance(0.9), handle, nextHdr: random.int(4, 5) };
  }

  #tidy(): PdsCommand {
    const [pdcid] = this.#abandoned;
    this.#abandoned.delete(pdcid!);
    return { kind: 'close_in_error', pdcid: pdcid! };
  }

  #newCommand(): PdsCommand {
    const random = this.#random;
    const flow = random.pick(this.#flows);
    const pdcid = random.chance(0.9) ? (flow.pdcid ?? 0) : random.below(0x1_0000);
    return random.pick<PdsCommand>([
      { kind: 'close', pdcid },
      { kind: 'close', pdcid, psn: random.pick([random.word(), addPsn(flow.cack, random.int(-2, this.#window))]) },
      { kind: 'close_in_error', pdcid },
      { kind: 'return_busy', pdcid, busy: true },
      { kind: 'return_busy', pdcid, busy: false },
      { kind: 'request_clear', pdcid },
    ]);
  }
}
