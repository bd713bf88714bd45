/** Tests of every engine, of which some need tools that may not be installed. */
import { missingTools } from '../available.ts';
import type { EngineName } from '../simulator.ts';

const missing = await missingTools();

/** Whether the engine cannot run here. */
export const isMissing = (engine: EngineName): boolean => missing.has(engine);

/** The engine's name in the title of a test, with the tool that is missing where it is skipped for that. */
export const engineTitle = (engine: EngineName): string =>
  isMissing(engine) ? `${engine} (${missing.get(engine)} is not installed)` : engine;
