/** The checksums that end a frame: the UET CRC, and the FCS over it. */
import { type Bits, bit, bits, type Ctx, module, optional, record } from '../../../hdl/index.ts';
import { crcs } from '../../../lib/coding/crc.ts';
import { crcFill, crcFillLatency } from '../../../lib/packet/crc-fill.ts';
import { framedBeat } from '../../../lib/packet/header-insert.ts';
import { delayer } from '../../../lib/stream/delay-line.ts';
import { offsetBits } from '../parser/sizes.ts';
import { positionBits, trailerShape } from './packet-lengths.ts';
import type { DeparserSettings } from './settings.ts';

/** A beat of a frame. `wrong`, in its last beat: the payload did not have as many bytes as the record says. */
export const frameBeat = (size: number) => record({ data: bits(8 * size), keep: bits(size), last: bit, wrong: bit });

/** Clocks from a beat to the same beat with its checksums: 0 where there are none. */
export const trailerFillLatency = (size: number, { crc, fcs }: Pick<DeparserSettings, 'crc' | 'fcs'>): number =>
  crcFillLatency(size) * (Number(crc !== 'none') + Number(fcs));

/** A beat between the checksums. */
interface Stage {
  readonly data: Bits;
  readonly valid: Bits<1>;
  readonly rest: {
    readonly keep: Bits;
    readonly last: Bits<1>;
    readonly wrong: Bits<1>;
    readonly fcs: Bits | undefined;
  };
}

/**
 * Writes the checksums that the settings ask for, one at least, into frames; a beat in each clock with `valid`, which
 * leaves `trailerFillLatency` clocks later in a clock with `done`. Those of frames that are `wrong` are inverted.
 */
export const trailerFill = (size: number, settings: Pick<DeparserSettings, 'crc' | 'fcs'>) => {
  const { crc: order, fcs: hasFcs } = settings;
  const Out = frameBeat(size);
  return module(
    `uet_trailer_fill_b${size}`,
    {
      summary: 'Writes the checksums of frames.',
      in: { beat: framedBeat(size, trailerShape(settings)), valid: bit },
      out: { filled: Out, done: bit },
    },
    ({ beat, valid }, m) => {
      const { data, keep, last, wrong, user } = beat;
      let stage: Stage = { data, valid, rest: { keep, last, wrong, fcs: user.fcs } };
      if (order !== 'none' && user.crc !== undefined) {
        const { has, from, at } = user.crc;
        const fill = crcFill(crcs.crc32c, size, { order, fromBits: offsetBits, toBits: positionBits });
        const { filled } = m.inst('crc', fill, { data, last, valid, has, from, to: at, spoil: wrong });
        stage = delayed(m, 'crc', stage, filled, size, hasFcs);
      }
      if (stage.rest.fcs !== undefined) {
        const fill = crcFill(crcs.crc32, size, { order: 'little', fromBits: 1, toBits: positionBits });
        const { filled } = m.inst('fcs', fill, {
          data: stage.data,
          last: stage.rest.last,
          valid: stage.valid,
          has: m.lit(1, 1),
          from: m.lit(1, 0),
          to: stage.rest.fcs,
          spoil: stage.rest.wrong,
        });
        stage = delayed(m, 'fcs', stage, filled, size, false);
      }
      const { fcs: _, ...rest } = stage.rest;
      return { filled: { data: stage.data, ...rest }, done: stage.valid };
    },
  );
};

/** The beat when its checksum has been written, with the place of the FCS if that is still to come. */
function delayed(m: Ctx, name: string, { valid, rest }: Stage, data: Bits, size: number, hasFcs: boolean): Stage {
  const latency = crcFillLatency(size);
  const Rest = record({
    keep: bits(size),
    last: bit,
    wrong: bit,
    fcs: optional<Bits>(hasFcs, bits(positionBits)),
  });
  const later = delayer(m)(name, Rest, { ...rest, fcs: hasFcs ? rest.fcs : undefined }, latency);
  const flying = m.reg(`${name}_flying`, bits(latency), {
    ...{ reset: 0, next: (now) => now.shl(1).or(valid.zext(latency)) },
  });
  return { data, valid: flying.at(latency - 1), rest: later };
}
