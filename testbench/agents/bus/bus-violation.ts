/** What monitors of buses throw. */

/** One side of a bus broke a rule of its protocol. The message names the interface, what happened, rule and clock. */
export class BusViolation extends Error {
  override readonly name = 'BusViolation';
  /** Where the specification has the rule, as in `IHI 0024E 3.2` or `RULE 3.45`. */
  readonly rule: string;

  /** `bus` is the name of the interface, `cycle` the edge at which it was seen. */
  constructor(bus: string, what: string, rule: string, cycle: number) {
    super(`${bus}: ${what} (${rule}), at cycle ${cycle}`);
    this.rule = rule;
  }
}
