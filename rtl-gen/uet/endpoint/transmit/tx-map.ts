/** From the packets of an initiator to what a deparser is given. */
import { type Bits, bit, bits, module, record, unpack } from '../../../hdl/index.ts';
import { controlTypes, ecnCodes } from '../../wire/layout/index.ts';
import { ParsedHeaders } from '../../wire/parser/parsed-headers.ts';
import { LocalAddresses } from '../settings.ts';
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
    ({ packet: given, next_hop, valid, registers }, m) => {
      // Clock 1: the address that it leaves from.
      const local = m.next('local', registers.addresses.select(given.local));
      const packet = m.next('held', given);
      const nextHop = m.next('next_hop_1', next_hop);
      const shown1 = m.next('shown_1', valid, { reset: 0 });
      m.unused(packet.local);

      // Clock 2: the headers.
      const zero = <W extends number>(width: W) => m.lit(width, 0);
      const isRequest = m.named('is_request', packet.kind.is('request'));
      const { credit, served } = packet;
      const isServed = served?.is;
      const way = {
        local,
        next_hop: nextHop,
        destination: packet.destination,
        entropy: packet.entropy,
        dscp: m.mux(
          isServed === undefined ? isRequest : isRequest.and(isServed.not()),
          registers.data_dscp,
          registers.control_dscp,
        ),
        ecn:
          isServed === undefined
            ? m.lit(2, ecnCodes.code.ect_0)
            : m.mux(isServed, zero(2), m.lit(2, ecnCodes.code.ect_0)),
      };
      const common = {
        type: zero(5),
        retx: packet.retx,
        ar: packet.ar,
        syn: packet.syn,
        psn: packet.psn,
        spdcid: packet.spdcid,
        peer: { established: { dpdcid: packet.dpdcid } },
      };
      const controlType = m.wire('control_type', bits(4), controlTypes.code.noop);
      const code = (name: (typeof controls)[number]): Bits<4> => m.lit(4, controlTypes.code[name]);
      for (const name of controls) m.when(packet.kind.is(name), () => controlType.set(code(name)));
      // What closes a return space asks its peer to close.
      m.when(packet.kind.is('close_cmd').and(packet.spdcid.at(15).not()), () =>
        controlType.set(m.lit(4, controlTypes.code.close_req)),
      );

      const headers = m.reg('headers', ParsedHeaders);
      headers.set({
        ...unpack(ParsedHeaders, zero(ParsedHeaders.width)),
        ...outerHeaders(m, way, registers.outer.ttl),
        pds: 'cp',
        pds_header: {
          cp: {
            ...common,
            ctl_type: controlType,
            reserved: zero(1),
            isrod: packet.rod,
            reserved_1: zero(2),
            probe_opaque: packet.opaque,
            content: { other: { payload: packet.payload } },
          },
        },
      });
      setOthers(m, headers, way, registers.outer);
      m.when(isRequest, () => {
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
        m.when(packet.rod.and(credit.present), () => headers.set({ pds: 'rod_cc_req' }))
          .elsewhen(packet.rod, () => headers.set({ pds: 'rod_req' }))
          .elsewhen(credit.present, () => headers.set({ pds: 'rud_cc_req' }));
        const { uud, rudi: isRudi } = packet;
        if (uud !== undefined)
          m.when(uud, () =>
            headers.set({
              pds: 'uud_req',
              pds_header: { uud_req: { type: zero(5), next_hdr: zero(4), reserved: zero(7), reserved_1: zero(16) } },
            }),
          );
        if (isRudi !== undefined)
          m.when(isRudi, () =>
            headers.set({
              pds: 'rudi_req',
              pds_header: {
                rudi_req: {
                  ...{ type: zero(5), next_hdr: zero(4), reserved: zero(2), retx: packet.retx },
                  ...{ reserved_1: zero(4), reserved_2: zero(16), pkt_id: packet.psn },
                },
              },
            }),
          );
        if (served !== undefined)
          m.when(served.is, () =>
            headers.set({
              pds: 'rudi_resp',
              pds_header: {
                rudi_resp: {
                  ...{ type: zero(5), next_hdr: zero(4), reserved: zero(1), m: served.marked, retx: packet.retx },
                  ...{ reserved_1: zero(4), reserved_2: zero(16), pkt_id: packet.psn },
                },
              },
            }),
          );
      });
      return { shown: m.next('shown_2', shown1, { reset: 0 }), headers };
    },
  );

const controls = ['negotiation', 'close_cmd', 'ack_req', 'clear_cmd', 'probe'] as const;
