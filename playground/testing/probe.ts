/**
 * What a browser is to do as Node does: run in both, the results must be the same. Node's are those of Node's own
 * modules, where a browser has ours (SHA-256, CRC, AES of another library, files in memory).
 */
import fc from 'fast-check';
import { bits, elaborate, module } from '../../rtl-gen/hdl/index.ts';
import { randomModule, recipes } from '../../rtl-gen/hdl/testing/random-module.ts';
import { DesignError } from '../../rtl-gen/ir/diagnostic.ts';
import { flatten } from '../../rtl-gen/ir/flatten.ts';
import type { Design } from '../../rtl-gen/ir/module-ir.ts';
import { fifo } from '../../rtl-gen/lib/stream/fifo.ts';
import { sackTracker } from '../../rtl-gen/uet/pds/sack-tracker.ts';
import { emitVerilog } from '../../rtl-gen/verilog/emit.ts';
import { crc32 } from '../../support/crc32.ts';
import { seededRandom } from '../../support/random.ts';
import { sha256 } from '../../support/sha256.ts';
import { runSeed } from '../../testbench/bench/run-seed.ts';
import { CoverageRecorder } from '../../testbench/coverage/coverage-recorder.ts';
import { engines } from '../../testbench/engine/engines.ts';
import type { EngineName, Simulator } from '../../testbench/engine/simulator.ts';
import { chance } from '../../testbench/index.ts';
import { readCapture } from '../../testbench/uet/captures/read-capture.ts';
import { decodeCaptured } from '../../testbench/uet/dissect/decode-captured.ts';
import { packetFromJson, packetJson } from '../../testbench/uet/dissect/packet-json.ts';
import { packetText } from '../../testbench/uet/dissect/packet-text.ts';
import { aes256Block, gcmOpen, gcmSeal } from '../../testbench/uet/golden/tss/cipher.ts';
import { record, waveFile } from '../../testbench/waves/index.ts';
import { renderWaves } from '../../testbench/waves/waveform-svg.ts';

const textOf = (design: Design): string =>
  emitVerilog(design)
    .files.map(({ text }) => text)
    .join('\n');

/** Verilog, and the digests that name variants of a module. */
const verilog = (): readonly string[] => [textOf(elaborate(fifo(bits(32), 16))), textOf(elaborate(sackTracker(128)))];

/** The message of a mistake; where it was made depends on where the sources are. */
function mistake(): string {
  const twice = module('twice', { out: { y: bits(4) } }, (_, m) => {
    const a = m.reg('a', bits(4), { reset: 0 });
    m.reg('a', bits(4), { reset: 0 });
    return { y: a };
  });
  try {
    elaborate(twice);
    return 'no mistake was found';
  } catch (error) {
    if (!(error instanceof DesignError)) throw error;
    return error.diagnostics.map(({ code, message, fix, at }) => `${code} ${message} ${fix} ${at.length}`).join('\n');
  }
}

/** Random circuits in both engines that a browser has, every output in every clock. */
async function circuits(): Promise<readonly string[]> {
  const sampled = fc.sample(fc.record({ recipe: recipes, seed: fc.integer({ min: 1, max: 2 ** 31 }) }), {
    numRuns: 25,
    seed: 7,
  });
  const results: string[] = [];
  for (const { recipe, seed } of sampled) {
    const design = elaborate(randomModule(recipe));
    const { inputs } = flatten(design);
    const traces: string[] = [];
    for (const name of ['wasm', 'interpreter'] satisfies readonly EngineName[]) {
      const simulator = await engines[name].create(design, { seed, trace: true });
      const random = seededRandom(seed);
      const trace: string[] = [];
      for (let clock = 0; clock < 16; clock++) {
        for (const { name: port, width } of inputs) simulator.port(port).set(random.bits(width));
        trace.push(simulator.signals.map((signal) => signal.get().toString(16)).join(' '));
        simulator.step();
      }
      simulator.dispose();
      traces.push(trace.join('\n'));
    }
    if (traces[0] !== traces[1]) throw new Error(`the engines differ with ${JSON.stringify({ recipe, seed })}`);
    results.push(sha256(traces[0]!));
  }
  return results;
}

/** A test with tasks that wait for each other, its waves as picture and file, and its coverage. */
async function bench(): Promise<object> {
  const design = elaborate(fifo(bits(16), 4));
  const recorder = new CoverageRecorder(design);
  const simulator: Simulator = await recorder.create('wasm', { seed: 3, trace: true });
  const recording = record(simulator);
  const file = waveFile('out/probe.vcd', simulator);
  const watcher = {
    sample: (): void => {
      recording.sample();
      file.sample();
    },
  };
  const got: bigint[] = [];
  const run = await runSeed(
    simulator,
    3,
    async (t) => {
      const source = t.source('up', { valid: chance(0.7) });
      const sink = t.sink('down', { ready: chance(0.4) });
      const sent = Array.from({ length: 60 }, (_, i) => i * 977);
      t.fork(async () => {
        for (const item of sent) await source.send(item);
      });
      for (let i = 0; i < sent.length; i++) got.push(BigInt((await sink.recv()).item as number));
    },
    { watcher },
  );
  file.close();
  if (run.failure !== undefined) throw run.failure;
  return {
    cycles: run.cycles,
    got: got.join(),
    picture: sha256(renderWaves(recording)),
  };
}

/** A capture's packets as text and JSON, and the packets again from that. */
function packets(capture: string): object {
  const read = [...readCapture(capture)];
  const settings = {};
  const decoded = read.map((packet) => decodeCaptured(packet, settings));
  const json = read.map((packet, i) => packetJson(i, packet, decoded[i]!));
  return {
    text: read.map((packet, i) => packetText(i, packet, decoded[i]!)),
    json,
    back: json.map((packet) => sha256(packetFromJson(packet, settings).bytes.join())),
  };
}

function digests(): object {
  const random = seededRandom(5);
  const texts = Array.from({ length: 130 }, (_, length) => 'é'.repeat(length % 7) + 'a'.repeat(length));
  const bytes = Uint8Array.from({ length: 500 }, () => Number(random.bits(8)));
  const [key, iv] = [bytes.slice(0, 32), bytes.slice(32, 44)];
  const sealed = gcmSeal(key, iv, bytes.slice(50, 70), bytes);
  return {
    sha: texts.map(sha256),
    crc: crc32(bytes),
    sealed: [...sealed.ciphertext, ...sealed.icv].join(),
    opened: gcmOpen(key, iv, bytes.slice(50, 70), sealed)?.join(),
    forged: gcmOpen(key, iv, bytes.slice(50, 69), sealed)?.join() ?? 'refused',
    block: aes256Block(key, bytes.slice(100, 116)).join(),
  };
}

/** All of it; `capture` is the path of a capture file. */
export async function probe(capture: string): Promise<Readonly<Record<string, unknown>>> {
  return {
    verilog: verilog(),
    mistake: mistake(),
    circuits: await circuits(),
    bench: await bench(),
    packets: packets(capture),
    digests: digests(),
  };
}
