/** One elaboration: what is being built and everything found wrong so far. */
import { DesignError, type Diagnostic, type Place } from '../../ir/diagnostic.ts';
import { type DiagnosticCode, isWarning } from '../../ir/diagnostic-codes.ts';
import type { Location } from '../../ir/location.ts';
import type { ModuleIr } from '../../ir/module-ir.ts';
import type { Builder } from './builder.ts';
import type { ClockStyle } from './clock.ts';
import type { AnyModule } from './module.ts';

/** More levels of modules in modules than any design has; there is stack for them. */
const deepest = 200;

/** Diagnostics are gathered, not thrown, so that one run reports every mistake. */
export class Session {
  readonly #diagnostics: Diagnostic[] = [];
  readonly #warnings: Diagnostic[] = [];
  /** A mistake in a loop, or in a module that is made several times, is one mistake. */
  readonly #known = new Set<string>();
  #current: Builder | undefined;
  #closed = false;
  /** The modules whose bodies are running, the top first. */
  readonly #path: AnyModule[] = [];
  /** Elaborates a module that a body instantiates, each module value once for each set of styles around its domains. */
  readonly elaborate: (mod: AnyModule, styles: readonly ClockStyle[]) => ModuleIr;

  constructor(elaborate: (session: Session, mod: AnyModule, styles: readonly ClockStyle[]) => ModuleIr) {
    const done = new Map<AnyModule, Map<string, ModuleIr>>();
    this.elaborate = (mod, styles) => {
      const ofModule = done.get(mod) ?? new Map<string, ModuleIr>();
      done.set(mod, ofModule);
      const key = styles.map(({ edge, reset, active }) => `${edge} ${reset} ${active}`).join();
      const known = ofModule.get(key);
      if (known !== undefined) return known;
      this.#path.push(mod);
      try {
        const built = elaborate(this, mod, styles);
        ofModule.set(key, built);
        return built;
      } finally {
        this.#path.pop();
      }
    };
  }

  /** The names of the modules whose bodies are running: `top > fifo > ram`. */
  get path(): string {
    return this.#path.map((m) => m.name).join(' > ');
  }

  /** Whether an instance of `mod` here would never come to an end: reported then. */
  contains(mod: AnyModule, at: Location): boolean {
    const outer = this.#path.indexOf(mod);
    if (outer < 0 && this.#path.length < deepest) return false;
    const message =
      outer < 0
        ? `${mod.name} stands ${this.#path.length} modules deep, and there is no end of it`
        : `${mod.name} contains itself: ${[...this.#path.slice(outer), mod].map((m) => m.name).join(' > ')}`;
    this.report('module-recursion', message, 'end it: a parameter that gets smaller, and a smallest case', [
      at,
      { ...mod.at, note: 'the module' },
    ]);
    return true;
  }

  /** The elaboration is over: what is reported later is thrown at once. */
  close(): void {
    this.#closed = true;
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
    for (const d of diagnostics) {
      const key = JSON.stringify(d);
      if (this.#known.has(key)) continue;
      this.#known.add(key);
      (isWarning(d.code) ? this.#warnings : this.#diagnostics).push(d);
    }
    if (this.#closed) this.finish();
  }

  /** What does not keep the design from being one. */
  get warnings(): readonly Diagnostic[] {
    return this.#warnings;
  }

  /** Throws a `DesignError` with everything reported, if anything was. */
  finish(options?: ErrorOptions): void {
    if (this.#diagnostics.length > 0) throw new DesignError(this.#diagnostics, options);
  }
}
