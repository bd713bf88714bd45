/** The property run of the parser: good and mutated packets, every output held against the software codec. */
import fc from 'fast-check';
import type { ParserWidth } from '../../../../rtl-gen/uet/wire/parser/uet-parser.ts';
import { encode, type LayerInput, type WireSettings } from '../../golden/wire/index.ts';
import { arbitraryPacket } from '../../golden/wire/testing/arbitrary.ts';
import { mutated } from '../../golden/wire/testing/mutated.ts';
import { type Body, bursts, chance, type PatternLike, type Random } from '../test-kit.ts';
import { parserBench } from './parser-bench.ts';

/** Patterns of one stream; full rate is as likely as all others together. The longest pauses fill every queue. */
const patterns: readonly PatternLike[] = [true, true, true, true, chance(0.8), chance(0.3), bursts(30), bursts(200)];

/**
 * Good packets of every layout, from which mutants are made; some have payloads of many beats, and nearly of whole
 * ones.
 */
export function goodPackets(random: Random, settings: Partial<WireSettings>, count: number): readonly Uint8Array[] {
  const { crc = 'none', fcs = false } = settings;
  const packets = arbitraryPacket({ crc: crc !== 'none', fcs });
  return fc.sample(packets, { numRuns: count, seed: random.below(2 ** 31) }).map((layers) => {
    const longer = random.chance(0.25) ? layers.map((layer) => lengthened(random, layer)) : layers;
    return encode(longer, { ...settings, nativeProtocol: 253 });
  });
}

/** What is not a header, longer: a number of beats of each width, or a byte or two beside it. */
function lengthened(random: Random, layer: LayerInput): LayerInput {
  if (layer.name !== 'payload' && layer.name !== 'ciphertext') return layer;
  const length = 128 * random.int(1, 4) + (random.chance(0.5) ? random.int(-2, 2) : random.int(-60, 60));
  return { name: layer.name, fields: { bytes: Uint8Array.from({ length }, () => random.below(256)) } };
}

/** A test of at least `clocks` clocks with a parser of that width and settings; all follows from the seed. */
export function parserProperty(size: ParserWidth, settings: Partial<WireSettings>, clocks: number): Body<void> {
  return async (t) => {
    const pick = (): PatternLike => t.random.pick(patterns);
    const bench = parserBench(t, { size, settings, up: pick(), headers: pick(), payload: pick() });
    const random = t.random.fork('packets');
    const good = goodPackets(random, settings, 100);
    while (bench.checker.clock < clocks) {
      for (let i = 0; i < 50; i++) {
        const packet = random.pick(good);
        bench.send(random.chance(0.5) ? mutated(random, packet) : packet);
      }
      await bench.drain();
    }
    bench.checkCounts();
  };
}
