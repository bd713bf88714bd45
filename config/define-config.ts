/** The default export of `gatewright.config.ts`. */
import type { Config } from './config.ts';

/** The config as it is given: this function is for the editor, which then knows the keys and their types. */
export const defineConfig = (config: Config): Config => config;
