/** The events, packets and registers of the golden PDS initiator as ports of hardware have them. */
import { nackCodes } from '../../../../../rtl-gen/uet/wire/layout/index.ts';
import type { InitiatorRegisters, PeerAck, PeerControl, PeerNack } from '../../../golden/pds/initiator/index.ts';
import type { SesPart } from '../../../golden/pds/reply.ts';
import type { Fields } from '../target-side/target-fields.ts';

/** A response as its fields say it: SES's has its handle in `modified_length` and its next header in `opcode`. */
export function responseFields(response: SesPart): Fields {
  const isSes = response.kind === 'ses';
  return {
    response_present: response.kind !== 'none',
    response_list: 0,
    response_opcode: isSes ? response.nextHdr : 0,
    response_return_code: 1,
    response_message_id: response.kind === 'default' ? response.messageId : 0,
    response_modified_length: isSes ? response.handle : 0,
  };
}

/** What comes from a peer. `reserved`: the code of a NACK that has no name. */
export function peerFields(event: PeerAck | PeerNack | PeerControl, reserved = 0x80): Fields {
  const { source, local, entropy, spdcid, dpdcid } = event;
  const fields = {
    source,
    local,
    entropy,
    spdcid,
    dpdcid,
    m: false,
    retx: false,
    req: 'none',
    probe: false,
    offset: 0,
    psn: 0,
    nack_code: 0,
    payload: 0,
    has_state: false,
    mpr: 0,
    sack_offset: 0,
    sack_bitmap: 0n,
    ooo_count: 0xffff,
    has_nscc: false,
    service_time: 0,
    restore_cwnd: false,
    rcv_cwnd_pend: 0,
    rcvd_bytes: 0,
    has_credit: false,
    credit: 0,
    ...responseFields({ kind: 'none' }),
  };
  if (event.type === 'cp') return { ...fields, kind: event.kind, payload: event.payload };
  const { m, retx } = event;
  if (event.type === 'nack') {
    const psn = 'psn' in event.refused ? event.refused.psn : 0;
    const code = event.code === undefined ? reserved : nackCodes.code[event.code];
    return { ...fields, kind: 'nack', m, retx, nack_code: code, psn, payload: event.payload };
  }
  const { req, answered, cackPsn, response, state } = event;
  const isProbe = 'probeOpaque' in answered;
  const ack = {
    ...fields,
    ...responseFields(response),
    kind: 'ack',
    m,
    retx,
    req,
    probe: isProbe,
    offset: (isProbe ? answered.probeOpaque : answered.ackPsnOffset) & 0xffff,
    psn: cackPsn,
  };
  if (state === undefined) return ack;
  const { nscc, credit } = state;
  return {
    ...ack,
    has_state: true,
    mpr: state.mpr,
    sack_offset: state.sackPsnOffset & 0xffff,
    sack_bitmap: state.sackBitmap,
    ooo_count: state.oooCount,
    has_nscc: nscc !== undefined,
    service_time: nscc?.serviceTime ?? 0,
    restore_cwnd: nscc?.restoreCwnd ?? false,
    rcv_cwnd_pend: nscc?.rcvCwndPend ?? 0,
    rcvd_bytes: nscc?.rcvdBytes ?? 0,
    has_credit: credit !== undefined,
    credit: credit ?? 0,
  };
}

/** Registers of the model as hardware has them; `packetBytes` must be a power of two. */
export function registerFields(registers: InitiatorRegisters, serviceRequired: boolean): Fields {
  const { loss } = registers;
  return {
    rto_init: registers.rtoInitTime,
    rto_max: registers.rtoMaxTime,
    max_rto_retx: registers.maxRtoRetx,
    nack_retx: registers.nackRetxTime,
    max_nack_retx: registers.maxNackRetx,
    go_back: registers.goBackTime,
    tail_loss: registers.tailLossTime,
    max_tail_loss: registers.maxTailLoss,
    probe: registers.probeTime,
    probe_tail: registers.probeTailTime,
    probe_again: registers.probeAgainTime,
    probe_first: registers.probeFirst,
    clear: registers.clearTime,
    idle: registers.idleTime,
    default_mpr: registers.defaultMpr,
    override_mpr_zero: registers.overrideMprZero,
    ack_request_below: registers.ackRequestBelow,
    packet_shift: Math.log2(registers.packetBytes),
    service_required: serviceRequired,
    loss_trim_nack: loss.trimNack,
    loss_loss_nack: loss.lossNack,
    loss_out_of_order: loss.outOfOrder,
    loss_entropy: loss.entropy,
    loss_probe: loss.probe,
    loss_tail: loss.tail,
    loss_rto: loss.rto,
    loss_ack_req: loss.ackReq,
  };
}
