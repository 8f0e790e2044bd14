import { go } from './router';
import { Store } from './store';

// A journal that somebody brings to be watched: it stays in the page.
export interface Brought {
  name: string; // of the file
  text: string;
}

export const brought = new Store<Brought | null>(null);
export const broughtPlace = 'file';

export async function bring(file: File): Promise<void> {
  brought.set({ name: file.name, text: await file.text() });
  go(`/replay/${broughtPlace}`);
}

const fileIn = (drop: DragEvent): boolean => drop.dataTransfer?.types.includes('Files') ?? false;

// A file may be dropped anywhere: a browser would leave the page for it.
export function receiveJournals(): void {
  addEventListener('dragover', (drag) => fileIn(drag) && drag.preventDefault());
  addEventListener('drop', (drop) => {
    if (!fileIn(drop)) return;
    drop.preventDefault();
    const [file] = drop.dataTransfer!.files;
    if (file) void bring(file);
  });
}
