/** The bus by which a register model reads and writes. */
import type { ByteList } from '../agents/lanes.ts';
import { bytesOf, wordOf } from '../agents/lanes.ts';
import type { Value } from '../engine/simulator.ts';

/** How an access was answered: an error where `error` is true, or where `response` is neither OKAY nor ACK. */
export interface BusAnswer {
  readonly response?: string;
  readonly error?: boolean;
}

/** What a read gave. */
export interface BusRead extends BusAnswer {
  readonly value: Value;
}

/** A manager that reads and writes words at byte addresses; values of more than 32 bits are bigints. */
export interface WordManager {
  read(address: number): PromiseLike<BusRead>;
  /** `strobe` has a bit for each byte that is meant. */
  // biome-ignore lint/suspicious/noConfusingVoidType: a bus without answers resolves to nothing
  write(address: number, data: Value, strobe: number): PromiseLike<BusAnswer | void>;
  /** Bytes in a word. Default 4. */
  readonly bytes?: number;
  /** Whether writes of some bytes of a word are possible. Default `true`. */
  readonly strobes?: boolean;
}

/** A manager that reads and writes bytes. */
interface ByteReads {
  readonly ports: { readonly lanes: number; readonly hasStrobes: boolean };
  read(address: number, length: number): PromiseLike<{ readonly bytes: Uint8Array } & BusAnswer>;
}

/** One whose writes take strobes, one for each byte, as `axiLiteManager` makes it. */
export interface StrobeManager extends ByteReads {
  readonly takesStrobes: true;
  write(address: number, bytes: ByteList, options: { readonly strobes: readonly boolean[] }): PromiseLike<BusAnswer>;
}

/** Another one: bytes that do not follow one another are several writes, and a write of none is not made. */
export interface ByteManager extends ByteReads {
  readonly takesStrobes?: false;
  write(address: number, bytes: ByteList): PromiseLike<BusAnswer>;
}

export type RegisterManager = WordManager | StrobeManager | ByteManager;

/** A bus as the model uses it. */
export interface RegisterBus {
  readonly bytes: number;
  readonly strobes: boolean;
  /** `fault` is what the answer was if it was an error. */
  read(address: number): Promise<{ readonly word: bigint; readonly fault: string | undefined }>;
  write(address: number, word: bigint, lanes: number): Promise<{ readonly fault: string | undefined }>;
}

export function registerBus(manager: RegisterManager): RegisterBus {
  if ('ports' in manager) return overBytes(manager);
  const { bytes = 4, strobes = true } = manager;
  return {
    bytes,
    strobes,
    async read(address) {
      const answer = await manager.read(address);
      return { word: BigInt(answer.value), fault: faultOf(answer) };
    },
    async write(address, word, lanes) {
      const answer = await manager.write(address, bytes > 4 ? word : Number(word), lanes);
      return { fault: faultOf(answer ?? {}) };
    },
  };
}

function overBytes(manager: StrobeManager | ByteManager): RegisterBus {
  const { lanes: bytes, hasStrobes } = manager.ports;
  return {
    bytes,
    strobes: hasStrobes,
    async read(address) {
      const answer = await manager.read(address, bytes);
      return { word: BigInt(wordOf(answer.bytes)), fault: faultOf(answer) };
    },
    async write(address, word, lanes) {
      const all = bytesOf(word, bytes);
      const strobes = Array.from(all, (_, i) => isMeant(lanes, i));
      if (manager.takesStrobes) return { fault: faultOf(await manager.write(address, all, { strobes })) };
      let fault: string | undefined;
      for (const [first, end] of runsOf(strobes))
        fault ??= faultOf(await manager.write(address + first, all.subarray(first, end)));
      return { fault };
    },
  };
}

const isMeant = (lanes: number, i: number): boolean => (lanes >> i) % 2 === 1;

/** Where bytes that are meant begin, and where they end. */
function runsOf(strobes: readonly boolean[]): readonly (readonly [first: number, end: number])[] {
  const firsts = strobes.flatMap((meant, i) => (meant && strobes[i - 1] !== true ? [i] : []));
  return firsts.map((first) => {
    const end = strobes.indexOf(false, first);
    return [first, end < 0 ? strobes.length : end];
  });
}

/** What an error was; `undefined` for an answer that is none. */
export const faultOf = ({ response = 'OKAY', error }: BusAnswer): string | undefined =>
  response === 'OKAY' || response === 'ACK' ? (error === true ? 'an error' : undefined) : response;
