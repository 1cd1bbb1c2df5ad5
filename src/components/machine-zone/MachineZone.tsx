import './machine-zone.css';

/** Characters in each line of a passport's machine-readable zone. */
const WIDTH = 44;

/** A phone has at most so many in a row: it breaks the line after a filler, and fills the rest. */
const HALF = 24;

/** A line of the zone: capitals without accents, digits, and `<` for everything else. */
export function machineLine(text: string): string {
  const letters = text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
  return letters
    .replace(/[^A-Z0-9<]+/g, '<')
    .padEnd(WIDTH, '<')
    .slice(0, WIDTH);
}

interface MachineZoneProps {
  lines: string[];
  /** Positions it on the page. */
  className: string;
}

/** A passport's machine-readable zone, hidden from screen readers. */
export function MachineZone({ lines, className }: MachineZoneProps) {
  return (
    <div className={`machine-zone screen-only ${className}`} aria-hidden="true" translate="no">
      {lines.map(machineLine).map((line) => {
        const half = line.lastIndexOf('<', HALF) + 1;
        const secondHalf = line.slice(half).padEnd(HALF, '<');
        // No <wbr>, which breaks a line that does not wrap, too.
        return <div key={line}>{`${line.slice(0, half)}\u200b${secondHalf}`}</div>;
      })}
    </div>
  );
}
