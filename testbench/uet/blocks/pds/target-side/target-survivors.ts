/** Mutants of the PDS target that behave as it does. */
import { type Explanation, survivor } from '../../../../design-tests/explanation.ts';

/** For `pds_target_n8_w128`, on which mutants are tested. */
export const targetSurvivors: readonly Explanation[] = [
  survivor(
    /^constant in arrivals\.directory: constant 0 becomes 1 in \(rst \? 0 : arrivals\.directory\.valid_floor\)/,
    'a packet that seems to have come in reset finds no PDC, and what it writes is cleared after it by the sweep',
  ),
  survivor(
    /^constant in tracker\.received\.word_flags: constant 0 becomes 1 in \(rst \? 0 : tracker\.received\.word_flags\.(valid_1|writes)\)/,
    'what an access in reset leaves is that of a context which starts again, with its flags as of no lap',
  ),
  survivor(
    /^constant in answers\.queries: constant 0 becomes 1 in \(rst \? 0 : answers\.queries\.forgets_10\)/,
    'the base that a query in reset stores is overwritten when the sweep forgets that context',
  ),
  survivor(
    /^off by one in arrivals\.directory: a == b becomes a \+ 1 == b in \(arrivals\.directory\.swept == 23\)/,
    'the sweep ends a clock earlier, and all that it has begun is done long before the last part is ready',
  ),
  survivor(
    /^dropped enable in arrivals\.directory\.initiators\.ram: enable of write 0 /,
    'without an operation the entries that are written back are those that were read',
  ),
  survivor(
    /^dropped enable in housekeeping\.retirement: enable of housekeeping\.retirement\.step dropped: housekeeping\.retirement_ended_ready/,
    'a context is handed over only when the last one has been retired, so the step is the first one then',
  ),
  survivor(
    /^swapped arms in housekeeping\.jobs: arms of \(arrivals_end_ready \? 6 : /,
    'one PDC ends at a time, so its end is taken at once; the step that is a clock late still sees the answer',
  ),
  survivor(
    /^stuck bit in housekeeping\.wheel: \(\(housekeeping\.wheel\.pointer == 7\) \? 0 : housekeeping\.wheel\.clearing\) stuck at 0/,
    'a timer that runs after reset ends for a context without a PDC, of which nothing comes; a PDC starts its own again',
  ),
  survivor(
    /^swapped arms in housekeeping\.jobs: arms of \(\(housekeeping\.life_state == 2\) \? \(housekeeping\.free \? 19 : /,
    'all that a packet on its way can do to an established PDC is to close it, and then its linger time starts again',
  ),
  survivor(
    /^off by one in arrivals\.directory\.places\.quarantine: a == b becomes a - 1 == b in arrivals\.directory\.places\.quarantine\.full/,
    'the queue has room for all places, of which two are in its output registers, so it is never full',
  ),
  survivor(
    /^dropped enable in answers\.[\w.]*starts: enable of write 0 /,
    'a packet that begins no PDC comes with the start PSN that the directory keeps of its context: the same one',
  ),
  survivor(
    /^dropped enable in housekeeping\.jobs: enable of housekeeping\.jobs\.pending dropped/,
    'what takes a PDC out of PENDING after its end was decided keeps it from ending, and so the end is refused either way',
  ),
  survivor(
    /^dropped enable in answers\.buffer: enable of write 0 |^off by one in answers\.buffer: a == b becomes a - 1 == b in answers\.buffer\.full/,
    'no more replies are let on their way than there is room for, so it is never full, and what is written beside it is written again',
  ),
  survivor(
    /^constant in answers\.events: constant 0 becomes 1 in \(response_valid \? response_payload_cookie_ce : 0\)/,
    'a control packet tells no one whether a packet had ECN-CE',
  ),
  survivor(
    /^constant in arrivals\.directory\.initiators: constant 0 becomes 2854495385411919762116571938898990272765493248 in \(arrivals\.directory\.initiators\.clear_2 \? 0 : /,
    'what is left beside the bit that a way is taken is looked at only with that bit',
  ),
  survivor(
    /^constant in (arrivals\.account\.accounts|tracker\.\w+): constant 0 becomes 1 in \(rst \? 0 : (arrivals\.arrives_account_later\.ago_5|arrivals\.account\.accounts\.valid_1|tracker\.orders\.writes|tracker\.received\.enable_4)\)/,
    'what an access in reset leaves is a word of a context that has no PDC, which starts again',
  ),
];
