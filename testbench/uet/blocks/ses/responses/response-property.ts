/** Cases in each clock, and the golden model's responses to them. */
import assert from 'node:assert/strict';
import { responderLatency } from '../../../../../rtl-gen/uet/ses/responder/responder.ts';
import { nextHeaders, responseOpcodes, returnCodes } from '../../../../../rtl-gen/uet/wire/layout/index.ts';
import type { Random } from '../../../../../support/random.ts';
import type { Body } from '../../../../bench/context.ts';
import type { ReturnCodeName, SesRequest, SesResponse } from '../../../golden/ses/packets/packet.ts';
import { dataResponse, errorResponse, noResponse, okResponse } from '../../../golden/ses/target-side/responses.ts';
import { recordReader, recordWriter } from '../record-ports.ts';

const caseFields = [
  ...['valid', 'tag', 'message_id', 'job_id', 'request_length', 'message_offset', 'psn', 'small', 'code', 'refused'],
  ...['generation', 'list', 'modified_length', 'waits', 'has_data', 'payload_length'],
] as const;
const responseFields = [
  ...(['tag', 'next_hdr', 'opcode', 'list', 'return_code', 'message_id', 'ri_generation', 'job_id'] as const),
  ...(['modified_length', 'payload_length', 'read_request_message_id', 'message_offset'] as const),
  ...(['original_request_psn', 'gtd', 'plain_ok'] as const),
] as const;

export type Case = Readonly<Record<(typeof caseFields)[number], number>>;
export type Fields = Readonly<Record<(typeof responseFields)[number], number>>;

const names = Object.keys(returnCodes.code) as readonly ReturnCodeName[];
const errors = names.filter((name) => name !== 'null' && name !== 'ok' && name !== 'extended');
const codes = [...Array.from({ length: errors.length }, () => 'ok' as const), ...errors];

export function drawnCase(random: Random): Case {
  const length = random.pick([0, 1, 4096, random.below(2 ** 32), 2 ** 32 - 1]);
  const near = random.pick([0, length, length, length, random.below(2 ** 32), Math.max(0, length - 1)]);
  return {
    ...{ valid: 1, tag: random.below(2 ** 32), message_id: random.below(2 ** 16), job_id: random.below(2 ** 24) },
    ...{ request_length: length, message_offset: random.below(2 ** 32), psn: random.below(2 ** 32) },
    ...{ small: random.below(2), code: returnCodes.code[random.pick(codes)], refused: random.chance(0.1) ? 1 : 0 },
    ...{ generation: random.below(256), list: random.below(2), modified_length: near },
    ...{ waits: random.chance(0.2) ? 1 : 0, has_data: random.below(2), payload_length: random.below(2 ** 14) },
  };
}

/** The golden model's response. */
function modelResponse(about: Case, defaultIsZero: boolean): SesResponse {
  const request = {
    ...{ form: about.small === 1 ? 'small' : 'standard', messageId: about.message_id, jobId: about.job_id },
    ...{ requestLength: about.request_length, messageOffset: about.message_offset },
  } as SesRequest;
  if (about.refused === 1) return errorResponse(request, 'uncor_trnsnt');
  const code = names.find((name) => returnCodes.code[name] === about.code)!;
  if (code !== 'ok') return errorResponse(request, code, about.generation);
  if (about.waits === 1) return noResponse(request);
  if (about.has_data === 1)
    return dataResponse(request, new Uint8Array(about.payload_length), about.modified_length, about.psn);
  const list = about.list === 1 ? 'overflow' : 'expected';
  return okResponse(request, about.modified_length, list, defaultIsZero ? 'zero' : 'length');
}

/** As its header has them: a small one has neither message ids, nor offset, nor modified length. */
function fieldsOf(about: Case, response: SesResponse): Fields {
  const isData = response.form === 'data';
  const isSmall = response.form === 'data_small';
  const next = { response: 'response', data: 'response_data', data_small: 'response_data_small' } as const;
  return {
    tag: about.tag,
    next_hdr: nextHeaders.code[next[response.form]],
    opcode: responseOpcodes.code[response.opcode],
    list: response.list === 'overflow' ? 1 : 0,
    return_code: returnCodes.code[response.returnCode],
    message_id: isSmall ? 0 : response.messageId,
    ri_generation: response.riGeneration,
    job_id: response.jobId,
    modified_length: response.modifiedLength,
    payload_length: response.payload.length,
    read_request_message_id: isData ? response.readMessageId : 0,
    message_offset: isData ? response.messageOffset : 0,
    original_request_psn: response.originalPsn,
    gtd: response.guaranteed ? 1 : 0,
    plain_ok: response.opcode === 'default_response' ? 1 : 0,
  };
}

/** Gives cases, or none, in each clock, and looks at all responses. */
export function giveCases(cases: readonly (Case | undefined)[], defaultIsZero: boolean): Body<readonly Fields[]> {
  return async (t) => {
    const write = recordWriter(t.dut, 'about', caseFields);
    const read = recordReader(t.dut, 'response', responseFields);
    t.dut.port('default_is_zero').set(defaultIsZero ? 1 : 0);
    const shown: Fields[] = [];
    for (let i = 0; i < cases.length + responderLatency; i++) {
      write(cases[i] ?? { valid: 0 });
      const before = cases[i - responderLatency];
      assert.equal(Number(t.dut.port('response_valid').get()), before === undefined ? 0 : 1, `clock ${i}`);
      if (before !== undefined) {
        const fields = Object.fromEntries(Object.entries(read()).map(([name, value]) => [name, Number(value)]));
        assert.deepEqual(fields, fieldsOf(before, modelResponse(before, defaultIsZero)), `clock ${i}`);
        shown.push(fields as Fields);
      }
      await t.rising();
    }
    return shown;
  };
}

/** A test of `clocks` clocks. */
export const responseProperty =
  (clocks: number): Body<void> =>
  async (t) => {
    const random = t.random.fork('cases');
    const cases = Array.from({ length: clocks }, () => (random.chance(0.8) ? drawnCase(random) : undefined));
    await giveCases(cases, random.chance(0.5))(t);
  };
