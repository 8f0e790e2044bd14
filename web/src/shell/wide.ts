import { useEffect, useState } from 'preact/hooks';

const wide = matchMedia('(min-width: 1100px)');

// Wide enough for the margin to stand beside the stage.
export function useWide(): boolean {
  const [is, setIs] = useState(wide.matches);
  useEffect(() => {
    const look = () => setIs(wide.matches);
    wide.addEventListener('change', look);
    return () => wide.removeEventListener('change', look);
  }, []);
  return is;
}
