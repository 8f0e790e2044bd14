// The real program on a folder of its own; it can be killed like a machine that loses its power, and started again on the same data.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const program =
  process.env.ATELIER_BIN ?? fileURLToPath(new URL('../../build/release/atelier', import.meta.url));

// Stories ask faster than people, all of them from one address.
process.env.ATELIER_SERVER_UNLIMITED = '127.0.0.1';

// The port, as soon as the program says that it is open.
function listening(child) {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stdout.setEncoding('utf8').on('data', (text) => {
      said += text;
      const address = /http:\/\/[^ :]+:(\d+)/.exec(said);
      if (address) resolve(Number(address[1]));
    });
    child.once('exit', () => reject(new Error(`The server did not open: ${said}`)));
  });
}

export class Server {
  port = 0; // any free one; after that always the same
  #child = null;

  static async begin({ pace = 50 } = {}) {
    if (!existsSync(program))
      throw new Error(`There is no program at ${program}: build it, or say where it is by ATELIER_BIN.`);
    const server = new Server();
    server.pace = pace;
    server.data = await mkdtemp(join(tmpdir(), 'atelier-e2e-'));
    // However slow the machine, who is asked something has the time to look at it.
    await writeFile(join(server.data, 'atelier.toml'), '[patience]\nundo_seconds = 3600\n');
    await server.start();
    return server;
  }

  // After a kill its port may for a moment be somebody else's.
  async start() {
    for (let tries = 100; ; --tries) {
      try {
        return await this.#open();
      } catch (error) {
        if (this.port === 0 || tries === 0) throw error;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    }
  }

  async #open() {
    const config = join(this.data, 'atelier.toml');
    const args = ['serve', '--config', config, '--port', String(this.port), '--data', this.data];
    args.push('--bot-pace', String(this.pace), '--fixed-deals');
    this.#child = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    this.port = await listening(this.#child);
    this.address = `http://127.0.0.1:${this.port}`;
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
