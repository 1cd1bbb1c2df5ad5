/** Long enough for the widest container; what does not fit is cut off. */
const WIDTH = 146;

/** One line of a passport's machine-readable zone: capitals, digits and `<` for all else. */
export function machineLine(text: string, width = WIDTH): string {
  return text
    .toUpperCase()
    .replaceAll(/[^A-Z0-9<]+/g, '<')
    .padEnd(width, '<')
    .slice(0, width);
}

/** A passport's machine-readable zone. Decoration. */
export function MachineZone({ lines }: { lines: string[] }) {
  return (
    <div className="machine-zone" aria-hidden="true" translate="no">
      {lines.map((line) => (
        <div key={line}>{line}</div>
      ))}
    </div>
  );
}
