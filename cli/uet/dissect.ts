/** `gatewright dissect`: the packets of a capture, a layer after the other. */
import { readCapture } from '../../testbench/uet/captures/read-capture.ts';
import { decodeCaptured } from '../../testbench/uet/dissect/decode-captured.ts';
import { packetJson } from '../../testbench/uet/dissect/packet-json.ts';
import { packetText } from '../../testbench/uet/dissect/packet-text.ts';
import { settingsFrom } from '../../testbench/uet/dissect/settings-text.ts';

export interface DissectOptions {
  /** `NAME=VALUE` each. */
  readonly set?: readonly string[];
  /** JSON, a packet a line, in place of text. */
  readonly json?: boolean;
}

/**
 * The text of a packet at a time, in constant memory. A file that is no capture, or is cut off in the middle, is a
 * `UserError`, in the last case after the packets that are whole.
 */
export function* dissect(file: string, { set = [], json = false }: DissectOptions): Generator<string, void, undefined> {
  const settings = settingsFrom(set);
  let index = 0;
  for (const packet of readCapture(file)) {
    const decoded = decodeCaptured(packet, settings);
    index++;
    yield json ? `${JSON.stringify(packetJson(index, packet, decoded))}\n` : `${packetText(index, packet, decoded)}\n`;
  }
}
