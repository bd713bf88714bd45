/** The packets of the capture that this example is about, and the testbench of the parser. */
import { inProject } from '../../../support/project.ts';
import { readCapture } from '../../../testbench/uet/captures/read-capture.ts';

export { parserBench } from '../../../testbench/uet/blocks/wire/parser-bench.ts';

/** Their bytes: of the sample, which another implementation made. */
export const capturedPackets = (): readonly Uint8Array[] =>
  [...readCapture(inProject('testbench', 'uet', 'captures', 'data', 'uet-pds.pcap'))].map(({ bytes }) => bytes);
