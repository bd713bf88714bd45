/** What a driver does by registers while messages come and go: receives, buffers, and messages to be given again. */
import assert from 'node:assert/strict';
import type { EndpointEnd } from '../pair/endpoint-end.ts';
import { buffers } from '../pair/endpoint-settings.ts';
import type { LateReceive } from '../pair/late-receives.ts';
import { fieldOf } from './map-access.ts';
import { carryOut } from './semantic-bring-up.ts';
import { type Program, read, write, writeValue } from './software.ts';

/** Outcomes of a receive. */
const outcomes = { matched: 0, stored: 1, refused: 3 } as const;

/** The value of two words. */
function* readTwo(name: string): Program<bigint> {
  const low = BigInt(yield* read(`${name}_0`));
  return (BigInt(yield* read(`${name}_1`)) << 32n) | low;
}

function* post(end: EndpointEnd, { isTagged, context, tag, wrId, address }: LateReceive): Program {
  yield* write('semantics_command', { tagged: Number(isTagged), any_initiator: 1 });
  yield* write('semantics_owner', { context });
  yield* writeValue('semantics_key', tag, 2);
  yield* writeValue('semantics_ignore', 0n, 2);
  yield* write('semantics_wr_id', wrId);
  yield* writeValue('semantics_base', address, 2);
  yield* write('semantics_length_0', buffers.bytes);
  const { outcome } = yield* carryOut('receive');
  assert.equal(yield* read('semantics_told'), wrId);
  end.late.taken();
  if (outcome === outcomes.refused) end.late.again(wrId);
  else assert([outcomes.matched, outcomes.stored].includes(outcome as never), `outcome ${outcome} of a receive`);
}

/** Until `isOver`, which is asked between two commands. */
export function* serve(end: EndpointEnd, isOver: () => boolean): Program {
  const built = yield* read('semantics_built');
  const has = (name: string): boolean => fieldOf('semantics_built', built, name) === 1;
  while (!isOver()) {
    const due = end.late.due();
    if (due !== undefined) yield* post(end, due);
    const buffer = end.kept?.giveBack();
    if (buffer !== undefined) {
      yield* write('semantics_buffer', buffer);
      const { status } = yield* carryOut('release');
      end.kept!.released(status === 0);
    }
    const waiting = has('defers') ? yield* read('semantics_waiting') : 0;
    if (fieldOf('semantics_waiting', waiting, 'restart') === 1) {
      const wrId = yield* read('semantics_restart_wr_id');
      const tokens = yield* readTwo('semantics_restart_tokens');
      const at = yield* read('semantics_restart_at');
      const length = yield* read('semantics_restart_length');
      yield* write('semantics_take', { restart: 1 });
      end.host.restart({ wrId, tokens, at, length });
    }
    if (fieldOf('semantics_waiting', waiting, 'returned') === 1) {
      end.late.again(yield* read('semantics_returned_wr_id'));
      yield* write('semantics_take', { returned: 1 });
    }
    // A host has other things to do, too.
    if (!has('defers')) yield* read('semantics_status');
  }
}
