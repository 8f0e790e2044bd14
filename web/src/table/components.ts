import { useEffect, useState } from 'preact/hooks';

// What lies in the box a table plays with. Boxes never change: each is fetched once by its hash and kept.

const boxes = new Map<string, unknown>();

// A journal brings its own.
export function keepBox(hash: string, box: unknown): void {
  boxes.set(hash, box);
}

async function fetchBox(hash: string): Promise<void> {
  for (let wait = 500; !boxes.has(hash); wait = Math.min(wait * 1.7, 5000)) {
    try {
      const answer = await fetch(`/api/components/${hash}`);
      if (answer.ok) boxes.set(hash, await answer.json());
    } catch {
      // The server is away for a moment: the connection says so, here it is enough to ask again.
    }
    if (!boxes.has(hash)) await new Promise((resolve) => setTimeout(resolve, wait));
  }
}

export function useComponents(hash: string | undefined): unknown | null {
  const [, redraw] = useState({});
  useEffect(() => {
    let wanted = true;
    if (hash && !boxes.has(hash)) fetchBox(hash).then(() => wanted && redraw({}));
    return () => {
      wanted = false;
    };
  }, [hash]);
  return (hash && boxes.get(hash)) ?? null;
}
