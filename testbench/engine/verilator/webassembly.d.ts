/**
 * The part of the WebAssembly interface that this engine uses: it is in TypeScript's `dom` library alone, which has no
 * place here.
 */
declare namespace WebAssembly {
  class Module {
    private readonly compiled: never;
    /** Compiles at once. */
    constructor(bytes: Uint8Array<ArrayBuffer>);
    static imports(module: Module): { readonly module: string; readonly name: string }[];
  }

  class Memory {
    private constructor();
    readonly buffer: ArrayBuffer;
  }

  type ModuleImports = Record<string, ((...args: number[]) => unknown) | Memory>;

  class Instance {
    constructor(module: Module, imports: Record<string, ModuleImports>);
    readonly exports: Record<string, unknown>;
  }

  function compile(bytes: Uint8Array<ArrayBuffer>): Promise<Module>;
}
