/** `packets.ts` in a browser: of the capture that was dropped on the page. */
import { readCapture } from '../../../testbench/uet/captures/read-capture.ts';

export { parserBench } from '../../../testbench/uet/blocks/wire/parser-bench.ts';

/** Where the page puts the capture. */
export const captureFile = 'capture.pcap';

/** As that of `packets.ts`. */
export const capturedPackets = (): readonly Uint8Array[] => [...readCapture(captureFile)].map(({ bytes }) => bytes);
