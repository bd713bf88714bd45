/**
 * The property run of the deparser: packets of every layout, each of which has to leave as the software codec writes
 * it.
 */
import fc from 'fast-check';
import { etherTypes, fcs } from '../../../../rtl-gen/uet/wire/layout/index.ts';
import { decode, encode, type LayerInput } from '../../golden/wire/index.ts';
import { arbitraryPacket } from '../../golden/wire/testing/arbitrary.ts';
import { type Body, bursts, chance, type PatternLike, type Random } from '../test-kit.ts';
import { type DeparserBenchSettings, deparserBench } from './deparser-bench.ts';

/** Patterns of one stream; full rate is as likely as all others together. */
const patterns: readonly PatternLike[] = [true, true, true, chance(0.8), chance(0.3), bursts(30)];

/** Least bytes of a frame before its FCS. */
const leastFrame = 60;

/**
 * Packets of every layout, as a deparser of those settings sends them, with payloads of up to some beats of `size`
 * bytes.
 */
export function deparserPackets(
  random: Random,
  settings: DeparserBenchSettings,
  count: number,
  size: number,
): readonly Uint8Array[] {
  const { sentUdpChecksum = 'zero', pad = false, ...wire } = settings;
  const { crc = 'none', fcs: hasFcs = false } = wire;
  return fc
    .sample(arbitraryPacket({ crc: crc !== 'none', fcs: hasFcs }), {
      numRuns: count,
      seed: random.below(2 ** 31),
    })
    .map((layers) => {
      const own = layers
        .filter(({ name }) => name !== 'padding')
        .map((layer, i) => changed(layer, layers[i + 1], random, sentUdpChecksum, size));
      const bare = encode(own, { ...wire, nativeProtocol: 253 });
      const lacks = leastFrame - (bare.length - (hasFcs ? fcs.bytes : 0));
      if (!pad || lacks <= 0) return bare;
      const padding = { name: 'padding', fields: { bytes: new Uint8Array(lacks) } } as const;
      const end = hasFcs ? own.length - 1 : own.length;
      return encode([...own.slice(0, end), padding, ...own.slice(end)], { ...wire, nativeProtocol: 253 });
    })
    .filter((packet) => decode(packet, wire).kind === 'uet');
}

/** The layer as a deparser sends it: either kind of VLAN tag, payloads of any length, UDP's checksum. */
function changed(
  layer: LayerInput,
  next: LayerInput | undefined,
  random: Random,
  sentUdpChecksum: 'zero' | 'given',
  size: number,
): LayerInput {
  const isTagged = (layer.name === 'ethernet' || layer.name === 'vlan') && next?.name === 'vlan';
  if (isTagged && random.chance(0.3))
    return { ...layer, fields: { ...layer.fields, ethertype: etherTypes.code.service_vlan } } as LayerInput;
  if (layer.name === 'udp' && sentUdpChecksum === 'zero')
    return { name: 'udp', fields: { ...layer.fields, checksum: 0 } };
  if (layer.name === 'payload' && random.chance(0.7)) {
    const bytes = Uint8Array.from({ length: random.int(1, 4 * size) }, () => random.below(256));
    return { name: 'payload', fields: { bytes } };
  }
  return layer;
}

/** A test of at least `clocks` clocks with a deparser of that width and settings; all follows from the seed. */
export function deparserProperty(size: number, settings: DeparserBenchSettings, clocks: number): Body<void> {
  return async (t) => {
    const pick = (): PatternLike => t.random.pick(patterns);
    const bench = deparserBench(t, settings, { size, headers: pick(), payload: pick(), down: pick() });
    const random = t.random.fork('packets');
    const packets = deparserPackets(random, settings, 150, size);
    while (t.cycle < clocks) {
      for (let i = 0; i < 50; i++) bench.sendPacket(random.pick(packets));
      await bench.drain();
    }
  };
}
