/** Rendezvous sends of a host, step by step: what two endpoints that go well do not do. */
import assert from 'node:assert/strict';
import { describe } from 'vitest';
import { elaborate } from '../../../../rtl-gen/hdl/index.ts';
import {
  hostRendezvous,
  rendezvousSends,
  unreadCode,
} from '../../../../rtl-gen/uet/endpoint/transmit/rendezvous-sends.ts';
import { returnCodes } from '../../../../rtl-gen/uet/wire/layout/index.ts';
import type { TestContext } from '../../../bench/context.ts';
import { hwTest } from '../../../bench/hw-test.ts';
import { onEngine } from '../../../bench/verilog-once.ts';
import { wasmEngine } from '../../../engine/wasm/engine.ts';
import { codeOf, setPort } from './pair/endpoint-ports.ts';

const design = elaborate(rendezvousSends({ tags: true, mtu: 1024 }));
const { ok, no_match: noMatch } = returnCodes.code;
const extension = 24;

type Values = Readonly<Record<string, number | bigint | string>>;

interface Told {
  readonly op: number;
  readonly wrId: number;
  readonly bytes: number;
  readonly result: string;
  readonly code: number;
}

class Desk {
  /** What the host has heard. */
  readonly heard: Told[] = [];
  readonly #t: TestContext;

  constructor(t: TestContext) {
    this.#t = t;
    for (const port of t.dut.ports)
      if (port.direction === 'in' && port.reset === undefined) port.set(port.width > 32 ? 0n : 0);
    this.set({ out_ready: 1, told_ready: 1 });
  }

  set(values: Values): void {
    for (const [name, value] of Object.entries(values)) setPort(this.#t.dut, name, value);
  }

  get(name: string): number {
    return Number(this.#t.dut.port(name).get());
  }

  async clocks(count: number): Promise<void> {
    for (let i = 0; i < count; i++) {
      if (this.get('told_valid') === 1 && this.get('told_ready') === 1) this.#hear();
      await this.#t.rising();
    }
  }

  #hear(): void {
    const of = (name: string) => this.get(`told_payload_${name}`);
    const result = ['ok', 'refused', 'failed'].find(
      (name) => codeOf(this.#t.dut, 'told_payload_result', name) === of('result'),
    );
    this.heard.push({ op: of('op'), wrId: of('wr_id'), bytes: of('bytes'), result: result!, code: of('code') });
  }

  async ready(): Promise<void> {
    for (let i = 0; this.get('ready') === 0; i++) {
      assert(i < 100, 'it does not get ready');
      await this.clocks(1);
    }
  }

  async offer(name: string, values: Values): Promise<void> {
    this.set(Object.fromEntries(Object.entries(values).map(([field, value]) => [`${name}_payload_${field}`, value])));
    this.set({ [`${name}_valid`]: 1 });
    for (let i = 0; this.get(`${name}_ready`) === 0; i++) {
      assert(i < 50, `${name} is not taken`);
      await this.clocks(1);
    }
    await this.clocks(1);
    this.set({ [`${name}_valid`]: 0 });
  }

  /** The host gives one of so many bytes, of which `eager` go at once; the place that it has. */
  async give(wrId: number, total: number, eager: number, key: number): Promise<number> {
    const offset = (BigInt(key) << 32n) | BigInt(total);
    this.set({ messages_payload_wr_id: wrId });
    const place = () => this.get('out_payload_wr_id');
    this.set({ messages_payload_op: 'rendezvous_send', messages_payload_offset: offset });
    const at = place();
    const length = eager + extension * Math.max(1, Math.ceil(eager / (1024 - extension)));
    await this.offer('messages', { op: 'rendezvous_send', wr_id: wrId, length, offset });
    return at;
  }

  /**
   * What has become of its eager part; `modified`: what the target takes of it, if it says so, or, where its header
   * waits there (`deferred`), what it has kept.
   */
  async eagerEnds(place: number, result = 'ok', modified?: number, deferred = 0): Promise<void> {
    const of = { modified_valid: Number(modified !== undefined), modified_length: modified ?? 0, deferred };
    const code = result === 'ok' ? ok : noMatch;
    await this.offer('ended', { op: 'rendezvous_send', wr_id: place, result, code, bytes: 1, message_id: 77, ...of });
    await this.clocks(8);
  }

  /** So many bytes of the key were read, and the peer has acknowledged them, or not. */
  async read(key: number, bytes: number, result = 'ok'): Promise<void> {
    await this.offer('ended', { op: 'answer', wr_id: key, result, code: 1, bytes });
    await this.clocks(8);
  }

  async ticks(count: number): Promise<void> {
    for (let i = 0; i < count; i++) {
      this.set({ tick: 1 });
      await this.clocks(1);
      this.set({ tick: 0 });
      await this.clocks(4);
    }
  }

  /** Exactly these have been told since the last time: their numbers, results and codes. */
  tells(...expected: readonly (readonly [wrId: number, result: string, code: number])[]): void {
    assert.deepEqual(
      this.heard.map(({ wrId, result, code }) => [wrId, result, code]),
      expected,
    );
    this.heard.length = 0;
  }
}

const run = (name: string, body: (desk: Desk) => Promise<void>): void => {
  const options = { seeds: 1, maxCycles: 5000 };
  const whole = async (t: TestContext): Promise<void> => {
    const desk = new Desk(t);
    await desk.ready();
    await body(desk);
  };
  hwTest(name, { create: (of) => wasmEngine.create(design, of), ...options }, whole);
  hwTest(`${name}: on the emitted Verilog, through Yosys`, { create: onEngine('yosys', design), ...options }, whole);
};

describe('rendezvous sends of a host', () => {
  run('one is complete with the last byte that is read, whichever of its parts ends last', async (desk) => {
    const first = await desk.give(0xaaaa, 3000, 1000, 5);
    await desk.eagerEnds(first);
    await desk.read(5, 1024);
    await desk.read(5, 975);
    desk.tells();
    await desk.read(5, 1);
    assert.equal(desk.heard[0]!.bytes, extension + 1000);
    desk.tells([0xaaaa, 'ok', ok]);
    const second = await desk.give(0xbbbb, 3000, 1000, 6);
    await desk.read(6, 2000);
    desk.tells();
    await desk.eagerEnds(second);
    desk.tells([0xbbbb, 'ok', ok]);
  });

  run('one that is all eager, and one without bytes, are complete with their packet', async (desk) => {
    await desk.eagerEnds(await desk.give(1, 700, 700, 5));
    await desk.eagerEnds(await desk.give(2, 0, 0, 6));
    desk.tells([1, 'ok', ok], [2, 'ok', ok]);
  });

  run('of one that is cut less is read; within its eager part nothing', async (desk) => {
    const place = await desk.give(1, 3000, 500, 5);
    await desk.eagerEnds(place, 'ok', 700);
    await desk.read(5, 199);
    desk.tells();
    await desk.read(5, 1);
    desk.tells([1, 'ok', ok]);
    await desk.eagerEnds(await desk.give(2, 3000, 500, 6), 'ok', 400);
    desk.tells([2, 'ok', ok]);
    // A response that says more than there is changes nothing.
    await desk.eagerEnds(await desk.give(3, 600, 500, 7), 'ok', 0xffff_ffff);
    desk.tells();
    await desk.read(7, 100);
    desk.tells([3, 'ok', ok]);
  });

  run('one that waits at its target is complete when all that is not kept there has been read', async (desk) => {
    await desk.eagerEnds(await desk.give(1, 3000, 500, 5), 'ok', 0, 1);
    await desk.read(5, 2500);
    await desk.read(5, 499);
    desk.tells();
    await desk.read(5, 1);
    desk.tells([1, 'ok', ok]);
    // Some of it is read before the answer is there, and some of its eager part was kept.
    const place = await desk.give(2, 3000, 500, 6);
    await desk.read(6, 2700);
    await desk.eagerEnds(place, 'ok', 200, 1);
    desk.tells();
    await desk.read(6, 100);
    desk.tells([2, 'ok', ok]);
    // It is the place's, and not that of the next message there.
    await desk.eagerEnds(await desk.give(3, 3000, 500, 7));
    await desk.read(7, 2500);
    desk.tells([3, 'ok', ok]);
    await desk.eagerEnds(await desk.give(4, 500, 500, 7), 'ok', 0, 1);
    desk.tells();
    await desk.ticks(4);
    assert.equal(desk.heard[0]!.result, 'failed');
  });

  run('the eager part of several packets is what they have beside their extension headers', async (desk) => {
    for (const [i, eager] of [999, 1000, 1001, 2000, 2001, 15_000, 16_000].entries()) {
      await desk.eagerEnds(await desk.give(i, eager + 300, eager, 5));
      await desk.read(5, 299);
      desk.tells();
      await desk.read(5, 1);
      desk.tells([i, 'ok', ok]);
    }
  });

  run('one that is refused or fails is told at once, and its key is free', async (desk) => {
    await desk.eagerEnds(await desk.give(1, 3000, 500, 5), 'refused');
    await desk.eagerEnds(await desk.give(2, 3000, 500, 6), 'failed', 0);
    desk.tells([1, 'refused', noMatch], [2, 'failed', noMatch]);
    const place = await desk.give(3, 1000, 500, 5);
    await desk.eagerEnds(place);
    await desk.read(5, 500);
    desk.tells([3, 'ok', ok]);
  });

  run('bytes count once, of their key alone, and only when they are acknowledged', async (desk) => {
    await desk.eagerEnds(await desk.give(1, 1000, 500, 0x8005));
    await desk.eagerEnds(await desk.give(2, 1000, 500, 5));
    await desk.read(5, 500, 'failed');
    await desk.read(7, 500);
    desk.tells();
    await desk.read(5, 500);
    desk.tells([2, 'ok', ok]);
    await desk.read(5, 500);
    await desk.read(0x8005, 500);
    desk.tells([1, 'ok', ok]);
  });

  run('one of which nothing is read for three whole ticks fails, and others do not', async (desk) => {
    await desk.eagerEnds(await desk.give(1, 3000, 500, 5));
    await desk.ticks(3);
    await desk.read(5, 1);
    await desk.ticks(3);
    desk.tells();
    await desk.ticks(1);
    desk.tells([1, 'failed', unreadCode]);
    // Before its eager part is there packet delivery has its own times.
    const place = await desk.give(2, 3000, 500, 6);
    await desk.ticks(9);
    desk.tells();
    await desk.eagerEnds(place);
    await desk.read(6, 2500);
    desk.tells([2, 'ok', ok]);
  });

  run('there are so many places: the next one waits, and all are told once', async (desk) => {
    const places: number[] = [];
    for (let i = 0; i < hostRendezvous; i++) places.push(await desk.give(100 + i, 1000, 500, 40 + i));
    assert.equal(new Set(places).size, hostRendezvous);
    desk.set({ messages_payload_op: 'rendezvous_send', messages_valid: 1 });
    await desk.clocks(20);
    assert.deepEqual([desk.get('messages_ready'), desk.get('out_valid')], [0, 0]);
    // Others would go through.
    desk.set({ messages_payload_op: 'write' });
    assert.deepEqual([desk.get('messages_ready'), desk.get('out_valid')], [1, 1]);
    desk.set({ messages_valid: 0 });
    desk.set({ told_ready: 0 });
    for (const [i, place] of [...places.entries()].reverse()) {
      await desk.read(40 + i, 500);
      await desk.eagerEnds(place);
    }
    desk.tells();
    desk.set({ told_ready: 1 });
    await desk.clocks(100);
    assert.deepEqual(desk.heard.map(({ wrId }) => wrId).sort(), [...places.keys()].map((i) => 100 + i).sort());
  });

  run('other ends go through in their clock, with what was fetched; its own have none', async (desk) => {
    desk.set({ had_valid: 1, had_value: 0x1234n });
    desk.set({ ended_payload_op: 'fetching_atomic', ended_payload_wr_id: 9, ended_valid: 1 });
    assert.deepEqual([desk.get('told_valid'), desk.get('told_payload_wr_id')], [1, 9]);
    assert.deepEqual([desk.get('fetched_valid'), desk.get('fetched_value')], [1, 0x1234]);
    await desk.clocks(1);
    desk.set({ ended_valid: 0 });
    desk.heard.length = 0;
    const place = await desk.give(1, 500, 500, 5);
    desk.set({ told_ready: 0 });
    await desk.eagerEnds(place);
    assert.deepEqual([desk.get('told_valid'), desk.get('fetched_valid')], [1, 0]);
    // What is offered stays, whatever comes.
    desk.set({ ended_payload_op: 'write', ended_payload_wr_id: 8, ended_valid: 1 });
    await desk.clocks(3);
    assert.deepEqual([desk.get('told_payload_wr_id'), desk.get('ended_ready')], [1, 0]);
    desk.set({ told_ready: 1 });
    await desk.clocks(2);
    desk.set({ ended_valid: 0 });
    assert.deepEqual(
      desk.heard.map(({ wrId }) => wrId),
      [1, 8],
    );
  });
});
