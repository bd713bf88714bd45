/** Links that hold the whole state, in the part of a URL that browsers keep to themselves. */

/** What a link opens. */
export interface Shared {
  /** Of an example as it is, its name alone. */
  readonly example: string;
  readonly files?: Readonly<Record<string, string>>;
  /** The tab of results that is shown. */
  readonly view?: string;
}

const beginning = '#s=';

/** The fragment, with `#`. */
export async function fragmentOf(shared: Shared): Promise<string> {
  if (shared.files === undefined)
    return `#example=${shared.example}${shared.view === undefined ? '' : `&view=${shared.view}`}`;
  const bytes = await through(new TextEncoder().encode(JSON.stringify(shared)), new CompressionStream('deflate-raw'));
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return `${beginning}${btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}`;
}

/** What a fragment says; `undefined` where it says nothing that can be read. */
export async function sharedOf(fragment: string): Promise<Shared | undefined> {
  if (!fragment.startsWith(beginning)) {
    const asked = new URLSearchParams(fragment.slice(1));
    const [example, view] = [asked.get('example'), asked.get('view')];
    return example === null ? undefined : { example, ...(view === null ? {} : { view }) };
  }
  try {
    const text = atob(fragment.slice(beginning.length).replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
    const read = await through(bytes, new DecompressionStream('deflate-raw'));
    return JSON.parse(new TextDecoder().decode(read)) as Shared;
  } catch {
    // A link that was cut off on its way.
    return undefined;
  }
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
}
