import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Reply } from '../generated/protocol';
import { Connection } from './connection';

class FakeSocket {
  sent: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  send(text: string) {
    this.sent.push(text);
  }
  close() {
    this.onclose?.();
  }
  types() {
    return this.sent.map((text) => JSON.parse(text).type);
  }
}

let sockets: FakeSocket[];
const dial = () => {
  const socket = new FakeSocket();
  sockets.push(socket);
  return socket as unknown as WebSocket;
};

beforeEach(() => {
  sockets = [];
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

describe('a connection', () => {
  it('keeps what was asked before the line stood', () => {
    const connection = new Connection(dial);
    connection.ask({ type: 'start' });
    expect(sockets[0]!.sent).toEqual([]);
    sockets[0]!.onopen!();
    expect(sockets[0]!.types()).toEqual(['start']);
  });

  it('dials again by itself and watches from what was seen last', () => {
    const connection = new Connection(dial);
    let seen = 0;
    connection.watch(() => ({ type: 'watch', table: 't', token: 'k', seen }));
    sockets[0]!.onopen!();
    seen = 7;
    sockets[0]!.onclose!();
    expect(connection.line.value).toBe('lost');
    vi.advanceTimersByTime(1000);
    sockets[1]!.onopen!();
    expect(connection.line.value).toBe('open');
    expect(JSON.parse(sockets[1]!.sent[0]!)).toEqual({ type: 'watch', table: 't', token: 'k', seen: 7 });
  });

  it('comes back when the server that went said so', () => {
    const connection = new Connection(dial);
    sockets[0]!.onopen!();
    sockets[0]!.onmessage!({ data: JSON.stringify({ type: 'closing', back: 7000, spread: 2000 }) });
    expect(connection.line.value).toBe('open');
    sockets[0]!.onclose!();
    expect(connection.line.value).toBe('closing');
    vi.advanceTimersByTime(6999);
    expect(sockets.length).toBe(1);
    vi.advanceTimersByTime(2001);
    expect(sockets.length).toBe(2);
    sockets[1]!.onclose!();
    expect(connection.line.value).toBe('lost');
  });

  it('waits longer each time, but never long', () => {
    new Connection(dial);
    for (let i = 0; i < 12; ++i) {
      sockets.at(-1)!.onclose!();
      vi.advanceTimersByTime(7000);
    }
    expect(sockets.length).toBe(13);
  });

  it('does not send a move into a broken line', () => {
    const connection = new Connection(dial);
    sockets[0]!.onopen!();
    sockets[0]!.onclose!();
    expect(connection.askNow({ type: 'play', seen: 1, move: {} })).toBe(false);
    vi.advanceTimersByTime(1000);
    sockets[1]!.onopen!();
    expect(sockets[1]!.sent).toEqual([]);
  });

  it('hears nothing of the old line after leaving a page', () => {
    const connection = new Connection(dial);
    const heard: Reply[] = [];
    connection.listen((reply) => heard.push(reply));
    sockets[0]!.onopen!();
    connection.leave();
    sockets[0]!.onmessage!({ data: '{"type":"tables","tables":[]}' });
    expect(heard).toEqual([]);
    sockets[1]!.onopen!();
    sockets[1]!.onmessage!({ data: '{"type":"tables","tables":[]}' });
    expect(heard.length).toBe(1);
  });
});
