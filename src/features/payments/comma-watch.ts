/** The decimal signs other than the dot: the comma, and the Arabic one. */
const COMMA = /[,٫]/;

/**
 * Chrome leaves a comma out of a number field as it is typed or pasted, and so makes 18550 of
 * `185,50`. This watches what is offered to such a field and what the browser takes.
 */
export class CommaWatch {
  private offered = '';
  private isLost = false;

  /** Before the browser inserts a text, which it may then do in part or not at all. */
  offer(text: string | null): void {
    this.take('');
    this.offered = text ?? '';
  }

  /** What the browser has inserted of it. */
  take(text: string | null): void {
    if (COMMA.test(this.offered) && !COMMA.test(text ?? '')) this.isLost = true;
    this.offered = '';
  }

  /** Whether a field with this value means something else than was typed. A dot says what is meant. */
  misreads(value: string): boolean {
    this.take('');
    if (value === '' || value.includes('.')) this.isLost = false;
    return this.isLost;
  }
}
