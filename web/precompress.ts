import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const texts = /\.(html|js|css|svg|json|webmanifest|wasm|txt|md)$/;

// Beside every file that gets smaller by it: FILE.gz and FILE.br, which the server hands out as they are.
export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        const path = join(folder, name);
        if (!texts.test(name) || !statSync(path).isFile()) continue;
        const bytes = readFileSync(path);
        write(`${path}.gz`, gzipSync(bytes, { level: 9 }), bytes);
        write(
          `${path}.br`,
          brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
          bytes,
        );
      }
    },
  };
}

function write(path: string, compressed: Buffer, bytes: Buffer): void {
  if (compressed.length < bytes.length) writeFileSync(path, compressed);
}
