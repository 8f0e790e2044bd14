import type { Closing, Reply, Request, Watch } from '../generated/protocol';
import { Store } from './store';

// The wire to the server: one socket that mends itself. What must survive a broken line is kept here (the watched table, the
// lobby's list); what must not be repeated blindly (a move) is simply not sent while the line is down.

type Line = 'opening' | 'open' | 'lost' | 'closing';
type Listener = (reply: Reply) => void;
type Dial = () => WebSocket;

const firstWait = 250;
const longestWait = 5000;

export class Connection {
  readonly line = new Store<Line>('opening');
  readonly #dial: Dial;
  readonly #listeners = new Set<Listener>();
  #socket: WebSocket | null = null;
  #wait = firstWait;
  #closing: Closing | null = null;
  #redial: ReturnType<typeof setTimeout> | undefined;
  #watching: (() => Watch) | null = null;
  #listing = false;
  #unsent: Request[] = [];

  constructor(dial: Dial) {
    this.#dial = dial;
    this.#open();
  }

  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  // Goes out now, or as soon as the line stands.
  ask(request: Request): void {
    if (this.line.value === 'open') this.#send(request);
    else this.#unsent.push(request);
  }

  // Goes out now or not at all: a move is made on what is seen, not on what may come.
  askNow(request: Request): boolean {
    if (this.line.value !== 'open') return false;
    this.#send(request);
    return true;
  }

  // Asked for again, with what was seen by then, whenever the line is new.
  watch(watching: () => Watch): void {
    this.#watching = watching;
    if (this.line.value === 'open') this.#send(watching());
  }

  list(): void {
    this.#listing = true;
    if (this.line.value === 'open') this.#send({ type: 'list_tables' });
  }

  // Leaving a page drops the line: the others see that this person is gone, and no late message of the old page arrives on the new one.
  leave(): void {
    this.#watching = null;
    this.#listing = false;
    this.#wait = firstWait;
    this.#open();
  }

  // The browser knows that the network is back, or the person is: no need to wait.
  hurry(): void {
    if (this.line.value !== 'lost') return;
    this.#wait = firstWait;
    this.#open();
  }

  #send(request: Request): void {
    this.#socket?.send(JSON.stringify(request));
  }

  #open(): void {
    clearTimeout(this.#redial);
    const old = this.#socket;
    const socket = this.#dial();
    this.#socket = socket;
    old?.close();
    if (this.line.value === 'open') this.line.set('opening');
    socket.onopen = () => {
      if (socket !== this.#socket) return;
      this.#wait = firstWait;
      if (this.#listing) this.#send({ type: 'list_tables' });
      if (this.#watching) this.#send(this.#watching());
      for (const request of this.#unsent.splice(0)) this.#send(request);
      this.line.set('open');
    };
    socket.onmessage = (message) => {
      if (socket !== this.#socket) return;
      const reply = JSON.parse(String(message.data)) as Reply;
      if (reply.type === 'closing') this.#closing = reply;
      for (const listener of [...this.#listeners]) listener(reply);
    };
    socket.onclose = () => {
      if (socket !== this.#socket) return;
      const closing = this.#closing;
      this.#closing = null;
      this.line.set(closing ? 'closing' : 'lost');
      // A little chance in the wait, so that a room full of pages does not return in one blow.
      const wait = closing ? closing.back + Math.random() * closing.spread : this.#wait * (0.75 + Math.random() / 2);
      this.#redial = setTimeout(() => this.#open(), wait);
      this.#wait = Math.min(this.#wait * 1.7, longestWait);
    };
  }
}

export function dialHome(): WebSocket {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
  return new WebSocket(`${scheme}//${location.host}/ws`);
}
