/** A server of the files of a folder, as any other would serve them: for tests, and to look at what was built. */
import { createReadStream, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
};

/** What is running: `url` ends with `/`. */
export interface ServedFolder {
  readonly url: string;
  close(): Promise<void>;
}

/** Serves `folder` on this machine alone, compressed; port 0 is any that is free. */
export async function serveFolder(folder: string, port = 0): Promise<ServedFolder> {
  const server: Server = createServer(async (request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://here').pathname));
    let file = join(folder, path);
    let stat = statSync(file, { throwIfNoEntry: false });
    if (stat?.isDirectory() && !path.endsWith('/')) {
      response.writeHead(308, { location: `${path}/` }).end();
      return;
    }
    if (stat?.isDirectory()) {
      file = join(file, 'index.html');
      stat = statSync(file, { throwIfNoEntry: false });
    }
    if (stat === undefined) {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('not found\n');
      return;
    }
    response.writeHead(200, {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      'content-encoding': 'gzip',
      'cache-control': 'no-cache',
    });
    // A browser may go away in the middle.
    await pipeline(createReadStream(file), createGzip({ level: 6 }), response).catch(() => undefined);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
