/**
 * Vitest runs this before each test file. Properties draw the same stimulus in every run, so that a change is judged by
 * what it changes; `FAST_CHECK_SEED=random npm test` draws a new one, and a number in its place repeats that one.
 */
import fc from 'fast-check';

const seed = process.env.FAST_CHECK_SEED ?? '1';
// One for the whole file also where it is random: what is made for a seed is then made once.
const drawn = seed === 'random' ? crypto.getRandomValues(new Int32Array(1))[0]! : Number.parseInt(seed, 10);
fc.configureGlobal({ seed: drawn });
