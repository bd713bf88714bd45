/** AXI4-Lite (ARM IHI 0022) as a link. */
import { type Bits, bit, bits, type EnumV, enumOf, type Link, record, type Shape } from '../../hdl/index.ts';

/** What the manager drives. Low address bits within a word are ignored; `prot` is for those who look at it. */
export interface AxiLiteRequest {
  readonly awaddr: Bits;
  readonly awprot: Bits<3>;
  readonly awvalid: Bits<1>;
  readonly wdata: Bits;
  /** One bit a byte of `wdata`. */
  readonly wstrb: Bits;
  readonly wvalid: Bits<1>;
  readonly bready: Bits<1>;
  readonly araddr: Bits;
  readonly arprot: Bits<3>;
  readonly arvalid: Bits<1>;
  readonly rready: Bits<1>;
}

/** What the subordinate drives. */
export interface AxiLiteResponse {
  readonly awready: Bits<1>;
  readonly wready: Bits<1>;
  readonly bresp: EnumV<AxiResponse>;
  readonly bvalid: Bits<1>;
  readonly arready: Bits<1>;
  readonly rdata: Bits;
  readonly rresp: EnumV<AxiResponse>;
  readonly rvalid: Bits<1>;
}

/** The states of `bresp` and `rresp`; AXI4-Lite has no EXOKAY. */
export type AxiResponse = 'OKAY' | 'EXOKAY' | 'SLVERR' | 'DECERR';

export const axiResponse: Shape<EnumV<AxiResponse>> = enumOf('OKAY', 'EXOKAY', 'SLVERR', 'DECERR');

/** The widths of one interface: of its data, 32 or 64 as AXI4-Lite has it, and of byte addresses. */
export interface AxiLiteWidths {
  readonly data: 32 | 64;
  readonly address: number;
}

/** The ports of a subordinate, named as AXI4-Lite names them after the key of the link: `s_axi_awaddr`. */
export function axiLiteSubordinate(widths: AxiLiteWidths): Link<{ read: AxiLiteRequest; drive: AxiLiteResponse }> {
  return { fields: fields(widths).map(({ by, ...field }) => ({ ...field, by: by === 'manager' ? 'read' : 'drive' })) };
}

/** The ports of a manager. */
export function axiLiteManager(widths: AxiLiteWidths): Link<{ read: AxiLiteResponse; drive: AxiLiteRequest }> {
  return { fields: fields(widths).map(({ by, ...field }) => ({ ...field, by: by === 'manager' ? 'drive' : 'read' })) };
}

/**
 * The shape of what the subordinate drives. A wire of it joins a manager and a subordinate that are instances of one
 * module: the manager reads the wire, and the wire is set to what the subordinate drives.
 */
export const axiLiteResponse = (widths: AxiLiteWidths): Shape<AxiLiteResponse> =>
  record<Record<string, unknown>>(
    Object.fromEntries(fields(widths).flatMap(({ by, name, shape }) => (by === 'manager' ? [] : [[name, shape]]))),
  ) as Shape<unknown> as Shape<AxiLiteResponse>;

type Side = 'manager' | 'subordinate';

function fields({ data, address }: AxiLiteWidths) {
  const field = (by: Side, name: string, shape: Shape<unknown>) => ({ by, name, shape });
  return [
    field('manager', 'awaddr', bits(address)),
    field('manager', 'awprot', bits(3)),
    field('manager', 'awvalid', bit),
    field('subordinate', 'awready', bit),
    field('manager', 'wdata', bits(data)),
    field('manager', 'wstrb', bits(data / 8)),
    field('manager', 'wvalid', bit),
    field('subordinate', 'wready', bit),
    field('subordinate', 'bresp', axiResponse),
    field('subordinate', 'bvalid', bit),
    field('manager', 'bready', bit),
    field('manager', 'araddr', bits(address)),
    field('manager', 'arprot', bits(3)),
    field('manager', 'arvalid', bit),
    field('subordinate', 'arready', bit),
    field('subordinate', 'rdata', bits(data)),
    field('subordinate', 'rresp', axiResponse),
    field('subordinate', 'rvalid', bit),
    field('manager', 'rready', bit),
  ];
}
