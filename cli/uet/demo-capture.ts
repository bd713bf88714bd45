/** The capture that a demo writes: all frames, as pcapng. */
import { StreamedFile } from '../../support/streamed-file.ts';
import { linkTypes } from '../../testbench/uet/captures/packet.ts';
import { pcapngHeader, pcapngPacket } from '../../testbench/uet/captures/write-pcapng.ts';

export class DemoCapture {
  frames = 0;
  readonly #file: StreamedFile;

  constructor(file: StreamedFile) {
    this.#file = file;
    file.write(pcapngHeader(linkTypes.ethernet));
  }

  /** A frame that has left at a time in ps. */
  keepAt(frame: Uint8Array, time: number): void {
    this.keep(frame, BigInt(Math.floor(time / 1000)));
  }

  /** The same, in ns. */
  keep(frame: Uint8Array, ns: bigint): void {
    this.frames++;
    this.#file.write(pcapngPacket(frame, ns));
  }
}

/** What a demo came to whose frames are in the capture, and how many there are; where it fails there is no file. */
export async function captured<T>(
  path: string,
  run: (capture: DemoCapture) => Promise<T>,
): Promise<{ readonly result: T; readonly frames: number }> {
  const file = new StreamedFile(path);
  try {
    const capture = new DemoCapture(file);
    const result = await run(capture);
    file.close();
    return { result, frames: capture.frames };
  } catch (error) {
    file.discard();
    throw error;
  }
}
