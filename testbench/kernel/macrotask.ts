/** A turn of the event loop, which ends only after the microtask queue has run dry. */
export { setImmediate as macrotask } from 'node:timers/promises';
