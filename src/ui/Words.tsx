/**
 * A text inside a hydrated form. It stands alone in its element and is not compared while React
 * hydrates: a browser's translator may have rewritten it by then, which would otherwise make React
 * build the form anew and lose what was typed.
 */
export function Words({ children, className }: { children: string; className?: string }) {
  return (
    <span className={className} suppressHydrationWarning>
      {children}
    </span>
  );
}
