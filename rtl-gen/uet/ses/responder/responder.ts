/** Makes responses of what the blocks of the target say. */
import { type Bits, bit, module } from '../../../hdl/index.ts';
import { nextHeaders, responseOpcodes, returnCodes } from '../../wire/layout/index.ts';
import { flagLine } from '../tables/flag-line.ts';
import { ResponseCase, ResponseFields } from './response-records.ts';

/** Clocks from `about` to `response`. */
export const responderLatency = 2;

export const responderName = (tag: number): string => `ses_responder_t${tag}`;

/**
 * A response for each case, `responderLatency` clocks later. The first of these that holds:
 *
 * - `refused`: RESPONSE with UNCOR_TRNSNT; nothing is known of its message, and a later try may find room.
 * - A code that is not OK: RESPONSE with it, with the generation, and `modified_length` 0.
 * - `waits`: NO_RESPONSE.
 * - `has_data`: RESPONSE_W_DATA; the request names itself by its message id, or in a small one by its PSN.
 * - OK: DEFAULT_RESPONSE where the list is the expected one and the whole message was taken; its `modified_length` is
 *   that of the message, or 0 with `default_is_zero`, which is what PDS's own has. Else RESPONSE, with both.
 *
 * Errors, what is not DEFAULT, and data are guaranteed (`gtd`). Sources: ses.md 5.2, 6.1, uet-wire.md 12.7, 12.8.
 */
export const responder = (tag: number) =>
  module(
    responderName(tag),
    {
      summary: 'Response headers of what is said of packets, one a clock.',
      in: { about: ResponseCase(tag), default_is_zero: bit },
      out: { response: ResponseFields(tag) },
    },
    ({ about, default_is_zero: defaultIsZero }, m) => {
      const { ok, uncor_trnsnt: uncorTrnsnt } = returnCodes.code;
      const opcode = (name: keyof typeof responseOpcodes.code): Bits<6> => m.lit(6, responseOpcodes.code[name]);
      const header = (name: 'response' | 'response_data' | 'response_data_small'): Bits<4> =>
        m.lit(4, nextHeaders.code[name]);

      // Clock 1: which of them it is.
      const code = m.mux(about.refused, m.lit(6, uncorTrnsnt), about.code);
      const isOk = m.named('is_ok', code.eq(ok));
      const isWaiting = m.named('is_waiting', isOk.and(about.waits));
      const at1 = m.next('case_1', {
        about,
        code,
        ok: isOk,
        waits: isWaiting,
        data: isOk.and(about.waits.not()).and(about.has_data),
        plain: isOk
          .and(about.waits.not())
          .and(about.has_data.not())
          .and(about.list.any().not())
          .and(about.modified_length.eq(about.request_length)),
      });

      // Clock 2: its fields.
      const { ok: ok1, waits, data, plain, about: given } = at1;
      const smallData = m.named('small_data', data.and(given.small));
      const standardData = m.named('standard_data', data.and(given.small.not()));
      const says = m.named(
        'says_length',
        ok1.and(waits.not()).and(smallData.not()).and(plain.and(defaultIsZero).not()),
      );
      const fields = m.next('fields', {
        tag: given.tag,
        next_hdr: m.choose(
          [
            [smallData, header('response_data_small')],
            [standardData, header('response_data')],
          ],
          header('response'),
        ),
        opcode: m.choose(
          [
            [plain, opcode('default_response')],
            [waits, opcode('no_response')],
            [data, opcode('response_w_data')],
          ],
          opcode('response'),
        ),
        list: given.list.mask(ok1.and(waits.not()).and(data.not())),
        return_code: at1.code,
        message_id: given.message_id.mask(smallData.not()),
        ri_generation: given.generation.mask(ok1.not().and(given.refused.not())),
        job_id: given.job_id,
        modified_length: m.mux(waits, given.request_length, given.modified_length.mask(says)),
        payload_length: given.payload_length.mask(data),
        read_request_message_id: given.message_id.mask(standardData),
        message_offset: given.message_offset.mask(standardData),
        original_request_psn: given.psn.mask(smallData),
        gtd: plain.or(waits).not(),
        plain_ok: plain,
      });
      return { response: { valid: flagLine(m, 'valid', about.valid, responderLatency), ...fields } };
    },
  );
