/** The engine of a direction of the TSS layer: of one lane, or of several with a packet to each beat. */
import { type Bits, bit, bits, clog2, module, record, sink, source } from '../../../hdl/index.ts';
import { beat } from '../../../lib/packet/beat.ts';
import { gcmEngine } from '../gcm/engine.ts';
import { keyErase } from '../gcm/key-install.ts';
import { gcmLanes } from '../gcm/lanes.ts';
import { gcmBeat, gcmDescriptor, laneBytes } from '../gcm/packet.ts';
import type { GcmSettings } from '../gcm/settings.ts';
import { bodyBytes, type LayerSizes, laneSuffix, lanesOf } from './shapes.ts';

/** Sizes of a layer, and what it has of its engines. */
export type EngineOptions = LayerSizes & { readonly engine: Pick<GcmSettings, 'sbox' | 'ramRounds' | 'keySchedule'> };

/** The engine of either direction: packets leave as they come, with their verdict in the last beat. */
export const layerEngine = (options: EngineOptions) => {
  const { keys, engine } = options;
  const settings = { ...engine, keyBits: 256, keys, release: { kind: 'cut_through' } } as const;
  return lanesOf(options) === 1 ? gcmEngine(settings) : wideEngine(options, { ...settings, aligned: true });
};

/**
 * `gcmLanes` with the ports of `gcmEngine`: beats of 16 bytes for each lane, a packet to each, so that one begins in a
 * clock at most. Combinational around it.
 */
const wideEngine = (options: EngineOptions, settings: Omit<GcmSettings, 'lanes'>) => {
  const lanes = lanesOf(options);
  const size = bodyBytes(options);
  const { keyBits, keys } = settings;
  const number = bits(clog2(keys));
  return module(
    `tss_engine_k${keys}${laneSuffix(options)}`,
    {
      summary: `AES-${keyBits}-GCM of packets, ${size} bytes a clock, each in beats of its own.`,
      out: { installed: bit, installed_number: number, refused: bit },
      in: { erase: keyErase(keys) },
      link: {
        keys: sink(record({ number, key: bits(keyBits) })),
        descriptor: sink(gcmDescriptor(keys)),
        packets: sink(beat(size)),
        down: source(gcmBeat(size)),
      },
    },
    ({ erase, keys: newKeys, descriptor, packets, down }, m) => {
      const { data, keep, last } = packets.payload;
      // The first byte of each segment says whether it is used; of a packet without bytes the first one is.
      const firsts = Array.from({ length: lanes }, (_, i) => keep.at(laneBytes * i));
      const enable = firsts.slice(1).reduce<Bits>((low, high) => high.cat(low), m.lit(1, 1));
      const ends = enable.and(enable.shr(1).not()).mask(last);
      const engine = m.inst('lanes', gcmLanes({ ...settings, lanes }), {
        ...{ erase, keys: newKeys, descriptor },
        packets: { payload: { data, keep, enable, last: ends }, valid: packets.valid },
        down,
      });
      const out = engine.down.payload;
      m.unused(out.enable, engine.refused);
      const judged = out.last.and(out.ok).any();
      return {
        ...{ installed: engine.installed, installed_number: engine.installed_number },
        refused: engine.down.valid.and(down.ready).and(out.last.any()).and(judged.not()),
        keys: engine.keys,
        descriptor: engine.descriptor,
        packets: engine.packets,
        down: {
          payload: { data: out.data, keep: out.keep, last: out.last.any(), ok: judged },
          valid: engine.down.valid,
        },
      };
    },
  );
};
