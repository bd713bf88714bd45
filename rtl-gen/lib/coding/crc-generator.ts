/** The CRC of packets, from stream to stream. */
import { bit, bits, clog2, module, record, sink, source } from '../../hdl/index.ts';
import { resultBuffer } from '../stream/result-buffer.ts';
import type { Crc } from './crc.ts';
import { crcLatency, crcPipeline } from './crc-pipeline.ts';

/**
 * A CRC on `down` for each packet on `up`: `crcPipeline`, which says what `data` and `keep` are, with back-pressure. A
 * beat in each clock as long as `down` is ready, packets of one beat included; the CRC is offered
 * `crcLatency(dataBits)` + 1 clocks after the last beat.
 */
export const crcGenerator = (crc: Crc, dataBits: number) => {
  const core = crcPipeline(crc, dataBits);
  const word = bits(crc.width);
  // What the buffer asks for to pass an item in each clock, with the power of two that it needs.
  const depth = 2 ** clog2(crcLatency(dataBits) + 2);
  return module(
    `${crc.name}_stream_w${dataBits}`,
    {
      summary: `Stream of packets to stream of their ${crc.name}, ${dataBits} bits a clock.`,
      link: {
        up: sink(record({ data: bits(dataBits), keep: bits(dataBits / 8), last: bit })),
        down: source(word),
      },
    },
    ({ up, down }, m) => {
      const take = m.forward('take', bit);
      const pipeline = m.inst('pipeline', core, { ...up.payload, valid: take });
      const buffer = m.inst('buffer', resultBuffer(word, depth), {
        issue: take.and(up.payload.last),
        done: pipeline.done,
        result: pipeline.crc,
        down,
      });
      take.set(up.valid.and(buffer.ready));
      return { up: { ready: buffer.ready }, down: buffer.down };
    },
  );
};
