/** A server of the files of a folder, for tests of pages. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import compression from 'compression';
import sirv from 'sirv';

/** What is running: `url` ends with `/`. */
export interface ServedFolder {
  readonly url: string;
  close(): Promise<void>;
}

/** Serves `folder` on this machine alone, compressed, at any port that is free. */
export async function serveFolder(folder: string): Promise<ServedFolder> {
  // Files may change while they are served, so that nothing is remembered of them.
  const files = sirv(folder, { dev: true, etag: true });
  const compressed = compression({ threshold: 0 });
  const server = createServer((request, response) => {
    const next = (): void =>
      files(request, response, () => {
        response.writeHead(404, { 'content-type': 'text/plain' }).end('not found\n');
      });
    compressed(request as Parameters<typeof compressed>[0], response as Parameters<typeof compressed>[1], next);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
