import type { ComponentType } from 'preact';
import { render } from 'preact';
import '../style/fonts.css';
import '../style/tokens.css';
import '../style/base.css';

// An easel for the covers (pictures.html?game=ID): e2e/covers.mjs photographs what stands on it. No page of the program comes here.
const covers = import.meta.glob<ComponentType>('../games/*/cover.tsx', { import: 'Cover' });

const game = new URLSearchParams(location.search).get('game') ?? '';
const Cover = await covers[`../games/${game.replaceAll('-', '_')}/cover.tsx`]!();
render(<Cover />, document.getElementById('easel')!);
await document.fonts.ready;
document.body.dataset.ready = 'true';
