import { transliterated } from './transliterate.ts';

/** Long enough for the widest container; what does not fit is not shown. */
const WIDTH = 180;

/** A text in the letters of a machine-readable zone: capitals and digits, `<` for everything else. */
export function machineText(text: string): string {
  return transliterated(text)
    .replaceAll(/[^A-Z0-9<]+/g, '<')
    .replace(/^P<{2,}(?=[A-Z])/, 'P<');
}

/** One line of a passport's machine-readable zone. */
export function machineLine(text: string, width = WIDTH): string {
  return machineText(text).padEnd(width, '<').slice(0, width);
}

interface MachineZoneProps {
  lines: string[];
  /** Class of its place on the page. */
  className: string;
}

/** A passport's machine-readable zone, hidden from screen readers. */
export function MachineZone({ lines, className }: MachineZoneProps) {
  return (
    <div className={`machine-zone ${className}`} aria-hidden="true" translate="no">
      {lines.map((line) => (
        <div key={line}>{line}</div>
      ))}
    </div>
  );
}
