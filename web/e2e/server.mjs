// The real program on a folder of its own; it can be killed like a machine that loses its power, and started again on the same data.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const program = process.env.ATELIER_BIN ?? fileURLToPath(new URL('../../build/release/atelier', import.meta.url));

async function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

export class Server {
  #child = null;

  static async begin() {
    if (!existsSync(program))
      throw new Error(`There is no program at ${program}: build it, or say where it is by ATELIER_BIN.`);
    const server = new Server();
    server.port = await freePort();
    server.address = `http://127.0.0.1:${server.port}`;
    server.data = await mkdtemp(join(tmpdir(), 'atelier-e2e-'));
    await server.start();
    return server;
  }

  async start() {
    const args = ['serve', '--port', String(this.port), '--data', this.data, '--bot-pace', '50', '--fixed-deals'];
    this.#child = spawn(program, args, { stdio: ['ignore', 'ignore', 'inherit'] });
    for (let tries = 0; tries < 200; ++tries) {
      try {
        if ((await fetch(`${this.address}/api/health`)).ok) return;
      } catch {
        // Not listening yet.
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error('The server did not begin to listen within ten seconds.');
  }

  async kill() {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
  }

  async end() {
    await this.kill();
    await rm(this.data, { recursive: true, force: true });
  }
}
