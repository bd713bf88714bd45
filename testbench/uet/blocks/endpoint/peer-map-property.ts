/** Random arrivals through the peer map with generations: each field of the event that the sender is given. */
import type { ValueOf } from '../../../../rtl-gen/hdl/index.ts';
import { PeerArrival } from '../../../../rtl-gen/uet/endpoint/receive/join-records.ts';
import { peerMap } from '../../../../rtl-gen/uet/endpoint/transmit/peer-map.ts';
import type { PeerEvent } from '../../../../rtl-gen/uet/pds/initiator/records.ts';
import { ccTypes, returnCodes } from '../../../../rtl-gen/uet/wire/layout/index.ts';
import type { Item } from '../../../agents/item.ts';
import { drawnOf } from '../drawn-items.ts';
import { assert, type Body, dutOf, happened } from '../test-kit.ts';

/** What the sender calls each kind; the first ones are ACKs, with what they say of congestion. */
const kinds = [
  ['ack', 'ack'],
  ['ack_cc', 'ack'],
  ['ack_ccx', 'ack'],
  ['nack', 'nack'],
  ['nack_ccx', 'nack'],
  ['credit', 'credit'],
  ['clear_req', 'clear_req'],
  ['close_req', 'close_req'],
] as const;

/** What an ACK asks, by its number. */
const requests = ['none', 'clear', 'close'] as const;

/** Bits `hi` to `lo` of a word. */
const slice = (word: bigint, hi: number, lo: number): bigint => BigInt.asUintN(hi - lo + 1, word >> BigInt(lo));

/** A random header of a response: 12 bytes of the 44, the first ones (uet-wire.md 12.7). */
const headerBits = 352;
const inHeader = (header: bigint, hi: number, lo: number): number =>
  Number(slice(header, headerBits - 96 + hi, headerBits - 96 + lo));

/** A return code at its place. */
function withCode(header: bigint, code: number): bigint {
  const at = BigInt(headerBits - 96 + 80);
  return (header & ~(0x3fn << at)) | (BigInt(code) << at);
}

export const peerMapProperty =
  (clocks: number): Body<void> =>
  async (t) => {
    const { random } = t;
    const io = dutOf(t.dut, peerMap(true));
    const seen = { nothing: 0, bad: 0, nscc: 0, credit: 0, shown: 0, data: 0 };
    let expected: Item<ValueOf<typeof PeerEvent>> | undefined;
    for (let clock = 0; clock < clocks; clock++) {
      const isReset = clock % 300 === 299;
      t.dut.port('rst').set(Number(isReset));
      const [kind, becomes] = random.pick(kinds);
      const code = random.pick([returnCodes.code.bad_generation, returnCodes.code.ok, random.below(64)]);
      const ses_header = withCode(BigInt(random.bits(headerBits)), code);
      const cc_type = random.pick([ccTypes.code.nscc, ccTypes.code.credit, random.below(16)]);
      const req = random.below(3);
      const any = drawnOf(PeerArrival, random);
      const ses = random.chance(0.5) ? 'response' : any.ses;
      const event = { ...any.event, kind, cc_type, req };
      const isValid = random.chance(0.8);
      io.arrival.set({ event, ses, ses_header });
      io.valid.set(Number(isValid));
      if (clock > 0 && !isReset) {
        assert.equal(io.shown.get(), Number(expected !== undefined), 'it is an event');
        if (expected !== undefined) assert.deepEqual(io.event.get(), expected);
      }
      const isNone = becomes === 'nack' && event.nt === 1;
      const [isCc, isPlain] = [kind === 'ack_cc', ses === 'response'];
      const [hasNscc, hasCredit] = [isCc && cc_type === ccTypes.code.nscc, isCc && cc_type === ccTypes.code.credit];
      const inState = (hi: number, lo: number): number => Number(slice(event.cc_state, hi, lo));
      const isBad = code === returnCodes.code.bad_generation;
      const hasData = ses === 'response_data' || ses === 'response_data_small';
      const length = isBad ? inHeader(ses_header, 63, 56) : inHeader(ses_header, 31, 0);
      const { source, local, spdcid, dpdcid, m, retx, psn, nack_code, payload, mpr, entropy, sack_bitmap } = event;
      const next = {
        ...{ source, local, spdcid, dpdcid, m, retx, psn, nack_code, payload, mpr, entropy, sack_bitmap },
        ...{ kind: becomes, req: requests[req]!, probe: event.p, offset: event.ack_psn_offset },
        ...{ sack_offset: event.sack_psn_offset, has_state: Number(isCc || kind === 'ack_ccx') },
        ...{ has_nscc: Number(hasNscc), has_credit: Number(hasCredit) },
        ...{ service_time: inState(63, 48), restore_cwnd: inState(47, 47), credit: inState(63, 40) },
        ...{ rcv_cwnd_pend: inState(46, 40), rcvd_bytes: inState(39, 16) },
        ooo_count: hasNscc || hasCredit ? inState(15, 0) : 0xffff,
        response: {
          ...{ present: Number(isPlain || hasData), list: inHeader(ses_header, 95, 94) },
          ...{ opcode: inHeader(ses_header, 93, 88), return_code: code },
          message_id: isPlain ? inHeader(ses_header, 79, 64) : 0,
          modified_length: isPlain ? length : 0,
        },
      };
      expected = isValid && !isNone && !isReset ? next : undefined;
      await t.rising();
      seen.nothing += Number(isValid && isNone);
      if (expected === undefined) continue;
      seen.shown++;
      seen.bad += Number(isPlain && isBad);
      seen.nscc += Number(hasNscc);
      seen.credit += Number(hasCredit);
      seen.data += Number(hasData);
    }
    if (clocks >= 1_000) happened(seen, 10);
  };
