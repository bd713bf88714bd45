import { linkedOptions } from '../../../../../rtl-gen/uet/endpoint/designs.ts';
import { secureLine } from '../../../../../rtl-gen/uet/endpoint/line/secure/secure-line.ts';
import { zeroiseClocks } from '../../../../../rtl-gen/uet/tss/layer/layer.ts';
import type { StreamSink } from '../../../../agents/stream-sink.ts';
import { domainDefaults, type SecureDomain } from '../../../golden/tss/domain.ts';
import { assert, chance, keepOf, keptOf, portsOf, pulse, type TestContext } from '../../test-kit.ts';
import { keyWords } from '../../tss/layer/key-images.ts';
import { smallLayer } from '../../tss/layer/layer-designs.ts';
import { LayerSoftware } from '../../tss/layer/layer-software.ts';
import { bytesOf as anyBytes } from '../../tss/layer/layer-traffic.ts';
import { elaborate, hwTest, onEngine } from '../../vitest-kit.ts';
import { bytesOf, frameOf } from '../pair/frames.ts';

const size = 64;
const { wire } = linkedOptions(size).rx;
const line = secureLine(size, smallLayer, wire);
const design = elaborate(line);
const portsOfLine = portsOf(line);

/** A frame of IPv4 and UDP whose body begins with the type of a PDS header. */
function anyFrame(t: TestContext): Uint8Array {
  const body = Uint8Array.of(0x10, ...anyBytes(t.random, t.random.pick([11, 20, 90, 300, 700])));
  const frame = Buffer.concat([anyBytes(t.random, 42), body]);
  const view = new DataView(frame.buffer, frame.byteOffset);
  view.setUint16(12, 0x0800);
  frame.set([0x45, 0], 14);
  view.setUint16(16, frame.length - 14);
  view.setUint16(20, 0);
  frame.set([64, 17, 0, 0], 22);
  view.setUint16(36, wire.udpPort);
  view.setUint16(38, body.length + 8);
  view.setUint16(40, 0);
  let sum = 0;
  for (let at = 14; at < 34; at += 2) sum += view.getUint16(at);
  while (sum > 0xffff) sum = (sum & 0xffff) + (sum >> 16);
  view.setUint16(24, 0xffff ^ sum);
  return frame;
}

/** A secured line that leads back to itself. */
class Loop {
  readonly software: LayerSoftware;
  readonly io: ReturnType<typeof portsOfLine>;
  readonly sent: Uint8Array[] = [];
  readonly came: Uint8Array[] = [];
  /** Frames that were on the line. */
  passed = 0;
  readonly #t: TestContext;
  readonly #frames;
  #next = 0n;

  constructor(t: TestContext) {
    this.#t = t;
    this.software = new LayerSoftware(t);
    this.io = portsOfLine(t);
    this.#frames = t.source(this.io.sent, { valid: chance(0.8) });
    this.io.settings.set({ sdi: 5, an: 0, has_ssi: 1, ssi: 77, required: 1 });
    const [out, back, end] = [
      t.sink(this.io.line_sent, { ready: chance(0.8) }),
      t.source(this.io.line_received, { valid: chance(0.8) }),
      t.sink(this.io.received, { ready: chance(0.8) }),
    ];
    const follow = <B extends Beat>(
      sink: StreamSink<B>,
      each: (beat: B) => void,
      whole: (frame: Uint8Array) => void,
    ) => {
      t.fork(async () => {
        for (let data: bigint[] = []; ; ) {
          const beat = (await sink.recv()).item;
          data.push(BigInt(beat.data));
          each(beat);
          if (beat.last === 0) continue;
          whole(bytesOf({ data, kept: keptOf(beat.keep) }, size));
          data = [];
        }
      });
    };
    follow(
      out,
      ({ data, keep, last }) => back.sendNow({ data, keep, last, user: {} }),
      (frame) => {
        this.passed++;
        const bytes = new DataView(frame.buffer, frame.byteOffset).getUint16(16);
        assert.equal(frame.length, bytes + 14, 'a frame leaves that is not whole');
      },
    );
    follow(
      end,
      () => {},
      (frame) => this.came.push(Uint8Array.from(frame)),
    );
  }

  /** A new key, and the domain, which is gone after `zeroise`. */
  async keys(): Promise<void> {
    const domain: SecureDomain = {
      ...{ ...domainDefaults, sdi: 5, mode: this.#t.random.pick(['direct', 'cluster']), authFailureLimit: 0xffff },
      associations: [{ key: anyBytes(this.#t.random, 32) }, undefined],
    };
    await this.software.ready();
    await this.software.writeDomain(1, domain);
    this.#next += 1000n;
    assert.ok(await this.software.installKey(1, 0, domain.associations[0]!, [this.#next, 1n << 40n]));
  }

  send(frames: number): void {
    for (let i = 0; i < frames; i++) {
      const frame = anyFrame(this.#t);
      this.sent.push(frame);
      const { data, kept } = frameOf(frame, size);
      for (const [at, word] of data.entries()) {
        const last = Number(at === data.length - 1);
        this.#frames.sendNow({ data: word, keep: keepOf(last ? kept : size), last, wrong: 0 });
      }
    }
  }

  /** Waits until nothing moves. */
  async calm(): Promise<void> {
    for (let still = 0, seen = -1; still < 400; still++) {
      if (seen !== this.came.length + this.passed + this.#frames.sent) still = 0;
      seen = this.came.length + this.passed + this.#frames.sent;
      await this.#t.cycles(1);
    }
  }

  /** All that came was sent, each once at most, in any order, as keys are waited for; the last `whole` ones came. */
  check(whole: number): void {
    const hex = (frames: readonly Uint8Array[]) => frames.map((one) => Buffer.from(one).toString('hex'));
    const [sent, came] = [new Set(hex(this.sent)), new Set(hex(this.came))];
    assert.equal(came.size, this.came.length, 'a frame comes twice');
    for (const one of came) assert.ok(sent.has(one), 'a frame comes that was not sent');
    for (const one of hex(this.sent.slice(-whole))) assert.ok(came.has(one), 'a frame is missing');
  }
}

interface Beat {
  readonly data: number | bigint;
  readonly keep: number | bigint;
  readonly last: number;
}

for (const engine of ['wasm', 'yosys'] as const) {
  const create = onEngine(engine, design);
  hwTest(
    `on ${engine}: after zeroise at any moment a line goes on with new keys, and only whole frames ever leave it`,
    { create, timeout: 600_000, maxCycles: 200_000, seeds: engine === 'wasm' ? 6 : 2 },
    async (t) => {
      const loop = new Loop(t);
      await loop.keys();
      for (let round = 0; round < 4; round++) {
        loop.send(12);
        await t.cycles(60 + t.random.below(500));
        const pin = loop.io.zeroise;
        if (t.random.chance(0.5)) {
          await pulse(t, pin, 1 + t.random.below(3));
          await t.cycles(1);
        } else await loop.software.begin('zeroise');
        let clocks = 0;
        for (; loop.io.clearing.get() === 1; clocks++) {
          if (clocks === zeroiseClocks(smallLayer) - 2) assert.deepEqual(keyWords(t), []);
          await t.cycles(1);
        }
        assert.ok(clocks <= zeroiseClocks(smallLayer));
        // What was not yet in the layer has no key there, and is swallowed.
        await loop.calm();
        assert.equal(loop.io.busy.get(), 0);
        await loop.keys();
        // The key is made with the first one: there is not room for all of them to wait for it.
        loop.send(1);
        await loop.calm();
        loop.send(9);
        for (let i = 0; loop.io.busy.get() === 0; i++) {
          assert.ok(i < 400, 'never busy');
          await t.cycles(1);
        }
        await loop.calm();
        assert.equal(loop.io.busy.get(), 0);
        loop.check(10);
      }
    },
  );
  hwTest(`on ${engine}: the strap reaches the layer`, { create, maxCycles: 20_000 }, async (t) => {
    const { software, io } = new Loop(t);
    await software.ready();
    io.privileged_only.set(1);
    const answer = async (prot: number) => (await software.bus.read(8, 4, { prot })).response;
    assert.deepEqual([await answer(0), await answer(1)], ['SLVERR', 'OKAY']);
  });
}
