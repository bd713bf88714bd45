/** WebAssembly modules without a promise. */

/** Compiles at once; only where `WebAssembly.compile` cannot be awaited, because the caller is a clock edge. */
export function syncModule(bytes: Uint8Array<ArrayBuffer>): WebAssembly.Module {
  // The constructor's declaration in Node's types has no parameter.
  return Reflect.construct(WebAssembly.Module, [bytes]) as WebAssembly.Module;
}
