/** Mistakes in shapes, which are made inside and outside module bodies. */
import type { DiagnosticCode } from '../../ir/diagnostic-codes.ts';
import type { Location } from '../../ir/location.ts';
import { callerLocation } from './source.ts';

/**
 * A shape that cannot be. Thrown where the shape is made; in a module body it ends the body and becomes a diagnostic.
 */
export class ShapeMistake extends RangeError {
  readonly code: DiagnosticCode;
  readonly what: string;
  readonly fix: string;
  readonly at: Location;

  constructor(code: DiagnosticCode, what: string, fix: string) {
    super(`${what}: ${fix}`);
    this.code = code;
    this.what = what;
    this.fix = fix;
    this.at = callerLocation();
  }
}
