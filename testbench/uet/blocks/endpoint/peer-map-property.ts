/** Random arrivals through the peer map with generations: each field of the event that the sender is given. */
import { ccTypes, returnCodes } from '../../../../rtl-gen/uet/wire/layout/index.ts';
import { assert, type Body, happened } from '../test-kit.ts';
import { Group, hasFields, type Item } from './sends/stream-ends.ts';

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

/** Bits `hi` to `lo` of a word. */
const slice = (word: bigint, hi: number, lo: number): bigint => BigInt.asUintN(hi - lo + 1, word >> BigInt(lo));

/** A random header of a response: 12 bytes of the 44, the first ones (uet-wire.md 12.7). */
const headerBits = 352;
const inHeader = (header: bigint, hi: number, lo: number): bigint =>
  slice(header, headerBits - 96 + hi, headerBits - 96 + lo);

/** A return code at its place. */
function withCode(header: bigint, code: number): bigint {
  const at = BigInt(headerBits - 96 + 80);
  return (header & ~(0x3fn << at)) | (BigInt(code) << at);
}

export const peerMapProperty =
  (clocks: number): Body<void> =>
  async (t) => {
    const { dut, random } = t;
    const [arrival, event] = [new Group(dut, 'arrival'), new Group(dut, 'event')];
    const [given, told] = [dut.port('arrival_event_kind').states!, dut.port('event_kind').states!];
    const numberOf = (states: typeof given, name: string): number =>
      Number(states.find((one) => one.name === name)!.value);
    const sesOf = (name: string): number => numberOf(dut.port('arrival_ses').states!, name);
    const seen = { nothing: 0, bad: 0, nscc: 0, credit: 0, shown: 0, data: 0 };
    let expected: Item | undefined;
    for (let clock = 0; clock < clocks; clock++) {
      const isReset = clock % 300 === 299;
      dut.port('rst').set(Number(isReset));
      const [kind, becomes] = random.pick(kinds);
      const ses = random.chance(0.5) ? sesOf('response') : Number(random.pick(dut.port('arrival_ses').states!).value);
      const code = random.pick([returnCodes.code.bad_generation, returnCodes.code.ok, random.below(64)]);
      const ses_header = withCode(BigInt(random.bits(headerBits)), code);
      const cc_type = random.pick([ccTypes.code.nscc, ccTypes.code.credit, random.below(16)]);
      const req = random.below(3);
      const its: Item = {
        ...arrival.draw(random),
        ...{ event_kind: numberOf(given, kind), ses, ses_header, event_cc_type: cc_type, event_req: req },
      };
      const isValid = random.chance(0.8);
      arrival.set(its);
      dut.port('valid').set(Number(isValid));
      if (clock > 0 && !isReset) {
        assert.equal(Number(dut.port('shown').get()), Number(expected !== undefined), 'it is an event');
        if (expected !== undefined) hasFields(event.get(), expected, 'event');
      }
      const isNone = becomes === 'nack' && Number(its.event_nt) === 1;
      const [isCc, isPlain] = [kind === 'ack_cc', ses === sesOf('response')];
      const [hasNscc, hasCredit] = [isCc && cc_type === ccTypes.code.nscc, isCc && cc_type === ccTypes.code.credit];
      const state = BigInt(its.event_cc_state!);
      const isBad = code === returnCodes.code.bad_generation;
      const hasData = ses === sesOf('response_data') || ses === sesOf('response_data_small');
      const length = isBad ? inHeader(ses_header, 63, 56) : inHeader(ses_header, 31, 0);
      const copied = [
        'source',
        'local',
        'spdcid',
        'dpdcid',
        'm',
        'retx',
        'psn',
        'nack_code',
        'payload',
        'mpr',
        'entropy',
      ];
      const next: Item = {
        ...Object.fromEntries([...copied, 'sack_bitmap'].map((name) => [name, its[`event_${name}`]!])),
        ...{ kind: numberOf(told, becomes), req, probe: its.event_p!, offset: its.event_ack_psn_offset! },
        ...{ sack_offset: its.event_sack_psn_offset!, has_state: Number(isCc || kind === 'ack_ccx') },
        ...{ has_nscc: Number(hasNscc), has_credit: Number(hasCredit) },
        ...{ service_time: slice(state, 63, 48), restore_cwnd: slice(state, 47, 47), credit: slice(state, 63, 40) },
        ...{ rcv_cwnd_pend: slice(state, 46, 40), rcvd_bytes: slice(state, 39, 16) },
        ooo_count: hasNscc || hasCredit ? slice(state, 15, 0) : 0xffff,
        ...{ response_present: Number(isPlain || hasData), response_list: inHeader(ses_header, 95, 94) },
        ...{ response_opcode: inHeader(ses_header, 93, 88), response_return_code: code },
        response_message_id: isPlain ? inHeader(ses_header, 79, 64) : 0,
        response_modified_length: isPlain ? length : 0,
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
