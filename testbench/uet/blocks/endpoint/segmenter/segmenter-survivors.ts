/** Mutants of the segmenter that behave as it does. */
import { type Explanation, survivor } from '../../../../design-tests/explanation.ts';

/** Of an answer, what no header of a response has: whole fields, and the upper bits of others. */
const unsaid = [
  '(bit \\d+ of )?message_(ri_generation|pid_on_fep|resource_index|dc|has_header_data|is_tagged)',
  'bit (2[2-9]|[345]\\d|6[0-3]) of message_key',
  'bit (3[2-9]|[45]\\d|6[0-3]) of message_offset',
  'bit (5\\d|6[0-3]) of message_header_data',
  'bit (1[4-9]|2\\d|3[01]) of message_length',
].map((name) => name.replace('message_', 'answers_payload_message_'));

export const segmenterSurvivors: readonly Explanation[] = [
  survivor(
    /^constant in the top: constant 0 becomes 1 in \(rst \? 0 : \(payload_ready \? is_wrong : spoilt\)\)$/,
    'it is looked at once a message has started, and each beat of a message sets it',
  ),
  survivor(
    /^constant in the top: constant 1 becomes 16777217 in \(offset \+ 1\)$/,
    'a message of 4 GiB has 2^24 packets, no header has more bits of where one is, and others of them are not 0',
  ),
  survivor(
    new RegExp(`^stuck bit in the top: (${unsaid.join('|')}) stuck at [01]$`),
    'what answers is an answer, whose header is that of a response, which has nothing of this',
  ),
  survivor(/^stuck bit in the top: answers_payload_message_back_close stuck at 0$/, 'no answer is a request to close'),
  survivor(
    /^constant in the top: constant 0 becomes \d+ in \(turns_is_answer \? 0 : offset\)$/,
    'the header of an answer says nothing of which packet it is',
  ),
  survivor(
    /^stuck bit in the top: bit (2[7-9]|3[01]) of (left|beats_left|messages_payload_beats|\(left - 1\)|\(payload_ready \? \(left - 1\) : beats_left\)) stuck at 0$/,
    'a message of less than 4 GiB has no more than 2^26 beats of 64 bytes',
  ),
];
