/** Nothing: what `wasm-wrappers.ts` works around is a fault of threads of one Node. */
export {};
