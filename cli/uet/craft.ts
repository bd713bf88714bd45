/** `gatewright craft`: a capture from what `dissect --json` writes, or from packets written by hand in its form. */
import { createReadStream, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { StreamedFile } from '../../support/streamed-file.ts';
import { UserError } from '../../support/user-error.ts';
import type { CapturedPacket } from '../../testbench/uet/captures/packet.ts';
import { pcapHeader, pcapRecord } from '../../testbench/uet/captures/pcap.ts';
import { packetFromJson } from '../../testbench/uet/dissect/packet-json.ts';
import { settingsFrom } from '../../testbench/uet/dissect/settings-text.ts';

export interface CraftOptions {
  /** `NAME=VALUE` each, as `dissect` takes them. */
  readonly set?: readonly string[];
}

/**
 * Writes the packets of `file` as pcap to `out`, and returns how many there were. The first one decides about the link
 * type and the decimals of the times. What is wrong with the JSON is a `UserError` that names the packet; nothing is
 * written then.
 */
export async function craft(file: string, out: string, { set = [] }: CraftOptions): Promise<number> {
  const settings = settingsFrom(set);
  const capture = new StreamedFile(out);
  let first: CapturedPacket | undefined;
  let count = 0;
  try {
    for await (const json of packetsIn(file)) {
      count++;
      const packet = wrong(file, count, () => packetFromJson(json, settings));
      first ??= packet;
      if (count === 1) capture.write(pcapHeader(packet.linkType, packet.decimals));
      checkLike(file, count, packet, first);
      capture.write(pcapRecord({ ...packet, decimals: first.decimals }));
    }
    if (first === undefined) throw new UserError(`${file} holds no packet: write one as dissect --json does`);
  } catch (error) {
    capture.discard();
    throw error;
  }
  capture.close();
  return count;
}

function checkLike(file: string, index: number, packet: CapturedPacket, first: CapturedPacket): void {
  if (packet.linkType !== first.linkType) {
    throw new UserError(`${file}: packet ${index} has another link type than packet 1: pcap has one a file`);
  }
  if (packet.decimals > first.decimals) {
    throw new UserError(`${file}: the time of packet ${index} has 9 decimals: give those of packet 1 as many`);
  }
}

/** The packets of a file: JSON, one a line, or one list of all. */
async function* packetsIn(file: string): AsyncGenerator<unknown, void, undefined> {
  let index = 0;
  for await (const line of linesOf(file)) {
    if (line.trim() === '') continue;
    if (index === 0 && line.trimStart().startsWith('[')) {
      const list: unknown = wrong(file, 1, () => JSON.parse(readFileSync(file, 'utf8')));
      yield* list as readonly unknown[];
      return;
    }
    index++;
    yield wrong(file, index, (): unknown => JSON.parse(line));
  }
}

async function* linesOf(file: string): AsyncGenerator<string, void, undefined> {
  try {
    yield* createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY });
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error)) throw error;
    throw new UserError(`cannot read ${file} (${error.message}): give the JSON that dissect --json writes`);
  }
}

/** What `action` gives; what is wrong with the user's text says of which packet. */
function wrong<T>(file: string, index: number, action: () => T): T {
  try {
    return action();
  } catch (error) {
    if (error instanceof SyntaxError)
      throw new UserError(`${file}: packet ${index} is no JSON (${error.message}): give what dissect --json writes`);
    if (!(error instanceof RangeError)) throw error;
    throw new UserError(`${file}: packet ${index}: ${error.message}`);
  }
}
