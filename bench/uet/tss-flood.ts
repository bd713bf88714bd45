/**
 * What forged packets cost the honest ones at the receiving side of the TSS layer: `node bench/uet/tss-flood.ts
 * [--json] [--engine yosys|wasm|verilator] [--packets N]`.
 *
 * The layer of the catalogue gets packets of 82 bytes (102 with preamble and gap), one in 6.375 clocks: a line of 16
 * bytes a clock, full. A head that finds 64 waiting is lost, as in a NIC. 64 honest sources send in a domain that is
 * flooded, eight in another one; of the packets of the first some are forged: by sources that do not exist, so that
 * each would need a key, or in the name of honest ones, so that each is worked through the engine. Domains do not
 * latch. `honestShare`: of the honest packets of the flooded domain those that were opened; `clocksPerPacket`: of all
 * packets, where they come as fast as they are taken.
 */
import { parseArgs } from 'node:util';
import { textTable } from '../../report/table.ts';
import { elaborate } from '../../rtl-gen/hdl/index.ts';
import { layerDefaults, tssLayer } from '../../rtl-gen/uet/tss/layer/layer.ts';
import { packetSink, packetSource } from '../../testbench/agents/packet/packet-agents.ts';
import type { TestContext } from '../../testbench/bench/context.ts';
import { runHw } from '../../testbench/bench/run-hw.ts';
import { engines } from '../../testbench/engine/engines.ts';
import type { EngineName } from '../../testbench/engine/simulator.ts';
import { LayerSoftware } from '../../testbench/uet/blocks/tss/layer/layer-software.ts';
import { aroundOf, bytesOf } from '../../testbench/uet/blocks/tss/layer/layer-traffic.ts';
import { domainDefaults, type SecureDomain } from '../../testbench/uet/golden/tss/domain.ts';
import { TssEndpoint } from '../../testbench/uet/golden/tss/endpoint.ts';
import type { Packet } from '../../testbench/uet/golden/tss/packet.ts';
import { TscAllocator } from '../../testbench/uet/golden/tss/tsc.ts';

const { values } = parseArgs({
  options: { json: { type: 'boolean' }, engine: { type: 'string' }, packets: { type: 'string' } },
});
const engine = engines[(values.engine ?? 'yosys') as EngineName];
const count = Number(values.packets ?? 3000);

/** Clocks in which 102 bytes come. */
const period = 102 / 16;
/** Packets that wait before the layer. */
const waiting = 64;
/** Bytes from the PDS header on: an ACK. */
const bodyBytes = 12;

const shares = [0, 2, 10, 25, 50, 75, 90, 100];
const kinds = ['unknown', 'known'] as const;

/** `kind`: what the forged packets say of their sources. */
interface Row {
  readonly kind: (typeof kinds)[number];
  readonly forgedPercent: number;
  readonly honestShare: number;
  readonly otherDomainsShare: number;
  readonly clocksPerPacket: number;
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

interface Offered {
  readonly packet: Packet;
  readonly from: 'honest' | 'other' | 'forged';
}

class Flood {
  readonly #t: TestContext;
  readonly #domains: readonly SecureDomain[];
  readonly #endpoint: TssEndpoint;
  readonly #numbers = new TscAllocator();
  readonly #head;
  readonly #body;
  /** By their tags, whose packets are under way. */
  readonly #underWay: Offered['from'][] = [];
  #tag = 0;
  readonly opened = { honest: 0, other: 0, forged: 0 };
  told = 0;

  constructor(t: TestContext) {
    this.#t = t;
    this.#head = t.source('rx_head');
    this.#body = packetSource(t, 'rx_body');
    packetSink(t, 'rx_down');
    packetSink(t, 'rx_plain');
    this.#domains = [1, 2].map((sdi) => ({
      ...{ ...domainDefaults, sdi, mode: 'cluster', authFailureLimit: 0xffff },
      associations: [{ key: bytesOf(t.random, 32) }, undefined],
    }));
    this.#endpoint = new TssEndpoint({ domains: this.#domains, bindings: new Map(), jobOf: () => undefined });
    const verdicts = t.sink('rx_verdict');
    t.fork(async () => {
      for (;;) {
        const { verdict, tag } = (await verdicts.recv()).item as { verdict: string; tag: number };
        this.told++;
        if (verdict === 'opened') this.opened[this.#underWay[tag]!]++;
      }
    });
  }

  async begin(): Promise<void> {
    const software = new LayerSoftware(this.#t);
    await software.ready();
    for (const [entry, domain] of this.#domains.entries()) {
      await software.writeDomain(entry, domain);
      await software.installKey(entry, 0, domain.associations[0]!, [0n, 1n << 48n]);
    }
    await software.derivations(256, 64);
    // Every honest source has been heard, twice: its key is there and proved.
    for (let round = 0; round < 2; round++)
      for (let host = 0; host < 72; host++) {
        await this.all([host < 64 ? this.honest(host) : this.other(host - 64)]);
        await this.#t.cycles(300);
      }
  }

  #sealed(sdi: number, source: Uint8Array): Packet {
    const body = bytesOf(this.#t.random, bodyBytes);
    body[0] = 0x10;
    const destination = Uint8Array.of(10, 0, 0, 1);
    const packet: Packet = { source, destination, encapsulation: { kind: 'native', entropy: new Uint8Array(4) }, body };
    return this.#endpoint.send(packet, { sdi, an: 0, numbers: this.#numbers })!;
  }

  honest(host = this.#t.random.below(64)): Offered {
    return { packet: this.#sealed(1, Uint8Array.of(10, 0, 1, host)), from: 'honest' };
  }

  other(host = this.#t.random.below(8)): Offered {
    return { packet: this.#sealed(2, Uint8Array.of(10, 0, 2, host)), from: 'other' };
  }

  forged(kind: Row['kind']): Offered {
    const { packet } = this.honest();
    const body = Uint8Array.from(packet.body);
    body[body.length - 1]! ^= 1;
    const source = kind === 'known' ? packet.source : bytesOf(this.#t.random, 4);
    return { packet: { ...packet, source, body }, from: 'forged' };
  }

  #offer({ packet, from }: Offered): void {
    this.#underWay[this.#tag] = from;
    this.#head.sendNow({ ...aroundOf(packet), trimmed: 0, tag: this.#tag });
    this.#tag = (this.#tag + 1) % 256;
    this.#body.sendNow(packet.body);
  }

  /** All of them, as fast as they are taken: the clocks that it took. */
  async all(packets: readonly Offered[]): Promise<number> {
    const [from, before] = [this.#t.cycle, this.told];
    for (const packet of packets) {
      while (this.#head.queued >= 4) await this.#t.cycles(1);
      this.#offer(packet);
    }
    while (this.told < before + packets.length) await this.#t.cycles(1);
    return this.#t.cycle - from;
  }

  /** All of them, as the line brings them; what finds no room is lost. */
  async line(packets: readonly Offered[]): Promise<void> {
    const from = this.#t.cycle;
    const before = this.told;
    let offered = 0;
    for (const [i, packet] of packets.entries()) {
      while (this.#t.cycle - from < i * period) await this.#t.cycles(1);
      if (this.#head.queued >= waiting) continue;
      this.#offer(packet);
      offered++;
    }
    while (this.told < before + offered) await this.#t.cycles(1);
  }
}

const design = elaborate(tssLayer(layerDefaults));
const rows: Row[] = [];
await runHw({ name: 'flood', create: (o) => engine.create(design, o), seeds: [1], maxCycles: 1e9 }, async (t) => {
  const flood = new Flood(t);
  await flood.begin();
  for (const kind of kinds)
    for (const forgedPercent of shares) {
      // An eighth is of the other domain.
      const packets = Array.from({ length: count }, (_, i) =>
        i % 8 === 7 ? flood.other() : t.random.below(100) < forgedPercent ? flood.forged(kind) : flood.honest(),
      );
      const before = { ...flood.opened };
      await flood.line(packets);
      const share = (from: 'honest' | 'other'): number =>
        (flood.opened[from] - before[from]) / Math.max(1, packets.filter((one) => one.from === from).length);
      const row = { honestShare: forgedPercent === 100 ? 1 : share('honest'), otherDomainsShare: share('other') };
      const clocks = (await flood.all(packets)) / packets.length;
      if (flood.opened.forged > 0) throw new Error('a forged packet was opened');
      rows.push({ kind, forgedPercent, ...row, clocksPerPacket: Number(clocks.toFixed(2)) });
      if (values.json !== true) process.stderr.write(`${kind} ${forgedPercent} %\n`);
    }
});
if (values.json === true) console.log(JSON.stringify(rows));
else
  console.log(
    textTable(rows, [
      { header: 'forged', value: ({ forgedPercent }) => `${forgedPercent} %`, align: 'right' },
      { header: 'in the name of', value: ({ kind }) => (kind === 'known' ? 'honest sources' : 'no source') },
      { header: 'honest opened', value: ({ honestShare }) => percent(honestShare), align: 'right' },
      { header: 'other domain', value: ({ otherDomainsShare }) => percent(otherDomainsShare), align: 'right' },
      { header: 'clocks a packet', value: ({ clocksPerPacket }) => clocksPerPacket.toFixed(2), align: 'right' },
    ]),
  );
