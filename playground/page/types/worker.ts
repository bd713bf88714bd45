/** The worker of the types: one language service, over what the page was built with. */
import { serve } from '../rpc.ts';
import type { Definition } from './emitted.ts';
import { type Known, TypeService } from './type-service.ts';

const service = fetch(new URL('types.json', location.href))
  .then((response) => response.json() as Promise<Known>)
  .then((known) => new TypeService(known));

interface At {
  readonly file: string;
  readonly at: number;
}

export const handlers = {
  /** Takes the user's files; gives their mistakes, and what a browser runs. */
  check: async (files: Readonly<Record<string, string>>) => {
    const types = await service;
    types.set(files);
    return { problems: types.problems(), modules: types.emitted() };
  },
  complete: async ({ file, at, files }: At & { readonly files: Readonly<Record<string, string>> }) => {
    const types = await service;
    types.set(files);
    return types.completions(file, at);
  },
  signature: async ({ file, at, files }: At & { readonly files: Readonly<Record<string, string>> }) => {
    const types = await service;
    types.set(files);
    return types.signature(file, at);
  },
  renaming: async ({ file, at, files }: At & { readonly files: Readonly<Record<string, string>> }) => {
    const types = await service;
    types.set(files);
    return types.renaming(file, at);
  },
  /** The text of a file of the library, where it is a source. */
  library: async (path: string) => (await service).library(path),
  about: async ({ file, at }: At) => (await service).about(file, at),
  definition: async ({ file, at }: At): Promise<Definition | undefined> => (await service).definition(file, at),
};

serve(handlers);
