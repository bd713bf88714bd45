/** The packets of a capture, as `gatewright dissect` shows them. */
import { memoryFiles } from '../../../support/memory-files.ts';
import { readCapture } from '../../../testbench/uet/captures/read-capture.ts';
import { decodeCaptured } from '../../../testbench/uet/dissect/decode-captured.ts';
import { packetText } from '../../../testbench/uet/dissect/packet-text.ts';
import { captureFile } from '../../examples/dissect/packets.browser.ts';
import type { ShownPacket } from './results.ts';

/** The most that are shown; all of them go through the parser. */
const mostShown = 500;

/** Keeps the capture for the tests, and shows its packets; a file that is no capture is a `UserError`. */
export function openCapture(bytes: Uint8Array<ArrayBuffer>): readonly ShownPacket[] {
  memoryFiles.set(captureFile, bytes);
  const packets: ShownPacket[] = [];
  let index = 0;
  for (const packet of readCapture(captureFile)) {
    index++;
    if (index > mostShown) break;
    const decoded = decodeCaptured(packet, { ccxState: 64, nextHeaders: 'any' });
    const text = packetText(index, packet, decoded);
    const [summary = ''] = text.split('\n');
    packets.push({ index, summary, text });
  }
  return packets;
}
