/** What the receive half promises, step by step. */
import type { RxOptions } from '../../../../rtl-gen/uet/endpoint/rx-options.ts';
import { returnCodes } from '../../../../rtl-gen/uet/wire/layout/index.ts';
import type { GoldenSender } from '../../golden/endpoint/sender.ts';
import { decode, layerOf } from '../../golden/wire/index.ts';
import { assert, type NamedTest, named, namedWith, type TestContext } from '../test-kit.ts';
import { dscps, rxBench } from './rx-flow.ts';
import { frameOf, requestLayers } from './rx-frames.ts';
import { HostMemory, patternBytes } from './rx-world.ts';

type Bench = ReturnType<typeof rxBench>;

/** Bytes of the region that may be written. */
const regionBytes = 131_072;

/** A receive half that is ready, with a region under key 5 and one without rights under key 6. */
async function begin(t: TestContext, options: RxOptions, neighbours?: ReadonlyMap<bigint, bigint>) {
  const bench = rxBench(t.dut, options, t.random.fork('bench'), neighbours);
  const { host, world } = bench;
  const edge = () => t.rising();
  const memory = new HostMemory(0x7000_0000n, regionBytes);
  world.memories.push(memory);
  host.region(0, { key: 5n, base: memory.base, length: BigInt(regionBytes), remoteWrite: true });
  await host.clock(edge);
  host.region(1, { key: 6n, base: memory.base, length: BigInt(regionBytes), remoteWrite: false });
  await host.clock(edge);
  while (host.io.ready.get() === 0) await host.clock(edge);
  for (const [ip, mac] of neighbours ?? []) {
    host.neighbour(ip, mac);
    await host.clock(edge);
  }
  const run = async (clocks: number): Promise<void> => {
    for (let i = 0; i < clocks; i++) await world.clock(edge);
  };
  const until = async (what: string, condition: () => boolean, most = 60_000): Promise<void> => {
    for (let i = 0; !condition(); i++) {
      assert(i < most, `${what} did not come`);
      await world.clock(edge);
    }
  };
  /** All that was begun is over, nothing is reserved, and nothing is left in the ring. */
  const settle = async (): Promise<void> => {
    await until('the end of all that is under way', () => world.senders.every(({ isIdle }) => isIdle) && world.isQuiet);
    await run(1_500);
    bench.checker.finish();
    assert.equal(host.io.level.get(), 0, 'something is left in the ring');
  };
  return { ...bench, memory, run, until, settle };
}

/** A sender whose messages are told apart by their places in a list. */
function opener({ world }: Pick<Bench, 'world'>, t: TestContext, mode: 'rud' | 'rod' = 'rud'): GoldenSender {
  const own = { ip: 0x0a00_0100 + world.senders.length, mac: 0x02_0000_0001_00n };
  return world.open(own, mode, t.random.word());
}

const code = returnCodes.code;

/** Clocks from the last beat of a WRITE of 8 bytes, with the CRC and 64 bytes a clock (docs/uet/endpoint.md). */
const rxLatency = {
  last_beat: 0,
  request: 28,
  delivery: 46,
  response: 53,
  place: 55,
  completion: 56,
  reply: 83,
  frame: 106,
};

const free = ({ host }: Pick<Bench, 'host'>) =>
  (['messages', 'guaranteed', 'responses'] as const).map((name) => host.io.trace.free[name].get());

export function rxDirected(options: RxOptions): readonly NamedTest[] {
  const begun = namedWith((t) => begin(t, options));
  const { wire } = options;
  return [
    named('what no part can act upon is counted, and leaves nothing', async (t) => {
      const { host, run, settle, checker } = await begin(t, options);
      const rudi = { name: 'rudi_req', fields: { pkt_id: 1 } } as const;
      const payload = new Uint8Array(200);
      const before = free({ host });
      host.arrive(frameOf([rudi], wire, { payload }));
      host.arrive(frameOf([{ name: 'uud_req', fields: {} }], wire, { payload }));
      const creditRequest = { ctl_type: 8, syn: 0, psn: 0, spdcid: 1, dpdcid: 2, credit_target: 3 } as const;
      host.arrive(frameOf([{ name: 'cp', fields: creditRequest }], wire));
      host.arrive(frameOf(requestLayers(0, {}), wire, { destination: 0x0a00_0002, payload }));
      host.arrive(frameOf([rudi], wire, { payload: new Uint8Array(2 ** 14) }));
      const wrong = frameOf(requestLayers(0, {}), wire, { payload });
      wrong[100] = wrong[100]! ^ 1;
      host.arrive(wrong);
      await run(900);
      assert.deepEqual(Object.fromEntries(checker.routes), {
        datagram: 2,
        credit_req: 1,
        unknown_address: 1,
        too_long: 1,
        malformed: 1,
      });
      assert.equal(host.io.counts.unrouted.get(), 3);
      assert.equal(host.io.counts.unknown_address.get(), 1);
      assert.equal(host.io.counts.too_long.get(), 1);
      assert.equal(host.io.counts.parser.bad_crc.get(), 1);
      assert.deepEqual(free({ host }), before);
      await settle();
    }),
    named(
      'what comes while receiving is off is thrown away and counted, and what comes after it is taken',
      async (t) => {
        const { host, run, settle, world } = await begin(t, options);
        host.enable(false);
        host.arrive(
          frameOf(requestLayers(0, { key: 5n, request_length: 300 }), wire, { payload: new Uint8Array(300) }),
          true,
        );
        await run(200);
        assert.equal(host.io.counts.off.get(), 1);
        host.enable(true);
        const sender = opener({ world }, t);
        sender.submit({ opcode: 'write', id: 1, payload: patternBytes(3000, t.random), key: 5n, offset: 0n });
        await settle();
        assert.deepEqual(sender.result(1).codes, [1, 1, 1]);
      },
    ),
    begun(
      'each return code of a WRITE and a SEND reaches its source, and nothing else is placed or consumed',
      async (bench, t) => {
        const { host, settle, checker } = bench;
        const before = free(bench);
        const sender = opener(bench, t);
        const payload = patternBytes(200, t.random);
        const write = { opcode: 'write', payload, key: 5n, offset: 0n } as const;
        const send = { opcode: 'send', payload, key: 0n, offset: 0n } as const;
        const expected: [number, number][] = [];
        const submit = async (message: Omit<Parameters<GoldenSender['submit']>[0], 'id'>, codes: number) => {
          const id = expected.length + 1;
          expected.push([id, codes]);
          sender.submit({ ...message, id });
          await bench.until(`the response to message ${id}`, () => sender.result(id).isOver);
        };
        await submit(write, code.ok);
        await submit({ ...write, key: 7n }, code.bad_mkey);
        await submit({ ...write, key: 6n }, code.perm_violation);
        await submit({ ...write, offset: BigInt(regionBytes) - 199n }, code.bad_addr);
        await submit({ ...write, offset: 2n ** 64n - 1n }, code.bad_addr);
        await submit({ ...write, ie: true }, code.initiator_error);
        await submit({ ...write, opcode: 'tagged_send' }, code.unsupported_op);
        await submit({ ...write, payload: new Uint8Array(), offset: BigInt(regionBytes) }, code.ok);
        await submit({ ...write, opcode: 'no_op', payload: new Uint8Array() }, code.ok);
        await submit(send, code.no_match);
        host.post({ address: 0x7000_8000n, length: 100, wrId: 77 });
        host.post({ address: 0x7000_9000n, length: 4096, wrId: 78 });
        await bench.run(20);
        await submit(send, code.too_long);
        await submit({ ...send, payload: payload.subarray(0, 100), headerData: 0x55n }, code.ok);
        await submit({ ...send, ie: true }, code.initiator_error);
        await submit(send, code.ok);
        await submit({ ...send, payload: patternBytes(3000, t.random) }, code.unsupported_size);
        await settle();
        for (const [id, want] of expected)
          assert(
            sender.result(id).codes.every((found) => found === want),
            `message ${id} has ${sender.result(id).codes}`,
          );
        assert.equal(checker.stub.buffers.length, 0);
        sender.close();
        await bench.until('the close', () => sender.isClosed);
        await bench.run(1_500);
        assert.deepEqual(free(bench), before);
      },
    ),
    begun('a WRITE of several packets fails as a whole with its first error', async (bench, t) => {
      const sender = opener(bench, t);
      const payload = patternBytes(4000, t.random);
      // In order, so that what comes before the first error is known.
      bench.world.weather.maxDelay = 1;
      sender.submit({
        opcode: 'write',
        id: 1,
        payload,
        key: 5n,
        offset: BigInt(regionBytes) - 2048n,
        headerData: 1n,
      });
      await bench.settle();
      const { codes } = sender.result(1);
      assert.deepEqual(
        codes.slice().sort((a, b) => a! - b!),
        [1, 1, code.bad_addr, code.bad_addr],
      );
      assert.equal(bench.host.completions, 1);
    }),
    begun('trimmed requests are refused by a NACK that says where, and sent again', async (bench, t) => {
      Object.assign(bench.world.fate, { trimmed: 0.3, trimmedAtLastHop: 0.3 });
      const sender = opener(bench, t);
      const codes = new Map<number, number>();
      bench.world.onFrame = (frame) => {
        const nack = layerOf(decode(frame, wire).layers, 'nack')?.fields.nack_code;
        if (nack !== undefined) codes.set(nack, (codes.get(nack) ?? 0) + 1);
      };
      const payload = patternBytes(30_000, t.random);
      sender.submit({ opcode: 'write', id: 1, payload, key: 5n, offset: 0n });
      await bench.settle();
      assert.deepEqual(bench.memory.compare(0, payload), { wrong: 0, missing: 0, twice: 0 });
      assert(codes.get(1)! > 0 && codes.get(2)! > 0, `NACKs by code: ${JSON.stringify([...codes])}`);
    }),
    begun(
      'a host that stops is waited for: ACKs slow the senders down, a full ring refuses, and nothing is lost',
      async (bench, t) => {
        const { host, memory, checker, world } = bench;
        let isStopped = true;
        host.willing = { ...host.willing, place: () => !isStopped };
        const pends = new Set<number>();
        world.onFrame = (frame) => {
          const ack = layerOf(decode(frame, wire).layers, 'ack_cc')?.fields;
          if (ack !== undefined && 'rcv_cwnd_pend' in ack) pends.add(ack.rcv_cwnd_pend);
        };
        const payload = patternBytes(100_000, t.random);
        const senders = [opener(bench, t), opener(bench, t)];
        senders[0]!.submit({ opcode: 'write', id: 1, payload: payload.subarray(0, 50_000), key: 5n, offset: 0n });
        senders[1]!.submit({ opcode: 'write', id: 2, payload: payload.subarray(50_000), key: 5n, offset: 50_000n });
        await bench.until('a full ring', () => (checker.missing.get('pkt_buffer') ?? 0) > 0);
        assert.equal(host.bytesPlaced, 0);
        assert(Math.max(...pends) > 100, `the penalties were ${[...pends]}`);
        assert.equal(host.io.counts.no_buffer.get(), checker.missing.get('pkt_buffer'));
        isStopped = false;
        await bench.settle();
        assert.deepEqual(memory.compare(0, payload), { wrong: 0, missing: 0, twice: 0 });
      },
    ),
    begun(
      'more messages than have places are refused until one is over, and a PDC that ends gives back its places',
      async (bench) => {
        const { host, checker } = bench;
        const before = free(bench);
        const payload = new Uint8Array(100);
        // First packets of messages whose others never come: one PDC can have 128 PSNs under way.
        for (let i = 0; i < 70; i++) {
          const ses = { key: 5n, eom: 0, message_id: i, request_length: 5000 };
          host.arrive(frameOf(requestLayers(i, ses), wire, { payload }));
          await bench.run(3);
        }
        await bench.run(600);
        assert.equal(checker.missing.get('ses_msg'), 70 - 64);
        assert.deepEqual(free(bench), [0, before[1], before[2]]);
        const pdcid = Number(String([...checker.stub.messages.keys()][0]).split('/')[0]);
        const { command } = host.io;
        command.payload.set({ kind: 'close_in_error', pdcid, with_psn: 0, psn: 0 });
        command.valid.set(1);
        await bench.until('the command', () => command.ready.get() === 1);
        await bench.run(1);
        command.valid.set(0);
        checker.stub.forget(pdcid);
        // It lingers, and is gone.
        await bench.until('its places', () => free(bench)[0] === before[0]);
        await bench.settle();
      },
    ),
    begun('more errors than can be kept are refused until their responses are cleared', async (bench, t) => {
      const { checker } = bench;
      const sender = opener(bench, t);
      for (let id = 1; id <= 200; id++)
        sender.submit({ opcode: 'write', id, payload: new Uint8Array(10), key: 99n, offset: 0n });
      await bench.settle();
      for (let id = 1; id <= 200; id++) assert.deepEqual(sender.result(id).codes, [code.bad_mkey]);
      assert.equal(checker.returnCodes.get(code.bad_mkey), 200);
      assert(checker.missing.get('gtd_last')! > 0, 'nothing was refused');
    }),
    begun('replies that are not taken hold up nothing that arrives', async (bench, t) => {
      const { host, memory } = bench;
      let isStopped = true;
      host.willing = { ...host.willing, replies: () => !isStopped };
      const payload = patternBytes(60_000, t.random);
      const sender = opener(bench, t);
      sender.submit({ opcode: 'write', id: 1, payload, key: 5n, offset: 0n });
      await bench.run(8_000);
      // What is delivered has placed its bytes, and its responses wait.
      const arrived = host.bytesPlaced;
      assert(arrived > 30_000, `${arrived} bytes have been placed`);
      isStopped = false;
      await bench.settle();
      assert.deepEqual(memory.compare(0, payload), { wrong: 0, missing: 0, twice: 0 });
    }),
    named(
      'replies go to neighbours, and to the router where the peer is none; from IPv6 addresses with their tag',
      async (t) => {
        const six = (0xfd00n << 112n) | 0x99n;
        const neighbours = new Map([
          [0xffff_0a00_0100n, 0x02_0000_0000_77n],
          [six, 0x02_0000_0000_78n],
        ]);
        const bench = await begin(t, options, neighbours);
        const { host } = bench;
        const [near, far] = [opener(bench, t), opener(bench, t)];
        for (const sender of [near, far])
          sender.submit({ opcode: 'write', id: 1, payload: new Uint8Array(10), key: 5n, offset: 0n });
        const destination = 0xfd00n << 112n;
        const macs = new Set<bigint>();
        bench.world.onFrame = (frame, from) => {
          const layers = decode(frame, wire).layers;
          if (from === 'own') macs.add(layerOf(layers, 'ethernet')!.fields.destination);
          if (from === 'own' && layerOf(layers, 'ipv6') !== undefined)
            assert.equal(layerOf(layers, 'vlan')?.fields.vid, 0x064);
        };
        host.arrive(frameOf(requestLayers(0, { key: 5n }), wire, { source: six, destination }));
        await bench.settle();
        assert.deepEqual(macs, new Set([...neighbours.values(), 0x02_0000_0000_fen]));
        host.neighbour(six, undefined);
        await bench.run(10);
        assert(host.io.neighbour_not_known.get() === 0);
      },
    ),
    begun('ROD arrives in order, and more initiators than there are PDCs wait for one', async (bench, t) => {
      Object.assign(bench.world.weather, { loss: 0.05, copies: 0.02, maxDelay: 8 });
      const payload = patternBytes(5000, t.random);
      for (let i = 0; i < options.target.contexts + 2; i++) {
        const sender = opener(bench, t, i % 2 === 0 ? 'rod' : 'rud');
        const offset = BigInt(i * 5000);
        sender.submit({ opcode: 'write', id: 1, payload, key: 5n, offset });
      }
      await bench.until(
        'all messages',
        () => {
          for (const sender of bench.world.senders) if (sender.isIdle && !sender.isClosed) sender.close();
          return bench.world.senders.every(({ isIdle }) => isIdle);
        },
        200_000,
      );
      Object.assign(bench.world.weather, { loss: 0, copies: 0 });
      await bench.settle();
      for (let i = 0; i < options.target.contexts + 2; i++)
        assert.deepEqual(bench.memory.compare(i * 5000, payload), { wrong: 0, missing: 0, twice: 0 });
    }),
    begun('a packet takes as many clocks to each stage as the page of the endpoint says', async (bench, t) => {
      const { host, world } = bench;
      const clocks: Record<string, number> = {};
      const { trace, place, completion, replies } = host.io;
      const stages = Object.entries({
        ...{ request: trace.request, delivery: trace.deliver, place, completion, response: trace.response },
        ...{ reply: trace.reply, frame: replies },
      });
      const look = async (): Promise<void> => {
        await world.clock(async () => {
          if (host.io.frames.valid.get() === 1) clocks.last_beat = host.clocks;
          for (const [name, { valid }] of stages) if (valid.get() === 1) clocks[name] ??= host.clocks;
          await t.rising();
        });
      };
      const payload = patternBytes(8, t.random);
      const ses = { key: 5n, request_length: 8, hd: 1 };
      host.arrive(frameOf(requestLayers(0, ses), wire, { payload }));
      for (let i = 0; i < 200; i++) await look();
      const { last_beat: from } = clocks;
      const after = Object.fromEntries(Object.entries(clocks).map(([name, at]) => [name, at - from!]));
      assert.deepEqual(after, rxLatency);
      await bench.settle();
    }),
    begun(
      'ACKs, NACKs and control packets of a target reach the initiator in the clock after they are known',
      async (bench) => {
        const { host } = bench;
        const ids = { spdcid: 0x8001, dpdcid: 0x8002 } as const;
        const ack = { p: 0, ack_psn_offset: -3, cack_psn: 100, ...ids } as const;
        const nack = { nt: 0, nack_code: 1, nack_psn: 7, ...ids } as const;
        const closing = { ctl_type: 5, syn: 0, psn: 9, ...ids } as const;
        host.arrive(frameOf([{ name: 'ack', fields: ack }], wire, { dscp: dscps.data }));
        host.arrive(frameOf([{ name: 'nack', fields: nack }], wire));
        host.arrive(frameOf([{ name: 'cp', fields: closing }], wire));
        await bench.settle();
        assert.equal(bench.checker.routes.get('initiator'), 3);
      },
    ),
  ];
}
