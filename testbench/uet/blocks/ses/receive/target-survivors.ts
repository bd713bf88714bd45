/** Mutants of the receive half that behave as it does. */
import { type Explanation, survivor } from '../../../../design-tests/explanation.ts';

export const targetSurvivors: readonly Explanation[] = [
  survivor(
    /checked_out_step_first_(address|wr_id|claim|bound|is_cut|deferred)\b/,
    'what the match gives, or nothing, is put in its place when it is the turn of the packet',
  ),
  survivor(
    /^stuck bit in the top: (bit \d+ of )?checked_out_tracked /,
    'it is not looked at after the check: keeps and completes say all of it',
  ),
  survivor(
    / in sends(\.turns)?: .*_(tag_match_bits|tag_initiator|any_initiator|ignore_bits)\b/,
    'receives of the SEND space are taken in their order, and their tags are not compared',
  ),
  survivor(
    /^dropped enable in (sends|tags)\.turns: enable of \1\.turns\.step dropped: \(\1\.turns\.step == 0\)/,
    'no command is taken but in that step',
  ),
  survivor(
    /constant 0 becomes \d+ in \{0, (deferral\.deferrals\.tokens\.place|line\.oldest_rendezvous_slot)\}$/,
    'the number of a header has 16 bits, and the tables look at those that number their places alone',
  ),
  survivor(
    /bit (7|8|9|1[0-5]) of \(\{0, line\.oldest_rendezvous_slot\} \| 64\) stuck at/,
    'the number of a header has 16 bits, and the tables look at those that number their places alone',
  ),
  survivor(
    /constant 0 becomes \d+ in \{0, deferral_now_token\}$/,
    'a token has 32 bits, and the upper half of the address is not looked at without a receive',
  ),
  survivor(
    /^off by one in the top: < becomes <= in \(\(\{0, kept_place_claim\} - \{0, packet_place_message_offset\}\) < \{0, packet_place_payload_length\}\)$/,
    'where both are equal the bytes that are left are those of the payload',
  ),
  survivor(
    /^dropped enable in the top: enable of bindings\.latest_rendezvous_eager_length dropped: /,
    'a packet with another length is an error of its message, after which no length is compared',
  ),
  survivor(
    /^constant in deferral: constant 0 becomes 1 in \(rst \? 0 : to_deferral_reserve_valid\)$/,
    'a place may be free in the next clock: after a reset no packet is there to wait for it',
  ),
  survivor(
    /^constant in deferral: constant 0 becomes 1 in \(rst \? 0 : \(to_deferral_turn_valid & deferral\.reserved_down_payload_is\)\)$/,
    'in the clock after a reset no place is taken, and the list of the free ones is made then',
  ),
  survivor(
    /^constant in (sends|tags): constant 0 becomes 1 in \(rst \? 0 : \(\(\1\.asks & \1\.engine_command_ready\) \?/,
    'a message and a command that are the first after a reset may go in either order',
  ),
];
