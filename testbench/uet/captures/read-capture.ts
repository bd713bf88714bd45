/** Capture files, pcap and pcapng, as a stream of packets. */
import { UserError } from '../../../support/user-error.ts';
import { ByteFile } from './byte-file.ts';
import type { CapturedPacket } from './packet.ts';
import { pcapFormat, readPcap } from './pcap.ts';
import { isPcapng, readPcapng } from './pcapng.ts';

/**
 * The packets of a capture file in order, in constant memory however large the file is. What is no capture, is damaged
 * or ends in the middle of a packet is a `UserError`, in the last case after all packets that are whole.
 */
export function* readCapture(path: string): Generator<CapturedPacket, void, undefined> {
  const file = new ByteFile(path);
  try {
    const magic = file.take(4).slice();
    const format = pcapFormat(magic);
    if (format !== undefined) yield* readPcap(file, format);
    else if (isPcapng(magic)) yield* readPcapng(file);
    else throw new UserError(`${path} is no capture file: ${whyNot(magic)}`);
  } finally {
    file.close();
  }
}

function whyNot(magic: Uint8Array): string {
  if (magic.length === 0) return 'it is empty';
  if (magic[0] === 0x1f && magic[1] === 0x8b) return 'it is compressed, so unpack it with gunzip first';
  return 'it begins as neither pcap nor pcapng does';
}
