/**
 * Measures how many clocks the TSS layer takes for a packet in either direction, with one lane and with several, how
 * long one stays in it, and what a key costs that is not there: `node studies/tss-layer-clocks.ts`, two minutes of one
 * core. It writes the tables of `docs/uet/tss-layer.md` between their markers, and their picture.
 */
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { studyPlot } from '../report/study-plot.ts';
import { elaborate } from '../rtl-gen/hdl/index.ts';
import { laneCounts } from '../rtl-gen/uet/tss/gcm/settings.ts';
import { layerDefaults, tssLayer } from '../rtl-gen/uet/tss/layer/layer.ts';
import { withFigures } from '../support/markdown.ts';
import { inProject } from '../support/project.ts';
import { packetSink, packetSource } from '../testbench/agents/packet/packet-agents.ts';
import type { TestContext } from '../testbench/bench/context.ts';
import { runHw } from '../testbench/bench/run-hw.ts';
import { wasmEngine } from '../testbench/engine/wasm/engine.ts';
import { LayerSoftware } from '../testbench/uet/blocks/tss/layer/layer-software.ts';
import { aroundOf, bytesOf } from '../testbench/uet/blocks/tss/layer/layer-traffic.ts';
import { domainDefaults, type SecureDomain } from '../testbench/uet/golden/tss/domain.ts';
import { TssEndpoint } from '../testbench/uet/golden/tss/endpoint.ts';
import type { Packet } from '../testbench/uet/golden/tss/packet.ts';
import { TscAllocator } from '../testbench/uet/golden/tss/tsc.ts';

/** Bytes from the PDS header on; an ACK has 12. */
const lengths = [12, 48, 128, 256, 512, 1024, 1500, 4096, 9216] as const;

const modes = ['direct', 'cluster', 'server'] as const;

/** When packets begin and end at the ports, in clocks. */
interface Times {
  /** When the head was taken. */
  readonly taken: readonly number[];
  /** When it was told what becomes of the packet, and when its last beat had left. */
  readonly told: readonly number[];
  readonly left: readonly number[];
}

/** The agents at the ports of a direction. */
const endsOf = (t: TestContext, [head, body, down, told]: readonly [string, string, string, string]) => ({
  ...{ head: t.source(head), body: packetSource(t, body) },
  ...{ down: packetSink(t, down), told: t.sink(told) },
});

/** The layer with a domain for each mode, at the ports of both directions. */
class Rig {
  readonly #t: TestContext;
  readonly #domains: readonly SecureDomain[];
  readonly #endpoint: TssEndpoint;
  readonly #numbers = new TscAllocator();
  readonly #ends;

  constructor(t: TestContext) {
    this.#t = t;
    this.#ends = {
      transmit: endsOf(t, ['tx_head', 'tx_body', 'tx_down', 'tx_outcome']),
      receive: endsOf(t, ['rx_head', 'rx_body', 'rx_down', 'rx_verdict']),
    };
    this.#domains = modes.map((mode, i) => ({
      ...{ ...domainDefaults, sdi: i + 1, mode },
      associations: [{ key: bytesOf(t.random, 32) }, undefined],
    }));
    this.#endpoint = new TssEndpoint({ domains: this.#domains, bindings: new Map(), jobOf: () => undefined });
  }

  async begin(): Promise<void> {
    const software = new LayerSoftware(this.#t);
    await software.ready();
    for (const [entry, domain] of this.#domains.entries()) {
      await software.writeDomain(entry, domain);
      assert.ok(await software.installKey(entry, 0, domain.associations[0]!, [0n, 1n << 48n]));
    }
  }

  packet(bytes: number, v6: boolean, host: number): Packet {
    const { random } = this.#t;
    const body = bytesOf(random, bytes);
    body[0] = 0x10;
    const address = Uint8Array.from({ length: v6 ? 16 : 4 }, (_, i) => (i === 3 ? host : 10));
    return {
      source: address,
      destination: address,
      encapsulation: { kind: 'native', entropy: new Uint8Array(4) },
      body,
    };
  }

  /** Sends packets one after another, as fast as they are taken. */
  async transmit(packets: readonly Packet[], mode: (typeof modes)[number]): Promise<Times> {
    const { head, body, down, told } = this.#ends.transmit;
    const sdi = 1 + modes.indexOf(mode);
    for (const packet of packets) body.sendNow(packet.body);
    const sent = packets.map((packet) =>
      head.send({ ...aroundOf(packet), sdi, an: 0, has_ssi: 1, ssi: hostOf(packet) }),
    );
    const [taken, ...rest] = await this.#all(sent, packets.length, told, down);
    return { taken, told: rest[0]!, left: rest[1]! };
  }

  /** Receives what the golden endpoint has sealed. */
  async receive(packets: readonly Packet[], mode: (typeof modes)[number]): Promise<Times> {
    const { head, body, down, told } = this.#ends.receive;
    const sdi = 1 + modes.indexOf(mode);
    const sealed = packets.map(
      (packet) => this.#endpoint.send(packet, { sdi, an: 0, ssi: hostOf(packet), numbers: this.#numbers })!,
    );
    // Source and destination are one, so that a server's key for it is the same in both directions.
    for (const packet of sealed) body.sendNow(packet.body);
    const sent = sealed.map((packet) => head.send({ ...aroundOf(packet), trimmed: 0, tag: 0 }));
    const [taken, ...rest] = await this.#all(sent, packets.length, told, down);
    return { taken, told: rest[0]!, left: rest[1]! };
  }

  async #all(
    sent: readonly PromiseLike<number>[],
    count: number,
    ...sinks: readonly { recv(): PromiseLike<{ readonly cycle: number }> }[]
  ): Promise<readonly [readonly number[], ...(readonly number[])[]]> {
    const times: number[][] = [];
    for (const sink of sinks) {
      const list: number[] = [];
      for (let i = 0; i < count; i++) list.push((await sink.recv()).cycle);
      times.push(list);
    }
    const taken: number[] = [];
    for (const one of sent) taken.push(await one);
    return [taken, ...times];
  }
}

/** A host's SSI. */
const hostOf = ({ source }: Packet): number => source[3]!;

/** Clocks from one packet to the next, once as many are under way as find room. */
async function clocksOf(rig: Rig, direction: 'transmit' | 'receive', length: number, count: number): Promise<number> {
  const { left } = await rig[direction](
    Array.from({ length: count }, () => rig.packet(length, false, 1)),
    'cluster',
  );
  const [from, to] = [Math.floor(count / 2), count - 1];
  return (left[to]! - left[from]!) / (to - from);
}

/** Of each number of lanes, at each length: sending and receiving. */
const ofLanes: { readonly lanes: number; readonly clocks: readonly (readonly [number, number])[] }[] = [];
for (const lanes of laneCounts) {
  const wide = elaborate(tssLayer({ ...layerDefaults, lanes }));
  await runHw({ name: 'lanes', create: (o) => wasmEngine.create(wide, o), seeds: [1] }, async (t) => {
    const rig = new Rig(t);
    await rig.begin();
    const clocks: (readonly [number, number])[] = [];
    for (const length of lengths) {
      const count = length > 512 ? 64 : 512;
      for (const direction of ['transmit', 'receive'] as const) {
        await rig[direction]([rig.packet(length, false, 1)], 'cluster');
        await t.cycles(300);
      }
      const sending = await clocksOf(rig, 'transmit', length, count);
      clocks.push([sending, await clocksOf(rig, 'receive', length, count)]);
      console.log(lanes, length, clocks.at(-1));
    }
    ofLanes.push({ lanes, clocks });
  });
}

const rates: string[] = [];
const misses: string[] = [];
const design = elaborate(tssLayer(layerDefaults));
await runHw({ name: 'clocks', create: (o) => wasmEngine.create(design, o), seeds: [1] }, async (t) => {
  const rig = new Rig(t);
  await rig.begin();
  const directions = ['transmit', 'receive'] as const;
  for (const length of lengths) {
    const cells: string[] = [];
    for (const v6 of [false, true])
      for (const direction of directions) {
        const many = 24;
        const packets = Array.from({ length: many }, () => rig.packet(length, v6, 1));
        await rig[direction](packets.slice(0, 1), 'cluster');
        await t.cycles(200);
        const alone = await rig[direction](packets.slice(0, 1), 'cluster');
        await t.cycles(200);
        const { left } = await rig[direction](packets, 'cluster');
        const [from, to] = [8, many - 1];
        const clocks = (left[to]! - left[from]!) / (to - from);
        cells.push(clocks.toFixed(1), String(alone.left[0]! - alone.taken[0]!));
      }
    rates.push(`| ${length.toLocaleString('en')} | ${cells.join(' | ')} |`);
    console.log(rates.at(-1));
  }
  let host = 2;
  for (const mode of modes)
    for (const v6 of [false, true]) {
      if (mode === 'direct' && v6) continue;
      const cells: string[] = [];
      for (const direction of directions) {
        const packet = rig.packet(64, v6, host++);
        const times = [];
        for (let i = 0; i < 2; i++) {
          times.push(await rig[direction]([packet], mode));
          await t.cycles(300);
        }
        const [first, second] = times.map(({ taken, left }) => left[0]! - taken[0]!);
        cells.push(String(first! - second!));
      }
      misses.push(`| ${mode} | ${mode === 'direct' ? 'any' : v6 ? 'IPv6' : 'IPv4, SSI'} | ${cells.join(' | ')} |`);
      console.log(misses.at(-1));
    }
});

const page = inProject('docs', 'uet', 'tss-layer.md');
const laneHeads = laneCounts.map((lanes) => (lanes === 1 ? '1 lane' : `${lanes} lanes`));
/** Bytes of a line: preamble and gap, Ethernet, IPv4, entropy header, TSS header without SSI, body and ICV. */
const onWire = (length: number): number => length + 90;
/** The clock of the layer in GHz. */
const clock = 0.322;
const gigabits = (length: number, clocks: number): number => (8 * onWire(length) * clock) / clocks;
const figures = {
  'layer lanes': [
    `| Bytes of body | ${laneHeads.flatMap((head) => [`${head}: clocks`, 'Gb/s']).join(' | ')} |`,
    `|${' --: |'.repeat(1 + 2 * laneHeads.length)}`,
    ...lengths.map((length, i) => {
      const cells = ofLanes.map(({ clocks }) => Math.max(...clocks[i]!));
      return `| ${length.toLocaleString('en')} | ${cells.map((one) => `${one.toFixed(2)} | ${gigabits(length, one).toFixed(0)}`).join(' | ')} |`;
    }),
  ],
  'layer clocks': [
    '| Bytes of body | IPv4: sending | stays | receiving | stays | IPv6: sending | stays | receiving | stays |',
    `|${' --: |'.repeat(9)}`,
    ...rates,
  ],
  'key misses': ['| Mode | Address | Sending | Receiving |', '| --- | --- | --: | --: |', ...misses],
};
const text = Object.entries(figures).reduce(
  (old, [name, made]) => withFigures(old, name, made),
  readFileSync(page, 'utf8'),
);
writeFileSync(page, text);

const colours = ['accepted', 'before', 'held', 'beyond'];
writeFileSync(
  inProject('docs', 'uet', 'tss-layer-lanes.svg'),
  studyPlot(
    [
      {
        panels: [
          {
            title: 'Gb/s of a line that the layer keeps up with',
            remark: 'at 322 MHz',
            lines: ofLanes.map(({ clocks }, lane) => ({
              of: colours[lane]!,
              points: lengths.map((length, i) => [length, gigabits(length, Math.max(...clocks[i]!))] as const),
            })),
          },
        ],
        x: (value) => String(value),
        y: { text: (value) => String(value), ticks: [0, 100, 200, 300, 400] },
      },
    ],
    {
      title: 'The TSS layer by the length of bodies and lanes',
      legend: laneHeads.map((head, i) => ({ text: head, mark: 'line', of: colours[i]! })),
      columns: 1,
    },
  ),
);
