import type { JSX } from 'preact';
import type { Place } from '../../../generated/fresco';

// Marks of the stations of a day, on a 24 grid.

export type Stop = 'hostel' | 'plan' | Exclude<Place, 'again'>;

const marks: Record<Stop, JSX.Element> = {
  hostel: (
    <>
      <path d="M3 19.500V6M3 16H21V19.500M21 16V13.500A3 3 0 0 0 18 10.500H10V16" />
      <circle cx="6.5" cy="12.5" r="1.9" />
      <path d="M14 3.500H19L14.5 7.500H19" />
    </>
  ),
  plan: (
    <>
      <path d="M5 4H19V20.500H5ZM9 2.500H15V5.500H9Z" />
      <path d="M8.5 10.5 10 12 12.5 9M15 10.500H16M8.5 16 10 17.5 12.5 14.500M15 16H16" />
    </>
  ),
  market: (
    <>
      <path d="M3.5 9.5 5.5 4H18.500L20.5 9.500C20.5 12.5 16.5 12.5 16.2 9.5 16.2 12.5 12 12.5 12 9.5 12 12.5 7.8 12.5 7.8 9.5 7.5 12.5 3.5 12.5 3.5 9.500Z" />
      <path d="M5 12.500V20.500M19 12.500V20.500M5 16H19" />
    </>
  ),
  cathedral: (
    <>
      <path d="M4 20.500V11L7 7.5 10 11V20.500M10 12.500C10 7.5 20 7.5 20 12.500V20.500H4M15 8.700V3M13.4 4.600H16.6" />
      <path d="M13.5 20.500V17A1.5 1.5 0 0 1 16.5 17V20.5" />
    </>
  ),
  studio: (
    <>
      <path d="M5.5 4.500H18.500V14.500H5.500ZM12 4.500V2.500M8.5 14.5 5.5 21.500M15.5 14.5 18.5 21.500M12 14.500V19" />
      <circle cx="12" cy="8.5" r="1.7" />
      <path d="M8.8 14C9 11.5 15 11.5 15.2 14" />
    </>
  ),
  workshop: (
    <>
      <path d="M3.5 11H20.500C20.5 16.5 17 19.5 12 19.500S3.5 16.5 3.5 11ZM8 21.500H16" />
      <path d="M12.5 11 17.5 3.5 19.8 5 16 11" />
    </>
  ),
  theatre: (
    <>
      <path d="M3.5 4.500C6 5.5 9 5.5 12 4.500V11.500C12 15 8.5 16 7.7 16 6.5 16 3.5 14.5 3.5 11Z" />
      <path d="M14.5 7.500C16.5 8 18.5 8 20.5 7V14C20.5 18 17.2 19.5 16.2 19.5 15 19.5 12.5 18.5 11.5 16" />
      <path d="M6 8.700H6.800M9 8.700H9.800M6 11.800C7.2 13.2 8.6 13.2 9.8 11.8" />
    </>
  ),
};

export function PlaceMark({ stop }: { stop: Stop }) {
  return (
    <svg
      class="fr-place-mark"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      stroke-width={1.6}
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
    >
      {marks[stop]}
    </svg>
  );
}
