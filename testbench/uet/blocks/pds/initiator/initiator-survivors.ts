/** Mutants of the PDS initiator that behave as it does. */
import { type Explanation, survivor } from '../../../../design-tests/explanation.ts';

const bySlot =
  'A packet whose time has come, or that was overtaken, is then looked up by its slot. The record of a PSN from the ' +
  'lowest one that is not free up to the next one is that of its slot; other PSNs are not open, and nothing comes of ' +
  'them. Where another PDC has the place since, the pipe looks again whether its packet is due, or was sent then.';

/** For `pds_initiator_n8_w128`, on which mutants are tested. */
export const initiatorSurvivors: readonly Explanation[] = [
  survivor(
    /^off by one in pipe(\.progress\.standing|\.sendings\.rto)?: < becomes <= in \((pipe\.grown_bound < pipe\.max_window_bound|registers_default_mpr < 1|pipe\.sendings\.rto\.doubled < registers_rto_max)\)/,
    'the lesser, or the greater, of two equal words is either of them',
  ),
  survivor(
    /^constant in issue: constant 1 becomes (3|5|7|9|11|13|15) in \(issue\.round \+ 1\)/,
    'The round then comes to its 16 values in another order. Each of them comes once in 16 clocks, each of its two lowest ' +
      'bits once in four, and odd ones in every other clock, which is all that the shares of a clock go by.',
  ),
  survivor(
    /^dropped enable in retirement: enable of retirement\.cursor dropped: (retirement\.issues|\(retirement\.state == 1\))/,
    'The cursor counts one further, or is loaded, where the walk has ended. It is loaded again before the next walk reads it.',
  ),
  survivor(
    /^constant in sweep: constant 0 becomes 1 in \(rst \? 0 : sweep\.valid_(order|wait_[0-2]|find)\)/,
    'What is found needs the same bit of five clocks before as well, so that this one counts only in the first clocks after ' +
      'the reset, for what was in the registers before: an expiry of a packet that is not out, which changes nothing.',
  ),
  survivor(
    /^dropped enable in pipe\.watch: enable of pipe\.watch\.watches\.latest_probe_now dropped: pipe\.watch\.does_hears$/,
    'Before a PDC has heard of its peer it is in `creating`, in which no PROBE leaves; and what it hears first sets the ' +
      'same bit.',
  ),
  survivor(
    /^constant in sweep\.found_ones: constant 0 becomes \d+ in \(rst \? 0 : /,
    'Words that its memory happens to hold are offered after the reset, fewer than it has room for. The pipe looks ' +
      'again at each expiry, and finds nothing that is out and due, or was sent at that time.',
  ),
  survivor(
    /^constant in issue: constant 0 becomes 1 in \(rst \? 0 : \(issue\.clearing \| open_ready\)\)/,
    'A place begins in the clocks of the reset, and in the first clock after it: it writes what may be there anyway, as ' +
      'words begin arbitrary, and each place begins again when it is cleared, after that.',
  ),
  survivor(
    /^(dropped enable in sweep\.order\.newest: enable of sweep\.order\.newest\.clearing dropped|swapped arms in sweep\.order\.newest: arms of \(all\(sweep\.order\.newest\.cursor\) |constant in sweep\.order\.newest: constant 1 becomes 0 in \(rst \? 1 : |stuck bit in sweep\.order\.newest: .*\? 0 : sweep\.order\.newest\.clearing\)+ stuck at 0)/,
    'Entries that began as sendings of a time to come are void as old ones after one round of 128 clocks all the same, and a ' +
      'sending of the time before shows no loss of packets that leave later. In a core of 8 PDCs the sweep comes to no packet ' +
      'in that round: the first one leaves more than 32 clocks after the sweep has been at its record, and it is there again ' +
      '256 clocks later. What comes in that round may be learned of, and shows no loss that is none.',
  ),
  survivor(
    /^(dropped enable|operator) in pipe\.(\w+\.)*(claimed|standings|went|courses|closing|accounts|rests|refunds|watches|flights|answered_slots|written_words|marks_even|marks_odd|flags): (enable of write 0 to \S+\.memory dropped: \S+\.writes|and becomes or in \S+\.writes = )/,
    'What is written without an access is what is there: in such a clock the event is none, and changes nothing. ' +
      '`initiator-rests.test.ts` sees to it in each clock in which nothing enters.',
  ),
  survivor(
    /^dropped enable in (pipe\.(wanting|claim\.refunds|progress\.sent)|intake\.starts|retirement\.(views|answered|flown)|sweep\.(nexts|flown|order\.(answered|covered_even|covered_odd))|turns\.finder\.(views|flags|marks_even|marks_odd)): enable of write 0 to \S+\.memory dropped: |^stuck bit in pipe\.lost: pipe_flags_write_enable stuck at 1/,
    'A copy of what such a word keeps: without a write, what would be written is what is there, as ' +
      '`initiator-rests.test.ts` sees to in each clock.',
  ),
  survivor(
    /^constant in (pipe\.(\w+\.)*(claimed|standings|went|went_until|courses|closing|accounts|rests|refunds|watches|flights|answered_slots|written_words|covered_even|covered_odd|marks_even|marks_odd|flags|kept)|sweep\.order\.newest\.entries): constant 0 becomes 1 in \(rst \? 0 : /,
    'An access in the clocks of the reset: it writes what may be there anyway, as words begin arbitrary. The first event ' +
      'comes after the accesses of the reset have left, and each word is cleared, or its packet sent, before it is used.',
  ),
  survivor(
    /^(dropped enable|operator) in sweep\.order\.newest\.entries: (enable of write 0|and becomes or in \S+\.writes = )/,
    'There is an access in each clock, but for the first ones after reset, and then each entry is made void.',
  ),
  survivor(
    /^constant in issue: constant 20 becomes 21 in issue\.entering_kind/,
    'No part asks whether an event is idle, only whether it is of another kind, and no kind has the number 21.',
  ),
  survivor(
    /^constant in pipe\.conclusion: constant 0 becomes 1 in \(rst \? 0 : pipe\.conclusion\.valid_tell\)/,
    'In the clocks of the reset it writes whether some place has packets that wait, which is arbitrary until that place ' +
      'is cleared, as each one is before anything is sent.',
  ),
  survivor(
    /^constant in numbering\.tails: constant 0 becomes 1 in \(rst \? 0 : /,
    'An access in the clocks of the reset, or that one has written: the first accesses after it are those in which each ' +
      'place begins, and these take nothing of the word.',
  ),
  survivor(
    /^off by one in retirement: .* in \(retirement\.(told|adjusts)_level < 64\)/,
    'A walk of 64 packets begins where 62, 63 or 64 wait at most. There is room for 128, and those that wait leave ' +
      'whether a walk begins or not.',
  ),
  survivor(
    /^stuck bit in pipe\.account: bit (1[4-9]|2\d|3[01]) of pipe\.account\.(amount|wide|adds_4|then_told_bytes) stuck at 0/,
    'A packet has fewer than 2^14 bytes, and an event tells of one packet, so these bits are 0.',
  ),
  survivor(
    /^stuck bit in retirement: \(rst \? 0 : \(\(retirement\.state == 0\) .*retirement\.stale\)\)\) stuck at 0/,
    'No PDC begins at the place of a walk that has found one there: a PDC ends by the word of a walk, after which no walk ' +
      'begins for 32 clocks, and until then its place is its own. A walk that has found none frees and writes nothing.',
  ),
  survivor(
    /^(constant in pipe: constant 19 becomes (18|20) in|off by one in pipe: a == b becomes a [+-] 1 == b in|stuck bit in pipe:) \(pipe\.event_identify_kind == 19\)( stuck at 0)?$/,
    bySlot,
  ),
  survivor(
    /^(operator in pipe: or becomes and in|stuck bit in pipe:) \(\(pipe\.event_identify_kind == 10\) \| \(pipe\.event_identify_kind == 19\)\)( stuck at 0)?$/,
    bySlot,
  ),
  survivor(
    /^constant in turns\.finder: constant 127 becomes 128 in \(turns\.finder\.oldests_word \+ 127\)/,
    'One packet more is offered than has a slot. The pipe refuses it, as no PSN is given without one, and its place has its ' +
      'turn again, as it has where nothing is offered.',
  ),
  survivor(
    /^(operator in pipe\.progress: and becomes or in \(pipe\.progress\.is_free_decide & |stuck bit in pipe\.progress: \(?(pipe\.progress\.is_free_decide & \()?(pipe\.progress\.is_free_decide|~pipe\.progress\.standing\.standing_now_creating \| pipe\.progress\.is_short_decide\)*|pipe\.progress\.is_short_decide) stuck at 1)/,
    'What leaves is the next packet of its PDC that was given, and whoever gives packets counts free slots. In `creating` ' +
      'none is free again, so that its PSN is below W, and W below 4,096. The proofs show both whatever is offered.',
  ),
  survivor(
    /^dropped enable in closes: enable of write 0 to closes\.items dropped: closes\.enters/,
    'The word after the newest one has none, and the next place that enters overwrites it. The queue is never full: all ' +
      'PDCs would have to close and wait for a record, but one that closes has no packet any more, so all records are free.',
  ),
  survivor(
    /^dropped enable in numbering\.free: enable of write 0 to numbering\.free\.items dropped: numbering\.free\.push/,
    'The word after the newest one has none, and the next record that is pushed overwrites it: there are as many words ' +
      'as records, and two of those lie in the registers at the end, so it is never full.',
  ),
];
