/** What a test says of values that the design and the test leave open. */
import type { StartValueOptions } from './start-values-simulator.ts';
import type { UnknownOptions } from './unknowns-simulator.ts';

export interface StartChoice {
  /**
   * Follow what is unknown: registers and memories without start value until something sets them, and inputs that the
   * test has not set. The test fails where it reaches a control or an output after reset.
   */
  readonly unknowns?: true | UnknownOptions | undefined;
  /**
   * Run the design side by side with so many choices of start values; the test fails where an output depends on them
   * after reset.
   */
  readonly startValues?: number | StartValueOptions | undefined;
}
