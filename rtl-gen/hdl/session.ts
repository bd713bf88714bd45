/** One elaboration: what is being built and everything found wrong so far. */
import { DesignError, type Diagnostic, type Place } from '../ir/diagnostic.ts';
import type { DiagnosticCode } from '../ir/diagnostic-codes.ts';
import type { ModuleIr } from '../ir/module-ir.ts';
import type { Builder } from './builder.ts';
import type { AnyModule } from './module.ts';

/** Diagnostics are gathered, not thrown, so that one run reports every mistake. */
export class Session {
  readonly #diagnostics: Diagnostic[] = [];
  #current: Builder | undefined;
  /** Elaborates a module that a body instantiates, each module value once. */
  readonly elaborate: (mod: AnyModule) => ModuleIr;

  constructor(elaborate: (session: Session, mod: AnyModule) => ModuleIr) {
    const done = new Map<AnyModule, ModuleIr>();
    this.elaborate = (mod) => {
      const known = done.get(mod);
      if (known !== undefined) return known;
      const built = elaborate(this, mod);
      done.set(mod, built);
      return built;
    };
  }

  /** The module whose body is running. */
  get current(): Builder | undefined {
    return this.#current;
  }

  /** Run `build` as the body of `owner`. */
  building<T>(owner: Builder, build: () => T): T {
    const outer = this.#current;
    this.#current = owner;
    try {
      return build();
    } finally {
      this.#current = outer;
    }
  }

  report(code: DiagnosticCode, message: string, fix: string, at: readonly Place[]): void {
    this.add([{ code, message, fix, at }]);
  }

  add(diagnostics: readonly Diagnostic[]): void {
    this.#diagnostics.push(...diagnostics);
  }

  /** Throws a `DesignError` with everything reported, if anything was. */
  finish(): void {
    if (this.#diagnostics.length > 0) throw new DesignError(this.#diagnostics);
  }
}
