/** Tests of hardware: what users of the package import. */

export { type Item, type Sendable, stream, streamsOf, type TypedStream } from '../agents/item.ts';
export { always, chance, everyNth, never } from '../agents/patterns.ts';
export { between, byMagnitude, eachOf, split, transition } from '../coverage/functional/bins.ts';
export { coverGroup, type GroupDefinition } from '../coverage/functional/cover-group.ts';
export { modelProperty } from '../properties/model-property.ts';
export { everyEngineTest } from './every-engine.ts';
export { everyEngineProperty } from './every-engine-property.ts';
export { type HwPropertyOptions, hwProperty } from './hw-property.ts';
export { type HwTestOptions, hwTest } from './hw-test.ts';
