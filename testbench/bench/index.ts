/** Tests of hardware: what users of the package import. */
export { everyEngineTest } from './every-engine.ts';
export { type HwTestOptions, hwTest } from './hw-test.ts';
export { always, chance, everyNth, never } from './patterns.ts';
