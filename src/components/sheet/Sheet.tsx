import './sheet.css';
import type { ReactNode } from 'react';

/** The first line of a document: who issued it, and what it is. */
export function SheetHead({ brand, children }: { brand: string; children: ReactNode }) {
  return (
    <div className="sheet-head label">
      <span translate="no">{brand}</span>
      {children}
    </div>
  );
}
