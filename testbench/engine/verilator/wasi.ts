/**
 * The operating system that a model sees: none. Its C library wants one to start and to print; the model itself prints
 * through the harness. No time, no randomness and no files, so that a simulation depends on nothing but its inputs.
 */

const SUCCESS = 0;
const BAD_DESCRIPTOR = 8;
const NOT_SUPPORTED = 52;

/** Functions for everything that `module` imports from WASI; `memory` is asked for once the module runs. */
export function wasiImports(module: WebAssembly.Module, memory: () => WebAssembly.Memory): WebAssembly.ModuleImports {
  const known: Readonly<Record<string, (...args: number[]) => number>> = {
    environ_get: () => SUCCESS,
    environ_sizes_get: (count, size) => {
      const view = new DataView(memory().buffer);
      view.setUint32(count!, 0, true);
      view.setUint32(size!, 0, true);
      return SUCCESS;
    },
    fd_prestat_get: () => BAD_DESCRIPTOR,
    proc_exit: (code) => {
      throw new Error(`the simulation ended itself with code ${code}`);
    },
  };
  const wanted = WebAssembly.Module.imports(module).filter((i) => i.module === 'wasi_snapshot_preview1');
  return Object.fromEntries(wanted.map(({ name }) => [name, known[name] ?? (() => NOT_SUPPORTED)]));
}
