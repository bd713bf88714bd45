/** From the packets of an initiator to what a deparser is given. */
import { type Bits, bit, bits, type Ctx, module, record, unpack, type ValueOf } from '../../../hdl/index.ts';
import { pipeline } from '../../../lib/pipeline/pipeline.ts';
import { controlTypes, ecnCodes } from '../../wire/layout/index.ts';
import { ParsedHeaders } from '../../wire/parser/parsed-headers.ts';
import { type LocalAddress, LocalAddresses } from '../settings.ts';
import { OuterSettings, outerHeaders, setOthers } from './outer-headers.ts';
import { TxPacket } from './tx-packet.ts';

/** Clocks from a packet to its headers. */
export const txMapLatency = 2;

/** What operators choose: DSCPs of data, which may be trimmed, and of control packets (uet-wire.md 11.1). */
export const TxRegisters = record({
  addresses: LocalAddresses,
  data_dscp: bits(6),
  control_dscp: bits(6),
  outer: OuterSettings,
});

/**
 * The record for the deparser of a `packet` that was shown with `valid`, `txMapLatency` clocks later; a packet in each
 * clock. `next_hop` is the MAC address that the frame goes to. Frames are ECN-capable. A `close_cmd` of a return
 * space, whose PDCID has 0 as bit 15, is CLOSE_REQ. With `datagrams` a request may be one of UUD,
 * with `rudi` of RUDI. Responses of that leave as what answers: not ECN-capable, and with the DSCP of control packets,
 * as none is longer than Trimmable_ACK_Size.
 *
 * Source: uet-wire.md 3.1 to 3.5 (requests, RUDI), 6.1 and 6.2 (control packets), 7.12, 11.1 and 11.2 (DSCP, ECN).
 */
export const txMapOf = (datagrams: boolean, rudi = false) =>
  module(
    `uet_tx_map${datagrams ? '_uud' : ''}${rudi ? '_rudi' : ''}`,
    {
      summary: 'Maps packets of the PDS initiator to headers of frames, a packet in each clock.',
      in: { packet: TxPacket(datagrams, rudi), next_hop: bits(48), valid: bit, registers: TxRegisters },
      out: { shown: bit, headers: ParsedHeaders },
    },
    ({ packet: { local: port, ...packet }, next_hop, valid, registers }, m) => {
      const { out } = pipeline(m, { packet, port, next_hop }, { valid })
        .stage('address', ({ port }) => ({ local: registers.addresses.select(port) }))
        .stage('map', ({ packet, local, next_hop }) => ({
          mapped: headersOf(m, packet, wayOf(m, packet, local, next_hop, registers), registers.outer),
        }));
      return { shown: out.valid, headers: out.mapped };
    },
  );

type Packet = Omit<ValueOf<ReturnType<typeof TxPacket>>, 'local'>;

/** Where the frame of a packet goes, from an address of ours. */
function wayOf(
  m: Ctx,
  { kind, destination, entropy, served }: Packet,
  local: ValueOf<typeof LocalAddress>,
  next_hop: Bits<48>,
  { data_dscp, control_dscp }: ValueOf<typeof TxRegisters>,
) {
  const way = { local, next_hop, destination, entropy };
  const isRequest = kind.is('request');
  const capable = m.lit(2, ecnCodes.code.ect_0);
  if (served === undefined) return { ...way, dscp: m.mux(isRequest, data_dscp, control_dscp), ecn: capable };
  const isData = isRequest.and(served.is.not());
  return { ...way, dscp: m.mux(isData, data_dscp, control_dscp), ecn: m.mux(served.is, 0, capable) };
}

/** All headers of its frame. */
function headersOf(
  m: Ctx,
  packet: Packet,
  way: ReturnType<typeof wayOf>,
  outer: ValueOf<typeof OuterSettings>,
): ValueOf<typeof ParsedHeaders> {
  const zero = <W extends number>(width: W) => m.lit(width, 0);
  const { kind, retx, ar, syn, psn, spdcid, dpdcid, rod, credit, uud, rudi, served } = packet;
  const common = { type: zero(5), retx, ar, syn, psn, spdcid, peer: { established: { dpdcid } } };
  const headers = m.forward('mapped', ParsedHeaders);
  headers.set({
    ...unpack(ParsedHeaders, zero(ParsedHeaders.width)),
    ...outerHeaders(m, way, outer.ttl),
    pds: 'cp',
    pds_header: {
      cp: {
        ...common,
        ctl_type: controlType(m, packet),
        reserved: zero(1),
        isrod: rod,
        reserved_1: zero(2),
        probe_opaque: packet.opaque,
        content: { other: { payload: packet.payload } },
      },
    },
  });
  setOthers(m, headers, way, outer);
  m.when(kind.is('request'), () => {
    // ROD has the same layout, and the deparser fills in the type.
    headers.set({
      pds: 'rud_req',
      pds_header: {
        rud_cc_req: {
          ...common,
          next_hdr: zero(4),
          reserved: zero(2),
          reserved_1: zero(2),
          clear_psn_offset: packet.clear_offset.asInt(),
          ccc_id: credit.ccc_id,
          credit_target: credit.credit_target,
        },
      },
      ses: packet.ses,
      ses_header: packet.ses_header,
      payload_length: packet.length.zext(16),
    });
    m.when(rod.and(credit.present), () => headers.set({ pds: 'rod_cc_req' }))
      .elsewhen(rod, () => headers.set({ pds: 'rod_req' }))
      .elsewhen(credit.present, () => headers.set({ pds: 'rud_cc_req' }));
    const plain = { type: zero(5), next_hdr: zero(4) };
    if (uud !== undefined)
      m.when(uud, () =>
        headers.set({
          pds: 'uud_req',
          pds_header: { uud_req: { ...plain, reserved: zero(7), reserved_1: zero(16) } },
        }),
      );
    const ofRudi = { ...plain, retx, reserved_1: zero(4), reserved_2: zero(16), pkt_id: psn };
    if (rudi !== undefined)
      m.when(rudi, () => headers.set({ pds: 'rudi_req', pds_header: { rudi_req: { ...ofRudi, reserved: zero(2) } } }));
    if (served !== undefined)
      m.when(served.is, () =>
        headers.set({
          pds: 'rudi_resp',
          pds_header: { rudi_resp: { ...ofRudi, reserved: zero(1), m: served.marked } },
        }),
      );
  });
  return headers;
}

const controls = ['negotiation', 'close_cmd', 'ack_req', 'clear_cmd', 'probe'] as const;

/** The type of a control packet. */
function controlType(m: Ctx, { kind, spdcid }: Packet): Bits<4> {
  const type = m.wire('control_type', bits(4), controlTypes.code.noop);
  for (const name of controls) m.when(kind.is(name), () => type.set(controlTypes.code[name]));
  // What closes a return space asks its peer to close.
  m.when(kind.is('close_cmd').and(spdcid.at(15).not()), () => type.set(controlTypes.code.close_req));
  return type;
}
