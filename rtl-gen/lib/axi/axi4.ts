/** AXI4 (ARM IHI 0022) as five streams. */
import {
  type Bits,
  bit,
  bits,
  type EnumV,
  type Link,
  record,
  type Shape,
  type SinkOf,
  type SourceOf,
  sink,
  source,
} from '../../hdl/index.ts';
import { type AxiResponse, axiResponse } from './axi-lite.ts';

/** The widths of one interface: bytes of its data, a power of two from 8 to 128, bits of byte addresses, and of ids. */
export interface Axi4Widths {
  readonly bytes: number;
  readonly address: number;
  readonly id: number;
}

/** A burst of reads or writes: `len` + 1 beats of 2^`size` bytes from `addr` on. */
export interface AxiBurst {
  readonly id: Bits;
  readonly addr: Bits;
  readonly len: Bits<8>;
  readonly size: Bits<3>;
  readonly burst: Bits<2>;
  readonly lock: Bits<1>;
  readonly cache: Bits<4>;
  readonly prot: Bits<3>;
}

/** A beat that is written; one bit of `strb` a byte. */
export interface AxiWriteBeat {
  readonly data: Bits;
  readonly strb: Bits;
  readonly last: Bits<1>;
}

/** What becomes of a burst of writes. */
export interface AxiWritten {
  readonly id: Bits;
  readonly resp: EnumV<AxiResponse>;
}

/** A beat that was read. */
export interface AxiReadBeat {
  readonly id: Bits;
  readonly data: Bits;
  readonly resp: EnumV<AxiResponse>;
  readonly last: Bits<1>;
}

export const axiBurst = ({ address, id }: Axi4Widths): Shape<AxiBurst> =>
  record<AxiBurst>({
    id: bits(id),
    addr: bits(address),
    len: bits(8),
    size: bits(3),
    burst: bits(2),
    lock: bit,
    cache: bits(4),
    prot: bits(3),
  });

export const axiWriteBeat = ({ bytes }: Axi4Widths): Shape<AxiWriteBeat> =>
  record<AxiWriteBeat>({ data: bits(8 * bytes), strb: bits(bytes), last: bit });

export const axiWritten = ({ id }: Axi4Widths): Shape<AxiWritten> =>
  record<AxiWritten>({ id: bits(id), resp: axiResponse });

export const axiReadBeat = ({ bytes, id }: Axi4Widths): Shape<AxiReadBeat> =>
  record<AxiReadBeat>({ id: bits(id), data: bits(8 * bytes), resp: axiResponse, last: bit });

const names = { names: 'axi' } as const;

/** The links of a manager that writes: `m_axi_awaddr`, `m_axi_wdata`, `m_axi_bresp` and so on. */
export const axiWriteManager = (
  widths: Axi4Widths,
): {
  m_axi_aw: Link<SourceOf<AxiBurst>>;
  m_axi_w: Link<SourceOf<AxiWriteBeat>>;
  m_axi_b: Link<SinkOf<AxiWritten>>;
} => ({
  m_axi_aw: source(axiBurst(widths), names),
  m_axi_w: source(axiWriteBeat(widths), names),
  m_axi_b: sink(axiWritten(widths), names),
});

/** Those of a manager that reads: `m_axi_araddr`, `m_axi_rdata` and so on. */
export const axiReadManager = (
  widths: Axi4Widths,
): { m_axi_ar: Link<SourceOf<AxiBurst>>; m_axi_r: Link<SinkOf<AxiReadBeat>> } => ({
  m_axi_ar: source(axiBurst(widths), names),
  m_axi_r: sink(axiReadBeat(widths), names),
});

/** Bytes that a burst never crosses a multiple of. */
export const axiPage = 4096;

/** Throws a `RangeError` unless the widths can be those of an interface here. */
export function checkAxi4({ bytes, address, id }: Axi4Widths): void {
  if (![8, 16, 32, 64, 128].includes(bytes))
    throw new RangeError(`AXI4 of ${bytes} bytes a beat: give 8, 16, 32, 64 or 128`);
  if (!Number.isInteger(address) || address < 13 || address > 64)
    throw new RangeError(`AXI4 addresses of ${address} bits: give 13 to 64`);
  if (!Number.isInteger(id) || id < 1 || id > 32) throw new RangeError(`AXI4 ids of ${id} bits: give 1 to 32`);
}

/** The most beats of a burst: 256, and no more than a page has. */
export const mostBeats = (bytes: number): number => Math.min(256, axiPage / bytes);

/** Throws a `RangeError` unless `number` is an id of the interface. */
export function checkId({ id }: Axi4Widths, number: number): void {
  if (!Number.isInteger(number) || number < 0 || number >= 2 ** id)
    throw new RangeError(`the id ${number} of AXI4 with ids of ${id} bits: give an integer from 0 to ${2 ** id - 1}`);
}
