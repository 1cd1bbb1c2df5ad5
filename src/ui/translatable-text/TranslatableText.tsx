/**
 * Text inside a hydrated form: alone in its element, and not compared during hydration. A browser's
 * translator may have changed it by then; React would rebuild the form and lose what was typed.
 */
export function TranslatableText(props: { children: string; className?: string }) {
  return <span {...props} suppressHydrationWarning />;
}
