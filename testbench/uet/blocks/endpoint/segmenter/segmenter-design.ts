/** The segmenter of an endpoint that has all there is, with packets of few beats. */
import { segmenter } from '../../../../../rtl-gen/uet/endpoint/transmit/segmenter.ts';
import type { SegmentSizes } from './segmenter-property.ts';

const slotBits = 8;

export const segmentSizes = { mtu: 256, bytes: 64, places: 2 ** slotBits } as const satisfies SegmentSizes;

export const segmenting = segmenter({
  ...{ bytes: segmentSizes.bytes, mtu: segmentSizes.mtu, slotBits, pageBits: 9 },
  ...{ returns: true, tags: true, reads: true, defers: true, rests: true, datagrams: true, rudi: true },
});
