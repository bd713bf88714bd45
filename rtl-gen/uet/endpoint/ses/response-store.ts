/** Responses of SES between their delivery and the frames that carry them. */
import { bit, bits, module, record } from '../../../hdl/index.ts';
import { StoredResponse } from './records.ts';
import { handleBits } from './response-places.ts';

/** Clocks from a handle to its response. */
export const responseStoreLatency = 2;

/**
 * Keeps a response under its handle, and shows that of `handle` in `responseStoreLatency` clocks; a word in and one out
 * in each clock. `atomics`: there are responses with data; `defers`: and such to messages that wait for a receive.
 */
export const responseStore = (guaranteed: number, atomics = false, defers = false) => {
  const Response = StoredResponse(atomics, defers);
  const Handle = bits(handleBits(guaranteed));
  return module(
    `uet_response_store_g${guaranteed}${atomics ? '_atomics' : ''}${defers ? '_defers' : ''}`,
    {
      summary: 'Keeps responses of SES by their handles.',
      in: { store: record({ valid: bit, handle: Handle, response: Response }), handle: Handle },
      out: { found: Response },
    },
    ({ store, handle }, m) => {
      const memory = m.mem('responses', Response, { depth: 2 ** Handle.width });
      memory.write({ addr: store.handle, data: store.response, enable: store.valid });
      const word = memory.readSync({ addr: handle, onCollision: 'undefined' });
      return { found: m.next('found', word) };
    },
  );
};
