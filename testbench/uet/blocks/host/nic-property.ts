/**
 * The property of a NIC: it sends to itself, from host memory to host memory, over a network as bad as the seed says
 * and a memory that answers late and out of order. Every byte lies at its place, each message is completed once at both
 * ends, and when a completion is seen its bytes are there.
 */
import type { Bits } from '../../../../rtl-gen/hdl/index.ts';
import { type NicOptions, uetNic } from '../../../../rtl-gen/uet/host/uet-nic.ts';
import { axi4Monitor } from '../../../agents/axi/axi4-monitor.ts';
import { axi4Subordinate } from '../../../agents/axi/axi4-subordinate.ts';
import { Memory } from '../../../agents/memory.ts';
import { type BadNetwork, badNetwork } from '../endpoint/pair/bad-network.ts';
import { linePorts } from '../endpoint/pair/endpoint-ports.ts';
import { type EndpointSettings, ipOf, region } from '../endpoint/pair/endpoint-settings.ts';
import { LineEnd } from '../endpoint/pair/line-end.ts';
import { drawnRun } from '../endpoint/pair/world-options.ts';
import { bringUp } from '../endpoint/registers/bring-up.ts';
import { runSoftware, Software } from '../endpoint/registers/software.ts';
import {
  assert,
  type Body,
  chance,
  clearInputs,
  dutOf,
  type OutPort,
  type Random,
  type TestContext,
  type WordPort,
} from '../test-kit.ts';
import { BusTell } from './bus-tell.ts';
import type { CompletionRead, SendEntry } from './entries.ts';
import { HostDriver } from './host-driver.ts';

/** Where things are in memory; the region that peers write to is that of the endpoint's tests. */
const at = {
  sends: 0x10_0000n,
  receives: 0x20_0000n,
  completions: 0x30_0000n,
  source: 0x1000_0000n,
  buffers: 0x8_0000_0000n,
} as const;
const sourceBytes = 0x2_0000;
const bufferBytes = 4096;
const rings = { sent: 0, came: 1 } as const;
const logSizes = { sends: 4, receives: 5, completions: 5 } as const;

interface Sent {
  readonly entry: SendEntry;
  /** Where its bytes have to be; of a SEND, when its buffer is known. */
  readonly target: bigint | undefined;
  completed: boolean;
  heard: boolean;
}

class NicRun {
  readonly driver: HostDriver;
  readonly #tells: BusTell;
  readonly #settings: EndpointSettings;
  readonly #t: TestContext;
  readonly #dut: { readonly random: WordPort<32>; readonly irq: OutPort<Bits<1>> };
  readonly #options: NicOptions;
  readonly #random: Random;
  readonly #memory = new Memory();
  readonly #line: LineEnd;
  readonly #network: BadNetwork;
  readonly #plan: Sent[] = [];
  /** By `wrId` of the entry, which is its header data too. */
  readonly #sent = new Map<number, Sent>();
  readonly #buffers = new Map<number, bigint>();
  readonly #regionBytes: number;
  #now = 0;
  #isUp = false;
  /** By queue: entries that have no completion yet. */
  readonly #open = [0, 0];
  #nextBuffer = 1;

  constructor(t: TestContext, options: NicOptions, bytes: number, random: Random) {
    this.#t = t;
    this.#dut = dutOf(t.dut, uetNic(options));
    this.#options = options;
    this.#random = random;
    const { endpoint } = options;
    const size = endpoint.rx.bytes;
    const run = drawnRun(endpoint, bytes, random.fork('run'));
    this.#settings = { ...run, end: 0 };
    clearInputs(t.dut);
    this.#tells = new BusTell(t.dut, options.host.queues);
    this.driver = new HostDriver(this.#tells, this.#memory);
    this.#line = new LineEnd(linePorts(t.dut), size, random.fork('line'));
    this.#network = badNetwork(run, 1, random.fork('network'));
    this.#line.onFrame = (frame) => this.#network.send(frame, 0, this.#now);
    const latency = random.pick([5, 50, 200]);
    axi4Subordinate(t, 'm_axi', {
      memory: this.#memory,
      latency: [latency, 2 * latency],
      reorder: true,
      pauses: { aw: chance(0.9), w: chance(0.9), ar: chance(0.9) },
      inFlight: 64,
    });
    axi4Monitor(t, 'm_axi');
    for (let from = 0; from < sourceBytes; from += 4096)
      this.#memory.write(
        at.source + BigInt(from),
        Uint8Array.from({ length: 4096 }, () => random.below(256)),
      );
    this.#regionBytes = this.#makePlan(bytes, run.lengths, run.tuples);
  }

  /** WRITEs side by side in the region, and SENDs; returns the length of the region. */
  #makePlan(
    bytes: number,
    lengths: readonly number[],
    tuples: readonly { readonly mode: string; lane: number }[],
  ): number {
    const random = this.#random;
    let offset = random.below(100);
    for (let left = bytes; left > 0; ) {
      const isSend = random.chance(0.2);
      const inline = random.chance(0.2);
      const length = inline ? random.int(0, 8) : isSend ? random.int(0, bufferBytes) : random.pick(lengths);
      const tuple = random.pick(tuples);
      const wrId = this.#plan.length + 1;
      const entry: SendEntry = {
        ...{ opcode: isSend ? 5 : 1, signalled: true, inline, otherFlags: 0, headerData: BigInt(wrId), slots: 1, wrId },
        ...{ mode: tuple.mode === 'rod' ? 1 : 0, lane: tuple.lane, trafficClass: 0, peer: 3, length },
        address: inline ? BigInt(random.bits(64)) : at.source + BigInt(random.below(sourceBytes - length)),
        ...{ offset: isSend ? 0n : BigInt(offset), key: isSend ? 0n : region.key },
        ...{ jobId: 7, pidOnFep: 1, resourceIndex: 2, initiator: 99 },
      };
      this.#plan.push({
        entry,
        target: isSend ? undefined : region.base + BigInt(offset),
        completed: false,
        heard: false,
      });
      if (!isSend) offset += length;
      left -= length + 20;
    }
    return offset + 100;
  }

  async #clock(): Promise<void> {
    const arrival = this.#line.takesFrame ? this.#network.arrival(0, this.#now) : undefined;
    if (arrival !== undefined) this.#line.arrive(arrival);
    this.#line.drive(true);
    this.#dut.random.set(this.#random.word());
    this.#line.read(this.#now);
    if (this.#isUp) this.#tells.clock();
    await this.#t.rising();
    this.#now++;
  }

  async run(): Promise<void> {
    const { driver } = this;
    // The driver brings the endpoint up, then sets its queues, by registers alone.
    await runSoftware([new Software(this.#t.dut, bringUp(this.#settings, this.#regionBytes))], () => this.#clock());
    this.#isUp = true;
    const queues = Math.min(2, this.#options.host.queues);
    for (const ring of [rings.sent, rings.came])
      driver.setCompletionRing(ring, at.completions + BigInt(0x1_0000 * ring), logSizes.completions, 1, 0);
    for (let queue = 0; queue < queues; queue++)
      driver.setSendRing(queue, at.sends + BigInt(0x1_0000 * queue), logSizes.sends, rings.sent);
    driver.setReceiveRing(at.receives, logSizes.receives, rings.came);
    this.#tells.setPeer(3, true, 0, 0xffff_0000_0000n + BigInt(ipOf(0)));
    driver.consume(rings.came, true);
    this.#tells.write('status_event_enable', { [`completions_${rings.came}`]: 1 });
    while (!this.#tells.isIdle) await this.#clock();

    let next = 0;
    let last = 0;
    for (let done = 0; done < 2 * this.#plan.length; ) {
      if (this.#buffers.size < 16) {
        const wrId = this.#nextBuffer++;
        const address = at.buffers + BigInt(wrId * (bufferBytes + 100)) + BigInt(this.#random.below(64));
        this.#buffers.set(wrId, address);
        driver.postBuffer({ wrId, address, length: bufferBytes });
        driver.ringReceive();
      }
      const queue = this.#random.below(queues);
      if (next < this.#plan.length && this.#open[queue]! < 2 ** logSizes.sends) {
        this.#open[queue]!++;
        const sent = this.#plan[next++]!;
        this.#sent.set(sent.entry.wrId, sent);
        driver.post(queue, sent.entry);
        driver.ringSend(queue);
      }
      // Completions of what was sent are polled; those of what came are looked at when they interrupt.
      const sent = driver.poll(rings.sent);
      if (sent !== undefined) {
        done++;
        last = this.#now;
        this.#completed(sent);
        driver.consume(rings.sent, false);
      }
      if (this.#dut.irq.get() === 1 && this.#tells.isIdle) {
        for (let came = driver.poll(rings.came); came !== undefined; came = driver.poll(rings.came)) {
          done++;
          last = this.#now;
          this.#heard(came);
        }
        this.#tells.write('status_events', { [`completions_${rings.came}`]: 1 });
        driver.consume(rings.came, true);
      }
      await this.#clock();
      assert(this.#now - last < 400_000, `nothing happens any more: ${done} of ${2 * this.#plan.length} completions`);
    }
    for (const { entry, target } of this.#plan) {
      if (target === undefined) continue;
      assert.deepEqual(this.#memory.read(target, entry.length), this.#bytesOf(entry), 'bytes have changed afterwards');
    }
    const [before, after] = [region.base - 50n, region.base + BigInt(this.#regionBytes) - 50n];
    for (const around of [before, after]) assert(this.#memory.read(around, 50).every((byte) => byte === 0));
    let errors: number | undefined;
    this.#tells.read('status_errors', (word) => {
      errors = word;
    });
    while (errors === undefined) await this.#clock();
    assert.equal(errors, 0);
  }

  #completed({ wrId, kind, bytes, initiator }: CompletionRead): void {
    const sent = this.#sent.get(wrId);
    assert(sent !== undefined && !sent.completed, `the completion of ${wrId} comes twice, or too early`);
    assert.deepEqual([kind, bytes], ['ok', sent.entry.length]);
    sent.completed = true;
    this.#open[initiator]!--;
  }

  #heard({ wrId, kind, bytes, headerData }: CompletionRead): void {
    const sent = this.#sent.get(Number(headerData));
    assert(sent !== undefined && !sent.heard, `message ${headerData} is heard of twice, or was not sent`);
    assert.deepEqual([kind, bytes], ['ok', sent.entry.length]);
    sent.heard = true;
    const target = sent.target ?? this.#buffers.get(wrId);
    assert(target !== undefined, `a SEND came into buffer ${wrId}, which is none`);
    if (sent.target === undefined) this.#buffers.delete(wrId);
    assert.deepEqual(
      this.#memory.read(target, sent.entry.length),
      this.#bytesOf(sent.entry),
      `message ${headerData} is complete and its bytes are not there`,
    );
  }

  #bytesOf({ inline, address, length }: SendEntry): Uint8Array {
    if (!inline) return this.#memory.read(address, length);
    return Uint8Array.from({ length }, (_, i) => Number((address >> BigInt(8 * i)) & 255n));
  }
}

/** Messages of about that many clocks. */
export const nicProperty =
  (options: NicOptions, clocks: number): Body<void> =>
  (t) =>
    new NicRun(t, options, 12 * clocks + 5000, t.random.fork('nic')).run();
